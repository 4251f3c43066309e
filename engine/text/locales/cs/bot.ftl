# Co říká sám bot, ať se hraje cokoli: zprávy, tlačítka, odpovědi, příkazy.
# Meze: tlačítka 80 znaků, volby a popisy příkazů 100 znaků.

## Každá zpráva partie

heading = **{ $game }** · { $state }
heading-lobby = příprava partie
heading-live = hraje se
heading-over = konec
footer = -# Partie { $match } · { $set }
footer-plain = -# Partie { $match }
set-house = domácí sada
set-owner = vlastní sada provozovatele
set-named = vlastní sada provozovatele „{ $name }“
house-set = -# Hraje se s domácí sadou: s vlastními součástmi, které zachovávají počty z pravidel. Nejsou to tištěné součásti hry; více říká /rules.
owner-set = -# Hraje se se součástmi, které zapsal provozovatel bota ({ $set }).
options = Varianty:
option = • { $option }
options-none = Varianty: žádné, základní hra
option-value = { $option }: { $value }
homeless = Do kanálu této partie už nemohu psát. Partie zůstává uložená: napište v jiném kanálu serveru `/board match:{ $match }` a bude pokračovat tam.

## Příprava partie

lobby-players = Ve hře ({ $joined } z { $seats }): { $people }
lobby-player = { $name }
lobby-host = { $name } (zakládá)
lobby-awaited = Pozvánka: { $people }. Přidat se mohou jen pozvaní; pozvání přijmete tlačítkem Přidat se, odmítnete tlačítkem Odejít.
lobby-remove = Odebrat: { $name }
lobby-remove-ask = Kdo partii založil, může někoho odebrat
lobby-cancelled = Příprava partie byla zrušena. Novou založíte příkazem /play.

## Deska, výzva, výsledek

board-resigned = Mimo hru po vzdání: { $people }
board-ended = Partie byla předčasně ukončena. Nikdo nevyhrál.
board-unknown = Partie skončila. Jak dopadla, ukázat nemohu: hrála se s jinými součástmi nebo podle jiných pravidel, než mám teď.
notice = { $who }: { $count ->
    [one] jste na tahu
    [few] jste na tahu všichni
    [many] jste na tahu všichni
   *[other] jste na tahu všichni
} ve hře { $game } (partie { $match }).
result-players = { $who }: partie skončila.
result-record = -# Soubor { $file } je záznam této partie na památku: všechny volby a vše, co určila náhoda, jako text.
hand-closed = { $name } ode mě nepřijímá soukromé zprávy. Partie pokračuje i tak: co smí vidět jen { $name }, ukáže tlačítko Moje ruka.
hand-your-turn = **Jste na tahu.** Stiskněte Táhnout.
hand-waiting = **Nejste na tahu:** { $ask }

## Panel

panel-confirm = **{ $action }**
panel-sure = Potvrdit?
panel-moved-on = Partie se od zobrazení té zprávy posunula. Teď vypadá takto.
panel-earlier = … Dřívější: viz { button-log }.
panel-board = Aktuální deska: { $link }
menu-part = { $ask } ({ $number } z { $of })
page = -# Strana { $number } z { $of }

## Tlačítka

button-join = Přidat se
button-leave = Odejít
button-start = Začít
button-cancel = Zrušit
button-move = Táhnout
button-hand = Moje ruka
button-log = Průběh
button-more = Další
button-board = K desce
button-back = Zpět
button-confirm = Potvrdit
button-learn = Naučit se to hrou
button-onward = Dál
button-again = Ještě jednou
button-why = Proč?
button-previous = Dřívější
button-next = Pozdější
button-text = Jako text
button-rules = Pravidla
button-repost = Poslat desku znovu
button-resign = Vzdát se
button-end = Ukončit partii
button-keep = Ne, hrát dál
button-rematch = Odveta

## Co se stalo

told-lobby = Příprava partie je otevřená. Až budete na tahu, dám vám vědět.
told-joined = Jste ve hře. Až tu budou všichni, partii začne ten, kdo ji založil.
told-started = Partie začala. Kdo je na tahu, stojí nad obrázkem desky.
told-left = V této partii už nejste.
told-cancelled = Příprava partie je zrušená.
told-removed = Odebráno. Ten, kdo byl odebrán, se k této partii už přidat nemůže.
told-rematch = Příprava odvety je otevřená. Začne, až ji přijmou všichni.
told-rematch-runs = Odveta se už hraje: je to partie { $match }.
told-resigned = Vzdáváte se. Ostatní hrají dál a vy se můžete dívat.
told-resigned-over = Vzdáváte se, a tím partie končí.
told-ended = Partie je ukončená.
told-kept = Nic se nestalo. Partie pokračuje.
told-reposted = Desku posílám znovu na konec kanálu, ve kterém se hraje.
told-moved = Partie pokračuje v tomto kanálu.
sure-resign = Opravdu se chcete vzdát? Nelze to vzít zpět. Ostatní hrají dál, nebo vyhrává ten, kdo zbyl.
abandoned-left = Partie je opuštěná: ten, na koho se čeká, už na serveru není. Smíte ji ukončit a nikdo tím neprohraje.
abandoned-idle = Partie čeká na někoho jiného už { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dnů
}. Smíte ji ukončit a nikdo tím neprohraje.
abandoned-unplayable = Tato partie tu nemůže pokračovat, protože mi chybějí její součásti nebo pravidla. Smíte ji ukončit a nikdo tím neprohraje.
sure-end = Opravdu chcete partii ukončit pro všechny? Nelze to vzít zpět a nikdo nevyhraje.

