# Why the bot does not do what somebody asked of it: what is so, then what to do. Said privately to the one who pressed.

## Finding a match

refusal-no-match = There is no such match here. Use /matches to see yours.
refusal-not-seated = You are not playing in this match. You can watch it, and start one of your own with /play.
refusal-match-over = This match is over. You can start another with /play.
refusal-not-started = This match has not started yet. Its host can start it in the lobby.

## Lobbies

refusal-unknown-game = This bot does not know that game. Choose one of those that /play offers.
refusal-option = That option does not go with this game. Choose from what /play offers.
refusal-seats = This game is for { $fewest } to { $most } players, you included. Invite a number that fits.
refusal-self-invite = You cannot invite yourself: you are in already. Invite somebody else, or nobody, so that anyone may join.
refusal-lobby-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} You can watch, or start another match with /play.
refusal-already-joined = You have joined already. The host starts the match when everybody is here.
refusal-not-joined = That is possible only for somebody who has joined this match. The lobby message shows who has.
refusal-not-invited = Only those whom the host has invited can join this match. You can start one of your own with /play.
refusal-barred = The host has removed you from this lobby, so you cannot join it again. You can start a match of your own with /play.
refusal-too-few = { $needed ->
    [one] One player is needed
   *[other] { $needed } players are needed
}, and { $joined ->
    [one] one has joined
   *[other] { $joined } have joined
}. Wait for more, then start again.
refusal-already-started = The match has started already, so nobody can join or leave its lobby. A player who wants to stop can use /resign.
refusal-not-host = Only the host can do that; a match can also be ended by a moderator. Please ask the host.

## Playing

refusal-stale = The match has moved on since that message was shown, so this press did nothing. Look at the current board and choose again.
refusal-not-asked = It is not your turn to choose. You will be pinged when it is.
refusal-illegal = The rules do not allow that now. Open Move to see everything that you can choose.
refusal-already-resigned = You have resigned from this match already, so you cannot act in it any more. You can go on watching.
refusal-record-hidden = The record would show what is hidden, so it can be had only when the match is over.

## Faults

refusal-wrong-cards = This match was started with other components than the bot has now, so it cannot go on. You can resign, or the host can end it.
refusal-other-rules = This match was played with another version of the rules, which the bot cannot carry on. You can resign, or the host can end it.
refusal-not-to-show = This match is over. It was played with other components or rules than the bot has now, so it cannot be shown any more.
refusal-not-saved = That could not be saved, so nothing has changed. Try again in a moment; if it happens again, tell whoever runs the bot.
refusal-not-read = The match could not be read just now. Try again in a moment; if it happens again, tell whoever runs the bot.
refusal-closing = The bot is just restarting, so nothing was done. Try again in a minute: all matches are kept.
