# Crows česky. Jak jsou id rozdělena, říká anglický soubor. Pravidla hry česky nevyšla, pojmy jsou naše: crows flock = slet vran,
# murder = vraní sněm (rozpouští se), shiny object = lesklý předmět, Trinkets = cetky, Trash = odpadky.
# O lidech se mluví v přítomném čase nebo neosobně: jméno nic neříká o rodě. Dílky a žetony mají stejný první a čtvrtý pád.

crows-title = Crows
crows-option-tile-choices = Tile Choices: místo tažení výběr z odkrytých dílků, po jednom na osobu
crows-option-random-trash = Random Trash: dílky odpadků se nerozdávají, ale zamíchají do balíčku
crows-option-all-the-birds = The Birds: žádná vrána neodlétá, sněmy se jen rozpouštějí
crows-option-scoring-cap = Scoring Cap: v každém kole nejvýš 12 bodů na osobu
crows-progress = Kolo { $round }, v balíčku { $deck ->
    [one] { $deck } dílek
    [few] { $deck } dílky
   *[other] { $deck } dílků
}
crows-progress-last = Kolo { $round }, poslední: balíček je prázdný
crows-progress-over = Konec partie

## Slova

crows-comma = { $first }, { $rest }
crows-semicolon = { $first }; { $rest }
crows-cell = { $cell }
crows-name = { $name }
crows-times = { $n }× { $what }
crows-count = { $n ->
    [one] { $n } vrána
    [few] { $n } vrány
   *[other] { $n } vran
}

crows-tile-empty-tree = prázdný strom
crows-tile-1-crow-tree = strom s 1 vránou
crows-tile-2-crow-tree = strom se 2 vranami
crows-tile-3-crow-tree = strom se 3 vranami
crows-tile-trash = odpadky
crows-tile-trinkets = cetky
crows-tile-cemetery = hřbitov

# Jedním slovem, vedle šipek ve volbách.
crows-short-empty-tree = strom 0
crows-short-1-crow-tree = strom 1
crows-short-2-crow-tree = strom 2
crows-short-3-crow-tree = strom 3
crows-short-trash = odpadky
crows-short-trinkets = cetky
crows-short-cemetery = hřbitov

crows-token-no-cemeteries = Žádné hřbitovy
crows-token-tombstone = Náhrobek
crows-token-no-flocking = Žádný slet
crows-token-2-crows = 2 vrány
crows-token-3-points = 3 body

crows-object-own = váš lesklý předmět
crows-object-other = cizí lesklý předmět
crows-object-of = lesklý předmět: { $name }

crows-variant-tile-choices = Tile Choices
crows-variant-random-trash = Random Trash
crows-variant-all-the-birds = The Birds
crows-variant-scoring-cap = Scoring Cap

## Volby

crows-row = Řádek { $row }: { $columns }
crows-place = { $cell }: { $things }
crows-beside = { $arrow } { $tile }
crows-beside-crows = { $arrow } { $tile } ({ $n })
crows-beside-object = { $arrow } { $tile } ◆
crows-brings-token = přinese speciální žeton

crows-start-0 = Nahoře
crows-start-1 = Vpravo
crows-start-2 = Dole
crows-start-3 = Vlevo

crows-verb-draw = Táhnout dílek
crows-verb-pick = Vzít odkrytý dílek
crows-verb-trash = Zahrát vlastní odpadky
crows-verb-place = Umístit dílek
crows-verb-shine = Umístit lesklý předmět
crows-verb-call = Vybrat vránu
crows-verb-land = Vybrat cílový dílek
crows-verb-scatter = Rozpustit sněm
crows-skip-tile = Žádný dílek není: pokračovat
crows-skip-play = Nehrát žádný žeton

# Co který speciální žeton dělá; zároveň jména voleb.
crows-play-no-cemeteries = Žádné hřbitovy: v tomto kole nic nezdvojuje body
crows-play-tombstone = Náhrobek: libovolný dílek je v tomto kole hřbitovem
crows-play-no-flocking = Žádný slet: vrány na jednom dílku v tomto kole zůstanou
crows-play-2-crows = 2 vrány: hned přesuňte dvě vrány na jiný dílek
crows-play-3-points = 3 body: 3 body na konci; hrát se nedá

# Otázky pro toho, kdo volí: nejdřív řádek, pak místo v něm.
crows-part-tile-draw = Táhnete teď dílek?
crows-part-tile-pick = Který odkrytý dílek si vezmete?
crows-part-tile-draw-or-trash = Táhnete dílek, nebo hrajete vlastní odpadky?
crows-part-tile-pick-or-trash = Vezmete si odkrytý dílek, nebo hrajete vlastní odpadky?
crows-part-tile-trash = Zbývají jen vlastní odpadky. Který dílek nahradí?
crows-part-tile-none = Žádný dílek pro vás není. Pokračujete?
crows-part-play = Chcete zahrát speciální žeton?
crows-row-trash = Odpadky nahradí jiný dílek. Ve kterém řádku?
crows-row-place = Do kterého řádku umístíte tento dílek: { $tile }?
crows-row-shine = Do kterého řádku umístíte lesklý předmět?
crows-row-tomb = Do kterého řádku přijde Náhrobek?
crows-row-roost = Ve kterém řádku mají vrány z jednoho dílku zůstat?
crows-row-call = Ve kterém řádku je první ze dvou vran?
crows-row-call-second = První vrána letí z { $first }. Ve kterém řádku je druhá?
crows-row-land = Vrány z { $first } a { $second }: ve kterém řádku je dílek, na který poletí?
crows-which-trash = Který dílek v řádku { $row } odpadky nahradí?
crows-which-place = Které místo v řádku { $row }? Šipky ukazují, co s ním sousedí: (3) vrány, ◆ lesklý předmět.
crows-which-shine = Na který dílek v řádku { $row } umístíte lesklý předmět?
crows-which-tomb = Na který dílek v řádku { $row } přijde Náhrobek?
crows-which-roost = Na kterém dílku v řádku { $row } mají vrány zůstat?
crows-which-call = Ze kterého dílku v řádku { $row } poletí vrána?
crows-which-land = Na který dílek v řádku { $row } poletí obě vrány?
crows-which-pick = Který odkrytý dílek si vezmete?
crows-which-scatter = Kde začíná spirála, po které se sněm rozlétne?
crows-which-sure = Je to tak správně?