## Nastavení

settings-mine = **Vaše nastavení** platí jen pro vás, na všech serverech i v soukromých zprávách.
settings-mine-language = **Jazyk** toho, co vidíte jen vy: buď jako váš Discord, nebo ten, který si vyberete.
settings-mine-confirm = **Potvrzování:** zda se volba před provedením ještě jednou ukáže.
settings-mine-direct = **Soukromé zprávy:** zda vám ruku posílat i soukromou zprávou. Tlačítko Moje ruka ji ukáže kdykoli.
settings-mine-letters = **Písmena na obrázcích:** zda má to, co se na vašich obrázcích liší barvou a tvarem, nést i písmeno. Co které znamená, stojí v textu.
settings-client = Podle mého Discordu: { $language }
settings-language-ask = Jazyk
settings-confirm-ask = Potvrzování
settings-confirm-on = Každou volbu ještě ukázat k potvrzení
settings-confirm-off = Provést hned
settings-direct-ask = Soukromé zprávy
settings-direct-on = Posílat mi moji ruku
settings-direct-off = Neposílat mi soukromé zprávy
settings-letters-ask = Písmena na obrázcích
settings-letters-on = Obrázky s písmeny
settings-letters-off = Obrázky bez písmen
settings-server = **Nastavení tohoto serveru**
settings-server-language = **Jazyk:** co čtou všichni v partiích založených od této chvíle.
settings-server-channels = **Kanály,** ve kterých se smějí zakládat partie, včetně jejich vláken: { $channels }
settings-server-channels-all = **Kanály:** partie se smějí zakládat ve všech. Vyberete-li některé, budou povoleny jen ty.
settings-server-letters = **Písmena na obrázcích,** které vidí všichni, od příští změny každé desky.
settings-server-enders = **Předčasné ukončení partie:** kdo ji smí ukončit pro všechny.
settings-locale = Podle serveru: { $language }
settings-channels-ask = Jen tyto kanály
settings-channels-all = Povolit všechny kanály
settings-enders-ask = Kdo smí ukončit partii
settings-enders-host = Partii smí ukončit, kdo ji založil, a moderátoři
settings-enders-players = Partii smí ukončit, kdo ji hraje, a moderátoři
settings-enders-moderators = Partii smějí ukončit jen moderátoři
channel = { $name }

## Lekce

learn-heading = **{ $game }** · lekce, { $number } z { $of }
learn-asked = **{ $ask }**
learn-other = **{ $chosen }** by šlo také a ve vlastní partii to smíte. Tato lekce ale pokračuje volbou **{ $wanted }**; proč, to stojí níže.
learn-end = **Výborně.** Teď si hru { $game } zahrajte s ostatními: na serveru napište /play. Víc se dočtete v /rules.

## Odpovědi na příkazy

matches-heading = **Vaše partie**
matches-none = Nejste v žádné partii. Založte ji příkazem /play.
matches-asked = **Jste na tahu.**
match-short = { $match } · { $game } · { $state }
match-label = { $match } · { $game } · { $state } · { $people }
rules-heading = **{ $game }** · { $topic }
rules-picture = -# Obrázek: { $caption }
rules-topics = Další témata
help =
    Jsem **Aviary** a můžete si tu zahrát deskové hry: { $games }.
    /play otevře přípravu partie. Pozvěte protihráče, nebo nechte přidat kohokoli.
    Tlačítka pod deskou: **Táhnout** – tady v soukromí volíte; **Moje ruka** – co víte jen vy; **Průběh** – co se stalo; **Další** – pozice jako text, pravidla, vzdání se.
    Vaši ruku vám posílám i soukromou zprávou: dá se z ní odehrát celá partie.
    Příkazem /move hrajete psaním. /hand, /board, /log, /resign a /end dělají totéž co tlačítka, a to pro kteroukoli vaši partii.
    /matches vypíše vaše partie s odkazy. /learn vás hru naučí v první partii s průvodcem, /rules ji vysvětlí. V /settings si vyberete jazyk a další.

## Když něco nejde

