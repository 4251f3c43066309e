# What the bot itself says, whatever game is played. Messages, buttons, answers, commands.
# Limits: buttons 80 characters, choices and descriptions of commands 100.

## Every message of a match

heading = **{ $game }** · { $state }
heading-lobby = lobby
heading-live = under way
heading-over = over
footer = -# Match { $match } · { $set }
footer-plain = -# Match { $match }
set-house = house set
set-owner = owner’s set
set-named = owner’s set “{ $name }”
house-set = -# Played with the house set: components of our own, which keep the rulebook’s totals. They are not the printed ones; /rules says more.
owner-set = -# Played with components that the owner of this bot has written down ({ $set }).
options = Options:
option = • { $option }
options-none = Options: none, the basic game
option-value = { $option }: { $value }
homeless = I cannot write in this match’s channel any more. The match is kept: type `/board match:{ $match }` in another channel of the server and it goes on there.

## Lobby

lobby-players = Players ({ $joined } of { $seats }): { $people }
lobby-player = { $name }
lobby-host = { $name } (host)
lobby-awaited = Invited: { $people }. Only those invited can join; press Join to accept, Leave to decline.
lobby-remove = Remove { $name }
lobby-remove-ask = The host can remove a player
lobby-cancelled = This lobby was cancelled. Start another match with /play.

## Board, notice, result

board-resigned = Resigned: { $people }
board-ended = This match was ended early. Nobody has won.
board-unknown = This match is over. How it ended I cannot show: it was played with other components or rules than I have now.
notice = { $who }: { $count ->
    [one] your turn
   *[other] your turn, all of you,
} in { $game } (match { $match }).
result-players = { $who }: the match is over.
result-record = -# The file { $file } is the record of this match, to keep: every choice and all that chance decided, as text.
hand-closed = { $name } takes no direct messages from me. The match goes on all the same: My hand shows what only { $name } may see.
hand-your-turn = **It is your turn.** Press Move.
hand-waiting = **It is not your turn:** { $ask }

## Panel

panel-confirm = **{ $action }**
panel-sure = Confirm?
panel-moved-on = The match has moved on since that message was shown. This is how it stands now.
panel-earlier = … Earlier: see { button-log }.
panel-board = Current board: { $link }
menu-part = { $ask } ({ $number } of { $of })
page = -# Page { $number } of { $of }

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-move = Move
button-hand = My hand
button-log = Log
button-more = More
button-board = To the board
button-back = Back
button-confirm = Confirm
button-learn = Learn it by playing
button-onward = Next
button-again = Once more
button-why = Why?
button-previous = Earlier
button-next = Later
button-text = As text
button-rules = Rules
button-repost = Send the board anew
button-resign = Resign
button-end = End the match
button-keep = No, play on
button-rematch = Rematch

## What was done

told-lobby = Your lobby is open. You will be pinged when it is your turn.
told-joined = You have joined. The host starts the match when everybody is here.
told-started = The match has begun. Whose turn it is stands above the picture of the board.
told-left = You have left this match.
told-cancelled = The lobby is cancelled.
told-removed = That player has been removed and cannot join this lobby again.
told-rematch = The lobby for your rematch is open. It starts when everybody has accepted.
told-rematch-runs = The rematch is under way already: it is match { $match }.
told-resigned = You have resigned. The others play on, and you can watch.
told-resigned-over = You have resigned. The match is over.
told-ended = The match is ended.
told-kept = Nothing was done. The match goes on.
told-reposted = The board is sent anew at the end of its channel.
told-moved = The match goes on in this channel.
sure-resign = Do you really want to resign? That cannot be taken back. The others play on, or win if only one is left.
abandoned-left = The match is abandoned: a player for whom it waits has left the server. You may end it, and nobody loses.
abandoned-idle = The match has waited { $days ->
    [one] a day
   *[other] { $days } days
} for another player. You may end it, and nobody loses.
abandoned-unplayable = This match cannot go on here, as I lack its components or its rules. You may end it, and nobody loses.
sure-end = Do you really want to end this match for everybody? That cannot be taken back, and nobody wins.

## Settings

settings-mine = **Your settings** hold for you in every server and in direct messages.
settings-mine-language = **Language:** what only you see, in the language of your Discord or in one that you choose.
settings-mine-confirm = **Confirmation:** whether a choice is shown once more before it is made.
settings-mine-direct = **Direct messages:** whether your hand comes as a direct message, too. My hand shows it at any time.
settings-mine-letters = **Letters on pieces:** whether pieces that differ by color and shape bear letters, too, in your pictures. The text says what each means.
settings-client = As in my Discord: { $language }
settings-language-ask = Language
settings-confirm-ask = Confirmation
settings-confirm-on = Show each choice once more, to be confirmed
settings-confirm-off = Act at once
settings-direct-ask = Direct messages
settings-direct-on = Send me my hand
settings-direct-off = Send me no direct messages
settings-letters-ask = Letters on pieces
settings-letters-on = Pictures with letters
settings-letters-off = Pictures without letters
settings-server = **The settings of this server**
settings-server-language = **Language:** what everybody reads, in matches opened from now on.
settings-server-channels = **Channels** in which matches may be opened, their threads included: { $channels }
settings-server-channels-all = **Channels:** matches may be opened in all of them. Choose some to allow only those.
settings-server-letters = **Letters on pieces** in the pictures that everybody sees, from the next change of each board on.
settings-server-enders = **Ending a match** early: who may do so, for everybody.
settings-locale = As the server’s: { $language }
settings-channels-ask = Only these channels
settings-channels-all = Allow all channels
settings-enders-ask = Who may end a match
settings-enders-host = The host and moderators may end a match
settings-enders-players = Every player and moderators may end a match
settings-enders-moderators = Only moderators may end a match
channel = { $name }