# Celé akce do 100 znaků.
crows-do-pick = Vzít: { $tile }
crows-do-trash = Odpadky na { $cell }, nahradí: { $tile }
crows-do-place = Umístit na { $cell }: { $tile }
crows-do-shine = Lesklý předmět na { $cell }: { $tile }
crows-do-tomb = Náhrobek na { $cell }: { $tile }
crows-do-roost = Žádný slet na { $cell }: { $tile }
crows-do-call = Vzít vránu z { $cell }
crows-do-land = Přesunout obě vrány na { $cell }
crows-do-scatter = Rozpustit sněm, začátek: { $start }

crows-hint-attracts = { $n ->
    [0] Za této situace by k němu neletěla žádná vrána.
    [one] Za této situace by k němu letěla { $n } vrána.
    [few] Za této situace by k němu letěly { $n } vrány.
   *[other] Za této situace by k němu letělo { $n } vran.
}
crows-hint-token = Přinese speciální žeton.
crows-hint-tomb-own = Leží tam váš lesklý předmět: jeho body se zdvojí.
crows-hint-tomb-other = Leží tam lesklý předmět někoho jiného: zdvojí se jeho body.
crows-hint-tomb-yet = Žádný lesklý předmět tam zatím neleží.
crows-hint-tomb-none = Žádný lesklý předmět tam neleží, takže se nic nezdvojí.
crows-hint-tomb-again = Je to už hřbitov a body se zdvojí jen jednou.
crows-hint-holds = { $n ->
    [one] Zůstane tam { $n } vrána.
    [few] Zůstanou tam { $n } vrány.
   *[other] Zůstane tam { $n } vran.
}
crows-hint-lands = Po jedné vráně přistane postupně na: { $cells }.
crows-hint-replaces = Nahrazený dílek hned umístíte znovu, bez nových vran: { $tile }.

# Otázky, které čtou všichni.
crows-ask-tile-draw = { $name } táhne dílek.
crows-ask-tile-pick = { $name } si bere odkrytý dílek.
crows-ask-tile-draw-or-trash = { $name } táhne dílek, nebo hraje odpadky.
crows-ask-tile-pick-or-trash = { $name } si bere odkrytý dílek, nebo hraje odpadky.
crows-ask-tile-trash = { $name } hraje odpadky: jiný dílek není.
crows-ask-tile-none = { $name } pokračuje bez dílku: žádný není.
crows-ask-place = { $name } umísťuje dílek: { $tile }.
crows-ask-shine = { $name } umísťuje lesklý předmět.
crows-ask-play = { $name } může zahrát speciální žeton.
crows-ask-first-crow = { $name } hraje 2 vrány a vybírá první z nich.
crows-ask-second-crow = { $name } hraje 2 vrány: první letí z { $first }, vybírá se druhá.
crows-ask-landing = { $name } hraje 2 vrány: z { $first } a { $second } na jiný dílek.
crows-ask-scatter = { $name } určuje, jak se rozpustí vraní sněm na { $cell }.
crows-ask-over = Už není co volit.

## Průběh partie

crows-told-started = Partie začíná. Značku prvního na tahu má { $name }.
crows-told-round = Kolo { $round }. První na tahu: { $name }.
crows-told-opened = Nově odkrytý dílek: { $tile }.
crows-told-turn = Na tahu: { $name }.
crows-told-drew = { $name } má nový dílek: { $tile }.
crows-told-trashed = { $name } hraje odpadky na { $cell }. Nahrazený dílek se umístí znovu: { $tile }.
crows-told-skipped = { $name } nemá dílek k umístění.
crows-told-placed = Dílek na { $cell }: { $tile }.
crows-told-placed-crows = Dílek na { $cell }: { $tile }, a s ním { $n ->
    [one] { $n } nová vrána
    [few] { $n } nové vrány
   *[other] { $n } nových vran
}.
crows-told-placed-bare = Dílek na { $cell }: { $tile }, bez nových vran.
crows-told-shone = { $name } umísťuje lesklý předmět na { $cell }.
crows-told-collected = { $name } získává speciální žeton.
crows-told-collected-what = Váš nový speciální žeton: { $token }.
crows-told-dull = { $name } nemá v tomto kole kam umístit lesklý předmět.
crows-told-cancelled = { $name } hraje Žádné hřbitovy: v tomto kole nic nezdvojuje body.
crows-told-entombed = { $name } hraje Náhrobek: { $cell } je v tomto kole hřbitovem.
crows-told-roosted = { $name } hraje Žádný slet: vrány na { $cell } v tomto kole zůstanou.
crows-told-lured = { $name } hraje 2 vrány.
crows-told-moved = { $name } přesouvá po jedné vráně z { $first } a { $second } na { $cell }.
crows-told-moved-pair = { $name } přesouvá dvě vrány z { $first } na { $cell }.
crows-told-flocked = Z { $first } na { $cell } letí { $crows }. Lesklý předmět: { $name }.
crows-told-stopped = Z { $first } směrem na { $target } letí { $crows }, ale končí na odpadcích na { $cell }. Lesklý předmět: { $name }.
crows-told-held = Na { $cell } zůstává kvůli žetonu Žádný slet: { $crows }.
crows-told-left-over = Na { $cell } po rovném rozdělení zůstává: { $crows }.
crows-told-unmoved = Vrány na { $cells } zůstávají: žádný lesklý předmět nevidí.
crows-told-scored-plain = { $name } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $crows } na { $cell }.
crows-told-scored = { $name } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $crows } na { $cell }, { $doubled }.
crows-told-capped = { $name } získává kvůli Scoring Cap místo { $full } jen { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $crows } na { $cell }, { $doubled }.
crows-double-plain = bez zdvojení
crows-double-cemetery = dvojnásobně díky hřbitovu
crows-double-tombstone = dvojnásobně díky žetonu Náhrobek
crows-double-void = bez zdvojení kvůli žetonu Žádné hřbitovy
crows-told-murder = Vraní sněm na { $cell }: { $n ->
    [one] { $n } vrána
    [few] { $n } vrány
   *[other] { $n } vran
} u lesklého předmětu, který má { $name }. Dvě odlétají jako pár.
crows-told-murder-all = Vraní sněm na { $cell }: { $n ->
    [one] { $n } vrána
    [few] { $n } vrány
   *[other] { $n } vran
} u lesklého předmětu, který má { $name }. Žádná neodlétá.
crows-told-scattered = { $name } rozpouští sněm na { $cell } { $start }, na každý dílek po jedné vráně: { $cells }. Jedna zůstává.
crows-told-scattered-none = Ve spirále kolem { $cell } neleží žádný dílek: vrány zůstávají.
crows-from-0 = shora
crows-from-1 = zprava
crows-from-2 = zdola
crows-from-3 = zleva
crows-told-over = Balíček je prázdný, partie končí. Speciální žetony se odkrývají.
crows-told-resigned = { $name } se vzdává.

