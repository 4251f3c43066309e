# What is said when a text is missing.
text-missing = Sorry, words are missing here. The match itself is safe.