## Lessons

learn-heading = **{ $game }** · lesson, { $number } of { $of }
learn-asked = **{ $ask }**
learn-other = **{ $chosen }** would be allowed, too, and in a match of your own you are free to do so. This lesson goes on with **{ $wanted }**, for the reason that it gives below.
learn-end = **Well done.** Type /play in a server to play { $game } with others, or /rules to read more.

## Commands' answers

matches-heading = **Your matches**
matches-none = You are in no match. Start one with /play.
matches-asked = **Your turn.**
match-short = { $match } · { $game } · { $state }
match-label = { $match } · { $game } · { $state } · { $people }
rules-heading = **{ $game }** · { $topic }
rules-picture = -# Picture: { $caption }
rules-topics = Other topics
help =
    I am **Aviary** and host board games here: { $games }.
    /play opens a lobby. Name an opponent, or let anybody join.
    Under a match’s board: **Move** is where you choose, in private; **My hand** is what only you know; **Log** is what has happened; **More** has the rest: the position as text, the rules, resigning.
    I also send you your hand as a direct message: you can play a whole match from there.
    /move plays by typing. /hand, /board, /log, /resign and /end do what the buttons do, for any of your matches.
    /matches lists your matches with links. /learn teaches a game in a guided first match, /rules explains it. /settings is where you choose your language and more.

## When something cannot be done

error-button = I do not know that button any more. Type /matches to find your matches, or /help.
error-command = That command has changed since your Discord last heard of it. Type / again and choose it from the list, or type /help.
error-unexpected = Something went wrong on my side, and it has been written down as { $number }. Nothing of your match is lost. Try again; if it happens again, tell whoever runs the bot that number.
error-discord = Discord did not take my answer (written down as { $number }). Nothing of your match is lost. Try again in a moment.
error-place = I cannot write in this match’s channel. The match is kept: let a moderator give me access, or type /board in another channel of the server.
error-closed = You take no direct messages from me. My hand shows you the same here.
error-no-match = There is no match { $match } that you can see here. /matches lists yours.
error-no-matches = There is no match here that this could be for. /matches lists yours, /play starts one.
error-which-match = There is more than one match that this could be for. Name one: choose it from the list that opens at the option match.
error-not-started = This match has not started, so there is nothing to see yet.
error-not-yours = You do not play in this match. You can look: the board, Log and More are open to everybody.
error-not-over = This match is not over yet.
error-rematch-alone = The others have left the server. /play opens a new match.
error-end-host = Only the host of this match, or a member with the permission Manage Messages, can end it.
error-end-players = Only those who play in this match, or a member with the permission Manage Messages, can end it.
error-end-moderators = In this server only a member with the permission Manage Messages can end a match. Ask one, or resign.
error-channel = In this server matches are opened in: { $channels }. Type /play there.
error-channels-gone = The channels in which this server lets matches be opened are all gone. A member with the permission Manage Server can choose others with /settings server.
error-settings-here = These are the settings of a server. Type /settings server there; your own are in /settings me.
error-settings-server = The server’s settings can be changed by members with the permission Manage Server. Your own are in /settings me.
error-begun = This match has begun. To end it, use More, then End the match.
error-lobby-changed = The lobby has changed since that list was shown. Choose again.
error-bot-invited = A bot cannot play. Invite a member, or nobody, so that anyone may join.
error-server-only = A match needs a channel of a server. Type /play there.
error-permissions = I cannot show a match in this channel, because I lack: { $missing }. Ask a moderator to allow it, or use another channel.
error-no-rules = I know no game of that name. Choose one from the list.
error-no-lesson = There is no lesson for that game. Choose one from the list.
error-no-topic = There is no such topic; here is the summary.
error-several = “{ $typed }” fits more than one of your choices. Choose below, or type on until one is left.
error-not-asked = Nothing was done with “{ $typed }”.
error-not-understood = “{ $typed }” is not a choice that you have now. Choose below, or pick one of the choices that appear while you type.
permission-view = View Channel
permission-send = Send Messages
permission-attach = Attach Files
permission-history = Read Message History

## Descriptions of commands and their options

command-play = Open a lobby for a match
command-play-game = Open a lobby for { $game }
command-opponent = Whom you invite; leave it out and anybody may join
command-move = Choose what you are asked, by typing or in a panel
command-hand = See what only you know in a match
command-board = Send the board anew, or see the position as text
command-log = See what has happened in a match
command-matches = List your matches
command-resign = Give a match up
command-end = End a match for everybody (host and moderators)
command-settings = Choose how I speak and what I do
command-settings-me = Your own settings: language, confirmation, direct messages, letters on pieces
command-settings-server = The server’s settings: language, channels, letters on pieces, who may end a match
command-learn = Learn a game in five minutes, in a guided first match against a scripted rival
command-rules = Read the rules of a game
command-help = See what I can do
command-option-match = Which match; leave it out for the one here
command-option-action = What you choose; the choices appear while you type
command-option-text = The whole position in words
command-option-game = Which game
command-option-topic = Which part of the rules