## Pozice slovy

crows-at-round = Crows, kolo { $round }. První na tahu: { $name }.
crows-at-variants = Varianty: { $variants }
crows-at-drawn = K umístění: { $tile }
crows-at-moved = Nahrazeno odpadky, k umístění bez nových vran: { $things }
crows-at-resigned = { $name } se vzdává.
crows-at-seat = { $name } – body: { $points }
crows-at-object = Lesklý předmět: na { $cell }
crows-at-object-none = Lesklý předmět: mimo plán
crows-at-trash = Vlastní odpadky: ještě nezahrané
crows-at-trashed = Vlastní odpadky: už zahrané
crows-at-tokens = Speciálních žetonů v ruce: { $n }
crows-at-revealed = Ponechané speciální žetony: { $tokens }
crows-at-cancelled = V tomto kole platí: Žádné hřbitovy
crows-at-deck = Dílků v balíčku: { $n }; neznámých v krabici: { $box }
crows-at-unseen = Dosud neviděné dílky: { $tiles }
crows-at-open = Odkryté dílky: { $tiles }
crows-at-crows = Vran v zásobě: { $n }
crows-at-token-pile = Speciálních žetonů v zásobě: { $n }
crows-at-spent = Zahrané speciální žetony: { $tokens }
crows-at-row = Řádek { $row }: { $tiles }
crows-at-tile = { $column } { $things }

## Co ví jen jedna strana

