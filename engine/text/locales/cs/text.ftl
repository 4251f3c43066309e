# Co se řekne, když nějaký text chybí.
text-missing = Omlouváme se, tady chybí text. Partie tím není ohrožena.