error-button = To tlačítko už neznám. Své partie najdete příkazem /matches, nápovědu příkazem /help.
error-command = Ten příkaz se od té doby, co ho váš Discord zná, změnil. Napište znovu / a vyberte ho ze seznamu, nebo napište /help.
error-unexpected = Něco se u mě pokazilo a je to zapsáno jako { $number }. Z vaší partie se nic neztratilo. Zkuste to znovu; stane-li se to zase, řekněte to číslo tomu, kdo bota provozuje.
error-discord = Discord mou odpověď nepřijal (zapsáno jako { $number }). Z vaší partie se nic neztratilo. Zkuste to za chvíli znovu.
error-place = Do kanálu této partie nemohu psát. Partie zůstává uložená: ať mi moderátor dá přístup, nebo napište /board v jiném kanálu serveru.
error-closed = Nepřijímáte ode mě soukromé zprávy. Moje ruka vám tady ukáže totéž.
error-no-match = Partii { $match }, kterou byste tu mohli vidět, neznám. Vaše vypíše /matches.
error-no-matches = Není tu žádná partie, které by se to týkalo. Vaše vypíše /matches, novou založí /play.
error-which-match = Mohlo by se to týkat více partií. Vyberte jednu ze seznamu, který se otevře u volby match.
error-not-started = Tato partie ještě nezačala, takže zatím není co ukázat.
error-not-yours = V této partii nehrajete. Dívat se můžete: deska, Průběh a Další jsou pro všechny.
error-not-over = Tato partie ještě neskončila.
error-rematch-alone = Ostatní už na serveru nejsou. Novou partii založíte příkazem /play.
error-end-host = Ukončit ji může jen ten, kdo ji založil, nebo člen s oprávněním Spravovat zprávy.
error-end-players = Ukončit ji může jen ten, kdo ji hraje, nebo člen s oprávněním Spravovat zprávy.
error-end-moderators = Na tomto serveru může partii ukončit jen člen s oprávněním Spravovat zprávy. Požádejte o to některého z nich, nebo se vzdejte.
error-channel = Na tomto serveru se partie zakládají v těchto kanálech: { $channels }. Napište /play tam.
error-channels-gone = Žádný z kanálů, ve kterých se na tomto serveru smějí zakládat partie, už neexistuje. Jiné vybere člen s oprávněním Spravovat server příkazem /settings server.
error-settings-here = Tohle je nastavení serveru. Napište /settings server na serveru; své vlastní najdete v /settings me.
error-settings-server = Nastavení serveru může měnit člen s oprávněním Spravovat server. Své vlastní najdete v /settings me.
error-begun = Tato partie už začala. Ukončíte ji tlačítkem Další a pak Ukončit partii.
error-lobby-changed = Od zobrazení toho seznamu se příprava partie změnila. Vyberte znovu.
error-bot-invited = Bot hrát nemůže. Pozvěte člena serveru, nebo nikoho, aby se mohl přidat kdokoli.
error-server-only = Partie potřebuje kanál na serveru. Napište /play tam.
error-permissions = V tomto kanálu partii ukázat nemohu, protože mi chybí: { $missing }. Požádejte o to moderátora, nebo použijte jiný kanál.
error-no-rules = Hru toho jména neznám. Vyberte ji ze seznamu.
error-no-lesson = Pro tu hru lekce není. Vyberte ji ze seznamu.
error-no-topic = Takové téma tu není; tady je shrnutí.
error-several = „{ $typed }“ odpovídá více vašim možnostem. Vyberte níže, nebo pište dál, až zbude jediná.
error-not-asked = S textem „{ $typed }“ se nic nestalo.
error-not-understood = „{ $typed }“ teď mezi vašimi možnostmi není. Vyberte níže, nebo zvolte některou z možností, které se objevují při psaní.
permission-view = Zobrazit kanál
permission-send = Posílat zprávy
permission-attach = Přikládat soubory
permission-history = Číst historii zpráv

## Popisy příkazů a jejich voleb

command-play = Otevřít přípravu partie
command-play-game = Otevřít přípravu partie: { $game }
command-opponent = Koho zvete; vynecháte-li to, může se přidat kdokoli
command-move = Odpovědět hře na otázku: psaním, nebo v panelu
command-hand = Ukázat, co v partii víte jen vy
command-board = Poslat desku znovu, nebo ukázat pozici jako text
command-log = Ukázat, co se v partii stalo
command-matches = Vypsat vaše partie
command-resign = Vzdát partii
command-end = Ukončit partii pro všechny (kdo ji založil a moderátoři)
command-settings = Zvolit, jak mluvím a co dělám
command-settings-me = Vaše nastavení: jazyk, potvrzování, soukromé zprávy, písmena na obrázcích
command-settings-server = Nastavení serveru: jazyk, kanály, písmena na obrázcích, kdo smí ukončit partii
command-learn = Naučit se hru za pět minut: první partie s průvodcem, soupeř hraje podle scénáře
command-rules = Přečíst si pravidla hry
command-help = Ukázat, co umím
command-option-match = Která partie; vynecháte-li to, ta zdejší
command-option-action = Co volíte; možnosti se objevují při psaní
command-option-text = Celá pozice slovy
command-option-game = Která hra
command-option-topic = Která část pravidel