crows-own-none = Nemáte žádné speciální žetony.
crows-own-tokens = Vaše speciální žetony: { $n }. Ponechané do konce přinesou { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
crows-own-token = { $n }× { $effect }

# Pod obrázkem s písmeny.
crows-letters-2 = Písmena na lesklých předmětech: { picture-crows-letter-0 } klíč, { picture-crows-letter-1 } prsten.
crows-letters-3 = Písmena na lesklých předmětech: { picture-crows-letter-0 } klíč, { picture-crows-letter-1 } prsten, { picture-crows-letter-2 } srdce.
crows-letters-4 = Písmena na lesklých předmětech: { picture-crows-letter-0 } klíč, { picture-crows-letter-1 } prsten, { picture-crows-letter-2 } srdce, { picture-crows-letter-3 } hvězda.

## Konec

crows-bonus = { $token } { $count ->
    [one] +{ $points }
    [few] { $count } × +{ $points }
   *[other] { $count } × +{ $points }
}
crows-result-plain = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, žádné ponechané žetony
crows-result-line = { $name }: { $points }, ponechané žetony ({ $tokens }): { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}
crows-result-resigned = { $name } se vzdává a je na posledním místě.
crows-won = Vítězí { $name }, výsledek: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
crows-won-alone = Vítězí { $name }: nikdo jiný už nehraje.
crows-won-clean = Remíza, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Rozhodují nezahrané odpadky: vítězí { $name }.
crows-won-clean-shared = Remíza, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Rozhodují nezahrané odpadky: o vítězství se dělí { $names }.
crows-won-shared = Remíza, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: o vítězství se dělí { $names }.

## Popisy obrázků

crows-alt-seat = { $name }: body { $points }.
crows-alt-seat-object = { $name }: body { $points }, lesklý předmět na { $cell }.
crows-alt-table = Od { $first } po { $last } leží { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
   *[other] { $n } dílků
}.
crows-alt-crows = Na plánu sedí { $n ->
    [one] { $n } vrána
    [few] { $n } vrány
   *[other] { $n } vran
}: { $cells }.
crows-alt-crows-on = { $cell } ({ $n })
crows-alt-text = /board text:true popíše slovy každý dílek.

## Pravidla vlastními slovy; každý odstavec uvádí oddíl pravidel hry

crows-topic-summary = Crows za minutu
crows-topic-setup = Příprava
crows-topic-turn = Tah
crows-topic-tiles = Dílky jeden po druhém
crows-topic-objects = Lesklý předmět
crows-topic-tokens = Speciální žetony jeden po druhém
crows-topic-flocking = Jak se vrány slétají
crows-topic-scoring = Body v kole
crows-topic-murders = Vraní sněmy
crows-topic-end = Konec partie
crows-topic-variants = Varianty
crows-topic-rulings = Jak řešíme nejasnosti

crows-rules-summary-1 = **O co jde.** Vrány milují všechno, co se leskne. Umístěte svůj lesklý předmět tam, kam přiláká z okolních stromů nejvíc vran. (Anglická pravidla: Game Overview)
crows-rules-summary-2 = **Váš tah.** Přidejte na plán dílek – stromy přinášejí vrány –, umístěte lesklý předmět na dílek bez vran a zahrajte speciální žeton, pokud chcete. (Anglická pravidla: Each Player Takes One Turn)
crows-rules-summary-3 = **Slet.** Když mají všichni tah za sebou, letí všechny vrány svým řádkem nebo sloupcem k nejbližšímu lesklému předmětu. Přes mezeru mezi dílky nevidí a na odpadcích se cestou zastaví. (Anglická pravidla: Crows Flock)
crows-rules-summary-4 = **Body.** Každá vrána u vašeho lesklého předmětu je bod, na hřbitově dva. Vrány zůstanou, kde jsou, lesklé předměty se vrátí. (Anglická pravidla: Players Score Points)
crows-rules-summary-5 = **Vraní sněm.** Šest a více vran na jednom místě je sněm (anglicky murder): dvě odletí, ostatní se rozlétnou po okolí. (Anglická pravidla: Murder Scatters)
crows-rules-summary-6 = **Vítězství.** Když dojde balíček, partie tím kolem končí. Vyhrává, kdo má nejvíc bodů včetně bodů za ponechané žetony. (Anglická pravidla: Game End)

crows-rules-setup-1 = **Před vámi.** Každý má jeden lesklý předmět a jeden dílek odpadků. Přebytečné odpadky jdou do krabice. (Anglická pravidla: Setup)
crows-rules-setup-2 = **Balíček.** Ostatních 49 dílků se zamíchá lícem dolů. Ve třech se čtyři z nich, ve dvou osm vrátí neviděné do krabice. (Anglická pravidla: Setup)
crows-rules-setup-3 = **Plán.** Devět dílků se odkryje a vyloží do kosočtverce tak, že se dotýkají jen rohy. Na každý přijde tolik vran, kolik jich je na něm nakresleno. (Anglická pravidla: Setup; náš výklad obrázku)
crows-rules-setup-4 = **Zásoby.** Zbylé vrány z 38 tvoří zásobu. 20 speciálních žetonů leží zamíchaných lícem dolů. (Anglická pravidla: Setup)
crows-rules-setup-5 = **Kdo začíná.** Podle pravidel ten, kdo naposledy viděl vránu. Zde rozhoduje náhoda. (Anglická pravidla: Setup; naše rozhodnutí)
crows-rules-setup-6 = **Místa mají jména.** Sloupce jsou označeny písmeny, řádky čísly shora dolů. N50 je střed kosočtverce. Jména se nemění, ani když plán roste: vpravo za Z přijde AA, vlevo před A přijde ZZ. (Aviary)

crows-rules-turn-1 = **1. Dílek.** Táhněte vrchní dílek balíčku a umístěte ho, nebo zahrajte vlastní odpadky. (Anglická pravidla: Choose one tile and add it to the board)
crows-rules-turn-2 = **2. Lesklý předmět.** Umístit ho musíte, a to na dílek bez vran. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rules-turn-3 = **3. Speciální žeton.** Máte-li nějaké žetony, můžete jeden zahrát. (Anglická pravidla: Play one Special Token)
crows-rules-turn-4 = **Kolo.** Začíná první na tahu a pokračuje se po směru hodinových ručiček. Když mají všichni tah za sebou, vrány se slétnou a bodují se. Značka prvního na tahu pak přejde doleva. (Anglická pravidla: Game Round; End of Round)

crows-rules-tiles-1 = **Umístění.** Dílek musí s některým na plánu sousedit celou stranou. Roh nestačí a na jiný dílek se nepokládá. (Anglická pravidla: Placing a Tile)
crows-rules-tiles-2 = **Stromy s vranami.** Při umístění přinesou ze zásoby tolik vran, kolik je na nich nakresleno: 1, 2, nebo 3. Potom už obrázky nic neznamenají. 14, 9 a 2 dílky. (Anglická pravidla: Board Tiles)
crows-rules-tiles-3 = **Prázdné stromy.** Vrány nepřinášejí, ale lesklý předmět na ně umístěný přinese speciální žeton. 14 dílků. (Anglická pravidla: Board Tiles; Special Tokens)
crows-rules-tiles-4 = **Odpadky.** Zastaví vrány, které přes ně letí. 4 dílky. (Anglická pravidla: Board Tiles)
crows-rules-tiles-5 = **Vlastní odpadky.** Jednou za partii je místo tažení vyměníte za dílek, na kterém nejsou vrány ani lesklý předmět. Nahrazený dílek se hned umístí jako nově tažený, ale vrány nepřinese. (Anglická pravidla: Trash Tile)
crows-rules-tiles-6 = **Cetky.** Lesklý předmět na nich má přednost před jinými ve stejné vzdálenosti. 5 dílků. (Anglická pravidla: Board Tiles)
crows-rules-tiles-7 = **Hřbitov.** Vrány na něm mají dvojnásobnou cenu. 5 dílků. (Anglická pravidla: Board Tiles)

crows-rules-objects-1 = **Kam.** Na kterýkoli dílek kromě (a) odpadků, (b) dílku s vranami, (c) dílku s cizím lesklým předmětem. Nemusí to být právě umístěný dílek. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rules-objects-2 = **Na prázdném stromě** přinese speciální žeton. Jen vy vidíte který. Když zásoba dojde, další už nejsou. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rules-objects-3 = **Pomoc.** Než volbu potvrdíte, bot prozradí, kolik vran by k předmětu letělo, kdyby kolo teď skončilo. Kdo hraje po vás, to ještě může změnit. (Aviary)
crows-rules-objects-4 = **Po kole** se předmět vrátí k vám. (Anglická pravidla: End of Round)

crows-rules-tokens-1 = **Jak ho získat.** Lesklý předmět umístěný na prázdný strom přinese jeden žeton. Ostatní vidí, kolik jich máte, ale ne jaké. (Anglická pravidla: Special Tokens)
crows-rules-tokens-2 = **Hrát, nebo nechat.** V tahu zahrajte nejvýš jeden; ten je pak ze hry venku. Žeton ponechaný do konce přinese body. (Anglická pravidla: Play one Special Token)
crows-rules-tokens-3 = **Žádné hřbitovy.** V tomto kole hřbitovy nezdvojují body a Náhrobky také ne. Ponechaný: 2 body. (Anglická pravidla: Special Tokens; naše rozhodnutí)
crows-rules-tokens-4 = **Náhrobek.** Leží na libovolném dílku, který je v tomto kole hřbitovem. Ponechaný: 2 body. (Anglická pravidla: Special Tokens)
crows-rules-tokens-5 = **Žádný slet.** Leží na libovolném dílku s vranami, které v tomto kole neletí. Ponechaný: 2 body. (Anglická pravidla: Special Tokens)
crows-rules-tokens-6 = **2 vrány.** Dvě vrány z jednoho nebo ze dvou dílků letí hned na jeden jiný dílek bez lesklého předmětu. Ponechaný: 2 body. (Anglická pravidla: Special Tokens)
crows-rules-tokens-7 = **3 body.** Ponechaný: 3 body. Hrát se nedá. (Anglická pravidla: Special Tokens)
crows-rules-tokens-8 = **Otázka vždy.** I když máte jen 3 body, bot se ptá, aby otázka nic neprozradila. (Aviary)

crows-rules-flocking-1 = Když mají všichni tah za sebou, letí všechny vrány najednou, každá z místa, kde právě je. (Anglická pravidla: Crows Flock; naše rozhodnutí)
crows-rules-flocking-2 = **(a) Nejblíž.** Letí k nejbližšímu lesklému předmětu ve stejném řádku nebo sloupci, nikdy šikmo. (Anglická pravidla: Crows Flock)
crows-rules-flocking-3 = **(b) Jakkoli daleko.** Přeletí libovolný počet dílků. (Anglická pravidla: Crows Flock)
crows-rules-flocking-4 = **(c) Mezery.** Chybí-li cestou dílek, lesklý předmět za mezerou se nepočítá, i kdyby byl blíž než jiný. Některé vrány tak nemusí letět vůbec. (Anglická pravidla: Crows Flock)
crows-rules-flocking-5 = **(d) Odpadky.** Vrány, které letí přes odpadky, na nich pro toto kolo skončí. Které na odpadcích začínají, letí jako obvykle. (Anglická pravidla: Crows Flock)
crows-rules-flocking-6 = **(e) Shoda: cetky.** Z několika lesklých předmětů ve stejné vzdálenosti přiláká všechny vrány ten na cetkách. (Anglická pravidla: Crows Flock)
crows-rules-flocking-7 = **(e) Shoda: dělení.** Jinak se vrány rozdělí rovným dílem a přebývající zůstanou: z pěti vran mezi třemi lesklými předměty letí ke každému jedna a dvě zůstanou. (Anglická pravidla: Crows Flock)
crows-rules-flocking-8 = **(f) Jen lesklé předměty** vrány lákají; odpadky, cetky ani hřbitovy ne. (Anglická pravidla: Crows Flock)

crows-rules-scoring-1 = **Bod za vránu.** Po sletu získáte 1 bod za každou vránu na dílku svého lesklého předmětu. (Anglická pravidla: Players Score Points)
crows-rules-scoring-2 = **Dvojnásobek.** Na hřbitově platí každá za 2 body. Náhrobek dělá totéž; oba dohromady zdvojí jen jednou. (Anglická pravidla: Players Score Points; naše rozhodnutí)
crows-rules-scoring-3 = **Vrány zůstanou** na plánu a mohou bodovat i v dalším kole. (Anglická pravidla: Players Score Points)
crows-rules-scoring-4 = **Odpadky** cestou stojí body: vrány, které na nich skončí, u vašeho lesklého předmětu nejsou. (Anglická pravidla: Crows Flock)

crows-rules-murders-1 = **Šest a více** vran u jednoho lesklého předmětu je vraní sněm. Anglicky se hejnu vran básnicky říká murder. Nejdřív se bodují. (Anglická pravidla: Murder Scatters)
crows-rules-murders-2 = **Pár.** Dvě z nich spolu odletí zpátky do zásoby. (Anglická pravidla: Murder Scatters)
crows-rules-murders-3 = **Spirála.** Ostatní až na jednu se rozlétnou po spirále dvaceti míst kolem dílku, na každé místo jedna; kde dílek není, platí další místo. (Anglická pravidla: Murder Scatters)
crows-rules-murders-4 = **Vaše volba.** Komu patří lesklý předmět, určí, kde spirála začne: nahoře, vpravo, dole, nebo vlevo. Odtud se stáčí po směru hodinových ručiček. (Anglická pravidla: Murder Scatters; naše rozhodnutí)
crows-rules-murders-5 = **Příklad.** Sedm vran: dvě odletí, jedna zůstane, čtyři přistanou na prvních čtyřech dílcích spirály. (Anglická pravidla: Murder Scatters)
crows-rules-murders-6 = **Ne hned znovu.** Dílek, na kterém je šest vran až po rozpuštění jiného sněmu, čeká na některé další kolo. (Anglická pravidla: Murder Scatters)

crows-rules-end-1 = **Kdy.** Partie končí kolem, ve kterém dojde balíček. (Anglická pravidla: End of Round; Game End)
crows-rules-end-2 = **Žetony.** Nezahrané speciální žetony se odkryjí a přidají po 2 bodech, žeton 3 body přidá 3. (Anglická pravidla: Game End)
crows-rules-end-3 = **Vyhrává,** kdo má nejvíc bodů. (Anglická pravidla: Game End)
crows-rules-end-4 = **Remíza.** Z remizujících vyhrává ten, kdo nezahrál odpadky. Nerozhodne-li ani to, o vítězství se dělí. (Anglická pravidla: Ties)
crows-rules-end-5 = **Kdo se vzdá.** Ve třech a čtyřech hrají ostatní dál. Za toho, kdo se vzdal, volí bot vždy to nejmírnější a ve výsledku ho řadí na konec. (Aviary)

crows-rules-variants-1 = **Tile Choices.** Na začátku kola se odkryje po jednom dílku na osobu. Místo tažení si berete jeden z nich, nebo hrajete odpadky. Co zbude, zůstane; doplní se jen chybějící. (Anglická pravidla: Tile Choices)
crows-rules-variants-2 = **Random Trash.** Čtyři dílky odpadků se zamíchají do balíčku a nikdo s nimi nezačíná. Ve třech jde do krabice pět dílků, ve dvou deset. (Anglická pravidla: Random Trash)
crows-rules-variants-3 = **The Birds.** Ze sněmu žádná vrána neodlétá; jen se rozpustí. (Anglická pravidla: The Birds)
crows-rules-variants-4 = **Scoring Cap.** V každém kole nejvýš 12 bodů na osobu: vlídné k dětem a začátečníkům. (Anglická pravidla: Scoring Cap)
crows-rules-variants-5 = **Všechny** lze spojit. (Naše rozhodnutí)

crows-rules-rulings-1 = Kde pravidla mlčí, hraje Aviary takto. **Balíček dojde uprostřed kola.** Ostatní hrají odpadky, pokud mohou, jinak dílek vynechají; zbytek tahu probíhá dál. V Tile Choices partie končí také tehdy, i když ještě leží odkryté dílky. (Anglická pravidla: Game End)
crows-rules-rulings-2 = **Pro lesklý předmět není místo.** V tomto kole se neumístí. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rules-rulings-3 = **Šest vran samotných** není sněm, dokud je tam nepřiláká lesklý předmět. (Anglická pravidla: Murder Scatters)
crows-rules-rulings-4 = **Několik sněmů** se rozpouští po sobě, od prvního na tahu po směru hodinových ručiček. Přibudou-li některému vrány z dřívějšího, rozpustí se se všemi, které pak má. (Anglická pravidla: Murder Scatters)
crows-rules-rulings-5 = **Spirála nestačí.** Zbývají-li po dvaceti místech vrány, letí po ní znovu. Neleží-li v ní žádný dílek, zůstanou. (Anglická pravidla: Murder Scatters)
crows-rules-rulings-6 = **Odpadky a cetky.** Vrány skončí na prvních odpadcích cestou. Jsou-li ve shodě dva lesklé předměty na cetkách, dělí se vrány mezi ně. (Anglická pravidla: Crows Flock)
crows-rules-rulings-7 = **2 vrány** vyžadují dvě vrány na plánu. **Žádný slet** zadrží i vrány, které na jeho dílek přiletí díky žetonu 2 vrány. (Anglická pravidla: Special Tokens)
crows-rules-rulings-8 = **Žetony na dílku,** který odpadky nahradí, se stěhují s ním. (Anglická pravidla: Trash Tile)
crows-rules-rulings-9 = **Tažené odpadky** se umísťují jako každý tažený dílek a při remíze platí za zahrané. (Anglická pravidla: Random Trash)
crows-rules-rulings-10 = **Remíza tří nebo čtyř.** O vítězství se dělí ti z remizujících, kteří nezahráli odpadky. (Anglická pravidla: Ties)

# Obrázky u pravidel: hráče zastupují jejich barvy, pak co je vidět (za slovem „obrázek“).
crows-example-name-0 = Oranžová
crows-example-name-1 = Modrá
crows-example-name-2 = Růžová
crows-example-name-3 = Zelená
crows-example-summary = konec kola. Šipky ukazují, kudy vrány letěly, číslo na jejich začátku kolik jich bylo: dvě k oranžové na N50, tři k modré na O51. Za každou je bod.
crows-example-setup = devět počátečních dílků s vranami. Číslo říká, kolik jich je; jediná vrána je bez čísla.
crows-example-turn = tažený dílek může přijít na každé místo se jménem. Zvoleno je M50.
crows-example-tiles = pod plánem po jednom dílku od každého druhu: prázdný strom, strom s 1, se 2 a se 3 vranami, odpadky, cetky, hřbitov. Nahoře u jmen jsou dosud nezahrané odpadky.
crows-example-objects = světlé rámečky ukazují, kam smí oranžová umístit lesklý předmět: ne na odpadky, k vranám ani k předmětu modré.
crows-example-tokens = pod plánem všech pět speciálních žetonů od Žádných hřbitovů po 3 body. Na O51 leží Náhrobek, na P51 Žádný slet.
crows-example-flocking = (b) Z K50 letí vrána k oranžové. (c) Vránu na N48 zadrží mezera. (d) Z L52 letí dvě k růžové a skončí na odpadcích; ta, která tam byla, letí dál. (e) Z O50 letí jedna na každou stranu a jedna zůstane; obě z P51 volí cetky s růžovou.
crows-example-scoring = k oranžové na hřbitov M51 přiletěly čtyři vrány: 8 bodů. K modré na O49 jich přiletělo pět: 5 bodů. Jedna na O51 zbyla.
crows-example-murders = celá spirála se začátkem nahoře. Tak velký sněm je vzácný: z 21 vran jedna zůstane na N50, ostatní přistanou v tomto pořadí.
crows-example-end = oranžová vítězí 129 : 91. Dole jsou ponechané speciální žetony a jejich body.
crows-example-variants = Tile Choices ve čtyřech: pod plánem leží odkrytý dílek pro každého.

## Proč? Co lze volit a podle kterého pravidla nic jiného (rule) a co brání jedné odpovědi (not)

crows-rule-tile = Tah začíná dílkem: táhnete vrchní dílek balíčku. (Anglická pravidla: Choose one tile and add it to the board)
crows-rule-tile-none = Balíček je prázdný, táhnout nelze; toto kolo je poslední. (Anglická pravidla: Game End; naše rozhodnutí)
crows-rule-tile-open = V Tile Choices si berete jeden z odkrytých dílků. Z balíčku se netáhne. (Anglická pravidla: Tile Choices)
crows-rule-tile-open-none = V tomto kole už neleží žádný odkrytý dílek. (Anglická pravidla: Tile Choices; naše rozhodnutí)
crows-rule-trash = Místo toho můžete zahrát vlastní odpadky. Přijdou na místo dílku, na kterém nejsou vrány ani lesklý předmět; ten se umístí znovu. (Anglická pravidla: Trash Tile)
crows-rule-trash-nowhere = Odpadky teď nemají co nahradit: na každém dílku jsou vrány nebo lesklý předmět. (Anglická pravidla: Trash Tile)
crows-rule-trash-played = Vlastní odpadky už máte zahrané. (Anglická pravidla: Choose one tile and add it to the board)
crows-rule-tile-skip = Žádný dílek pro vás není, proto pokračujete lesklým předmětem. (Naše rozhodnutí)
crows-rule-place = Dílek musí s některým na plánu sousedit celou stranou a ležet na volném místě. Roh nestačí. (Anglická pravidla: Placing a Tile)
crows-rule-place-drawn = Strom hned přinese tolik vran, kolik jich je na něm nakresleno. (Anglická pravidla: Board Tiles)
crows-rule-place-moved = Dílek byl nahrazen odpadky a nové vrány nepřinese. (Anglická pravidla: Trash Tile)
crows-rule-shine = Lesklý předmět musíte umístit na dílek, kterého se netýká žádná výjimka. Dílků na výběr: { $n }. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rule-shine-trash = Ne na odpadky: { $cells }. (Anglická pravidla: Place the Shiny Object on one empty tile, a)
crows-rule-shine-crows = Ne tam, kde jsou vrány: { $cells }. (Anglická pravidla: Place the Shiny Object on one empty tile, b)
crows-rule-shine-object = Ne tam, kde leží cizí lesklý předmět: { $cells }. (Anglická pravidla: Place the Shiny Object on one empty tile, c)
crows-rule-shine-token = Na prázdném stromě přinese speciální žeton. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rule-shine-no-token = Zásoba speciálních žetonů je prázdná, proto prázdný strom žádný nepřinese. (Anglická pravidla: Place the Shiny Object on one empty tile)
crows-rule-play = V tahu můžete zahrát jeden speciální žeton, nebo si všechny nechat: ponechané přinesou na konci body. (Anglická pravidla: Play one Special Token)
crows-rule-play-points = Žeton 3 body se hrát nedá. Počítá se na konci. (Anglická pravidla: Special Tokens)
crows-rule-play-few = Žeton 2 vrány vyžaduje aspoň dvě vrány na plánu. (Anglická pravidla: Special Tokens)
crows-rule-first-crow = První vrána může být z kteréhokoli dílku s vranami. (Anglická pravidla: Special Tokens)
crows-rule-second-crow = Druhá vrána může být ze stejného dílku, je-li tam ještě jedna, nebo z jiného. (Anglická pravidla: Special Tokens)
crows-rule-landing = Obě vrány letí na jeden dílek, na kterém neleží lesklý předmět a ze kterého žádná z nich není. (Anglická pravidla: Special Tokens)
crows-rule-scatter = Sněm přilákal váš lesklý předmět, proto určujete, kde spirála začne: nahoře, vpravo, dole, nebo vlevo. Odtud se stáčí po směru hodinových ručiček. (Anglická pravidla: Murder Scatters; naše rozhodnutí)

crows-not-waiting = Teď volí někdo jiný. (Anglická pravidla: Game Round)
crows-not-unknown = Taková volba v Crows není. (Aviary)
crows-not-verb = Na to se vás teď bot neptá: tah je dílek, lesklý předmět a pak možná speciální žeton. (Anglická pravidla: Each Player Takes One Turn)
crows-not-must = Tento krok nelze vynechat. (Anglická pravidla: Each Player Takes One Turn)
crows-not-choices = V Tile Choices si berete odkrytý dílek a netáhnete. (Anglická pravidla: Tile Choices)
crows-not-no-choices = Odkryté dílky jsou jen v Tile Choices. (Anglická pravidla: Tile Choices)
crows-not-not-open = Takový dílek odkrytý neleží. (Anglická pravidla: Tile Choices)
crows-not-deck = Balíček je prázdný. (Anglická pravidla: Game End)
crows-not-no-trash = Vlastní odpadky nemáte. (Anglická pravidla: Trash Tile)
crows-not-covered = Na { $cell } už leží dílek. (Anglická pravidla: Placing a Tile)
crows-not-apart = { $cell } s žádným dílkem nesousedí stranou. (Anglická pravidla: Placing a Tile)
crows-not-bare = Na { $cell } neleží žádný dílek. (Anglická pravidla: Each Player Takes One Turn)
crows-not-no-crows = Na { $cell } nejsou žádné vrány. (Anglická pravidla: Special Tokens)
crows-not-last = Jediná vrána na { $cell } už je první ze dvou. (Anglická pravidla: Special Tokens)
crows-not-object = Na { $cell } leží lesklý předmět. (Anglická pravidla: Each Player Takes One Turn)
crows-not-source = Jedna z vran je z { $cell }; letí na jiný dílek. (Anglická pravidla: Special Tokens)
crows-not-on-trash = Na { $cell } leží odpadky. (Anglická pravidla: Place the Shiny Object on one empty tile, a)
crows-not-crows = Na { $cell } jsou vrány. (Anglická pravidla: Each Player Takes One Turn)
crows-not-token = Tento speciální žeton nemáte: { $token }. (Anglická pravidla: Play one Special Token)
crows-not-few = Žeton 2 vrány vyžaduje aspoň dvě vrány na plánu. (Anglická pravidla: Special Tokens)

## Lekce (/learn): obrazovka a odstavec

crows-learn-rival = Červenka
crows-learn-1-1 = **O co jde.** Vrány milují vše, co se třpytí. Každá strana umísťuje lesklý předmět tam, kam jich přiláká nejvíc. Váš je oranžový, modrý patří soupeři, kterému tu říkáme Červenka. Vyhrává, kdo má na konci víc bodů.
crows-learn-1-2 = **Plán.** Devět dílků se dotýká rohy a stromy přinesly vrány: tolik, kolik je na nich nakresleno. Místo se jmenuje podle sloupce a řádku, N50 je uprostřed.
crows-learn-1-3 = **Kolo.** Každá strana má jeden tah. Pak se všechny vrány najednou slétnou a bodují se. Značku prvního na tahu máte vy, takže začínáte.
crows-learn-2-1 = **Váš tah** začíná dílkem. Zpravidla táhnete vrchní z balíčku. Jednou za partii místo toho můžete zahrát vlastní odpadky; k tomu se dostaneme.
crows-learn-2-2 = Teď **táhněte dílek**.
crows-learn-3-1 = **Strom s 1 vránou:** jednu vránu přinese. Dílek musí s některým na plánu sousedit celou stranou. Zvolíte řádek a pak místo v něm.
crows-learn-3-2 = Umístěte ho na **M50**, mezi L50 a N50. Vrány létají v řádku nebo sloupci, ale nikdy ne přes mezeru: teď vede cesta z L50 na N50.
crows-learn-4-1 = **Lesklý předmět** patří na dílek bez vran, bez odpadků a bez jiného lesklého předmětu. Umístěte ho na **N50**. Než volbu potvrdíte, bot prozradí, kolik vran by tam teď letělo.
crows-learn-4-2 = Na N50 je **prázdný strom**, proto získáte i speciální žeton. Jen vy vidíte jaký. Po umístění předmětu můžete jeden zahrát, nebo si ho nechat: na konci přinese body.
crows-learn-5-1 = **Slet.** Odehrál se soupeřův tah: prázdný strom na P51 a na něm modrý předmět. Pak všechny vrány letěly k nejbližšímu lesklému předmětu ve svém řádku nebo sloupci, jakkoli daleko.
crows-learn-5-2 = K vašemu přiletěly dvě, k soupeřovu tři: za každou je bod. Vrány tam zůstanou, předměty se vrátí.
crows-learn-5-3 = Ostatní se nehnuly. Z O49 a z N52 je na každou stranu dřív **mezera** než lesklý předmět.
crows-learn-6-1 = **Kolo 3** – druhé se odehrálo za vás. Tři vrány na P51 v něm měly dva lesklé předměty stejně blízko: ke každému letěla jedna a přebývající zůstala.
crows-learn-6-2 = Máte další strom s 1 vránou. Umístěte ho na **N51**: uzavře mezeru mezi vranami na O51 a **hřbitovem** na M51.
crows-learn-7-1 = **Na hřbitově** platí každá vrána za 2 body.
crows-learn-7-2 = Umístěte lesklý předmět na **M51**. Teď by tam letělo sedm vran. Soupeř ale ještě bude na tahu a vrány si vybírají nejbližší předmět.
crows-learn-8-1 = **Bodování.** Na hřbitov přiletěly čtyři vrány: 8 bodů pro vás. Pět vran na O51 mělo soupeřův předmět na O49 stejně daleko: ke každému letěly dvě, jedna zůstala. Kdyby jeden z předmětů ležel na **cetkách**, letělo by všech pět k němu.
crows-learn-8-2 = **Další kolo** začíná soupeř. Kdo je na tahu poslední, už ví, kde leží druhý předmět.
crows-learn-9-1 = **Odpadky.** Soupeřův předmět je na P51. Čtyři vrány z M51, které nikomu nepatří, by k němu letěly řádkem 51. Vrány, které letí přes odpadky, na nich skončí.
crows-learn-9-2 = Zahrajte **vlastní odpadky** na **N51**. Přijdou na místo dílku, na kterém nejsou vrány ani lesklý předmět.
crows-learn-10-1 = **Nahrazený dílek** se umístí znovu jako nově tažený, ale vrány už nepřinese.
crows-learn-10-2 = Umístěte ho na **O52**. Řádek 52 pak nemá mezeru od N52 po P52 a sloupec O od pěti vran na O49 dolů.
crows-learn-11-1 = **Teď lesklý předmět,** na týž dílek, **O52**. Není to prázdný strom, žeton tedy nepřinese. Podívejte se ale, kolik vran přiláká.
crows-learn-11-2 = Šest a více vran u jednoho lesklého předmětu je **vraní sněm**.
crows-learn-12-1 = **Sněm** sedmi vran: 7 bodů pro vás. Vrány z M51 skončily na odpadcích, takže soupeř má místo 8 bodů jen 4. Dvě vrány z vašeho sněmu spolu odletěly.
crows-learn-12-2 = Jedna zůstane na O52, ostatní se rozlétnou po spirále kolem, na každý dílek jedna. Vy určíte, kde spirála začne: zvolte **vpravo**. Na další obrazovce je partie dohraná do konce.
crows-learn-13-1 = **Konec.** Zbytek se odehrál za vás. Partie končí kolem, ve kterém dojde balíček.
crows-learn-13-2 = Ponechané speciální žetony se odkryjí: po 2 bodech, žeton 3 body za 3. Při remíze vyhrává, kdo nezahrál odpadky.
crows-learn-13-3 = Teď už víte vše, co potřebujete. Hrát lze ve dvou, ve třech i ve čtyřech.
