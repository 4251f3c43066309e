# Bower česky. Jak jsou id rozdělena, říká anglický soubor. Pojmy podle českých pravidel hry.
# O lidech se mluví v přítomném čase nebo neosobně: jméno nic neříká o rodě.

bower-title = Bower
bower-option-super-nest = Super Nest: hnízda 6 × 5, každý 15 tahů, sedm odkrytých bonusových dílků
bower-option-fair-play = Fair Play: bez čtyř interaktivních bonusových dílků
bower-progress = Tah { $turn } z { $turns }
bower-progress-draft = Před prvním tahem
bower-progress-over = Konec partie

## Slova

bower-comma = { $first }, { $rest }
bower-semicolon = { $first }; { $rest }
bower-plus = { $first } + { $rest }
bower-bracketed = [{ $what }]
bower-square = { $material }: { $objects }
bower-tile = { $first } | { $second }
bower-display-tile = { $letter }. { $tile }
bower-hand-tile = { $n }. { $tile }
# Bonusový dílek s písmenem, které má na obrázku.
bower-offer = { $letter }. { $bonus }
# G stojí u dílku i na obrázku.
bower-given-tile = G. { $tile }

bower-material-straw = Sláma
bower-material-moss = Mech
bower-material-gravel = Štěrk
bower-material-earth = Zemina

bower-object-yellow-feather = { $n ->
    [one] žluté pírko
    [few] { $n } žlutá pírka
   *[other] { $n } žlutých pírek
}
bower-object-violet-feather = { $n ->
    [one] fialové pírko
    [few] { $n } fialová pírka
   *[other] { $n } fialových pírek
}
bower-object-red-feather = { $n ->
    [one] červené pírko
    [few] { $n } červená pírka
   *[other] { $n } červených pírek
}
bower-object-white-feather = { $n ->
    [one] bílé pírko
    [few] { $n } bílá pírka
   *[other] { $n } bílých pírek
}
bower-object-yellow-flower = { $n ->
    [one] žlutá květina
    [few] { $n } žluté květiny
   *[other] { $n } žlutých květin
}
bower-object-violet-flower = { $n ->
    [one] fialová květina
    [few] { $n } fialové květiny
   *[other] { $n } fialových květin
}
bower-object-red-flower = { $n ->
    [one] červená květina
    [few] { $n } červené květiny
   *[other] { $n } červených květin
}
bower-object-white-flower = { $n ->
    [one] bílá květina
    [few] { $n } bílé květiny
   *[other] { $n } bílých květin
}
bower-object-gem = { $n ->
    [one] drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
}
bower-object-shell = { $n ->
    [one] mušle
    [few] { $n } mušle
   *[other] { $n } mušlí
}
bower-object-coloured-shell = { $n ->
    [one] barevná mušle
    [few] { $n } barevné mušle
   *[other] { $n } barevných mušlí
}

# Zkratky pro nejplnější dílky: „pírko Ž+F, květina Č“.
bower-adjoin = { $first }+{ $rest }
bower-short-feather = pírko { $colours }
bower-short-flower = květina { $colours }
bower-short-coloured = { $n ->
    [one] b. mušle
    [few] { $n } b. mušle
   *[other] { $n } b. mušlí
}
bower-initial-yellow = Ž
bower-initial-violet = F
bower-initial-red = Č
bower-initial-white = B

bower-request-yellow-feather = žlutá pírka
bower-request-violet-feather = fialová pírka
bower-request-red-feather = červená pírka
bower-request-any-feather = pírka všech barev
bower-request-yellow-flower = žluté květiny
bower-request-violet-flower = fialové květiny
bower-request-red-flower = červené květiny
bower-request-any-flower = květiny všech barev
bower-egg-column = sloupec { $column }
bower-egg-out = mimo hru { $n }
bower-egg-read = { $place }: { $request }

bower-token-white-flower = žeton bílé květiny
bower-token-white-feather = žeton bílého pírka
bower-token-shells = žeton mušlí

# Jména bonusových dílků, každé jiné, a pod nimi, co který dělá (do 80 znaků).
# Dílky hnízda jsou na kartách vidět, karty říkají jen toto.
bower-bonus-hand = Do ruky
bower-bonus-coloured = Barevné mušle
bower-bonus-nest = Dílek hnízda [{ $tile }]
bower-bonus-egg-yellow = Žluté vajíčko
bower-bonus-egg-violet = Fialové vajíčko
bower-bonus-egg-red = Červené vajíčko
bower-bonus-egg-shell = Vajíčko s mušlemi
bower-bonus-spy-rival = Špionáž: soupeřovo vajíčko
bower-bonus-spy-out = Špionáž: vajíčka mimo hru
bower-bonus-token-x = Žeton křížku
bower-bonus-token-white-flower = Žeton bílé květiny
bower-bonus-token-white-feather = Žeton bílého pírka
bower-bonus-token-shells = Žeton mušlí
bower-bonus-token-branch = Žeton větve
bower-bonus-interactive-cover = Překrytí
bower-bonus-interactive-give = Dárek
bower-bonus-interactive-twice = Dvojtah
bower-bonus-interactive-discard = Odhození
bower-bonus-twin = Dílek hnízda { $id } [{ $tile }]
bower-effect-twin = { $id }: { $tile }
bower-effect-nest = { $name }: { $tile }
bower-effect-coloured = Barevné mušle: dílek hnízda do ruky, který na konci vyhrává remízy
bower-effect-egg-yellow = Žluté vajíčko: na konci 1 žeton vajíčka za více žlutých pírek a květin
bower-effect-egg-violet = Fialové vajíčko: na konci 1 žeton vajíčka za více fialových pírek a květin
bower-effect-egg-red = Červené vajíčko: na konci 1 žeton vajíčka za více červených pírek a květin
bower-effect-egg-shell = Vajíčko s mušlemi: na konci 1 žeton vajíčka za více mušlí v hnízdě
bower-effect-spy-rival = Špionáž: soupeřovo vajíčko (pohled na jedno, které vidí jen soupeř)
bower-effect-spy-out = Špionáž: vajíčka mimo hru (pohled na obě vajíčka s úkolem)
bower-effect-token-x = Žeton křížku: jedno pírko nebo květina v libovolném hnízdě neplatí
bower-effect-token-white-flower = Žeton bílé květiny: květina barvy podle vaší volby do vašeho hnízda
bower-effect-token-white-feather = Žeton bílého pírka: pírko barvy podle vaší volby do vašeho hnízda
bower-effect-token-shells = Žeton mušlí: 2 mušle na políčko vašeho hnízda
bower-effect-token-branch = Žeton větve: spojí ve vašem hnízdě dvě políčka stejného materiálu
bower-effect-interactive-cover = Překrytí: otočte dílek hnízda a položte ho přes dvě políčka svého hnízda
bower-effect-interactive-give = Dárek: určete dílek z nabídky, který musí soupeř příště umístit
bower-effect-interactive-twice = Dvojtah: soupeř teď hraje dva tahy po sobě
bower-effect-interactive-discard = Odhození: soupeř přijde o dílek z ruky a o jedno místo v ní

## Volby

bower-cell = { $cell }
bower-cell-with = { $cell } ({ $square })
bower-turn-to = { $arrow } { $cell } ({ $square })
bower-column = Sloupec { $column }
bower-nest-own = Vaše hnízdo
bower-nest-rival = Soupeřovo hnízdo
bower-axis-links = { $arrow } spojí { $first } a { $second }
bower-axis-edge = { $arrow } nic nespojí: jeden konec je mimo

bower-verb-take = Vzít dílek
bower-verb-place = Umístit dílek
bower-verb-discard = Odhodit dílek
bower-verb-choose = Vybrat bonusový dílek
bower-verb-look = Prohlédnout si vajíčko
bower-verb-cross = Položit křížek
bower-verb-lay = Položit žeton
bower-verb-branch = Položit větev
bower-verb-cover = Překrýt dvě políčka
bower-verb-give = Dát dílek
bower-use-twice = Využít: soupeř hraje dva tahy po sobě
bower-use-strip = Využít: soupeř odhodí dílek
bower-skip-place = Nic se nevejde: pokračovat bez umístění
bower-skip-choose = Nebrat žádný bonusový dílek
bower-skip-look = Neprohlížet si žádné vajíčko
bower-skip-cross = Křížek nevyužít
bower-skip-lay = Žeton nevyužít
bower-skip-branch = Větev nevyužít
bower-skip-cover = Nic nepřekrýt: otočený dílek propadne
bower-skip-give = Nedat žádný dílek
bower-skip-twice = Nevyužít
bower-skip-strip = Nevyužít

# Otázky pro toho, kdo volí.
bower-part-draft = Se kterým dílkem začnete?
bower-part-take = Který dílek si vezmete?
bower-part-place = Který dílek umístíte?
bower-part-discard-0 = Máte v ruce příliš mnoho dílků. Který odhodíte?
bower-part-discard-1 = Kvůli soupeřovu bonusovému dílku musíte odhodit dílek. Který to bude?
bower-part-choose = Získáváte bonusový dílek. Chcete si nějaký vzít?
bower-part-look = Chcete si prohlédnout vajíčko s úkolem, které vidí jen soupeř?
bower-part-cross = Chcete položit křížek na některé pírko nebo květinu?
bower-part-lay = Chcete položit na políčko svého hnízda tento žeton: { $token }?
bower-part-branch = Chcete položit větev na políčko svého hnízda?
bower-part-cover = Chcete otočený dílek položit přes dvě políčka svého hnízda?
bower-part-give = Chcete určit dílek, který musí soupeř umístit v příštím tahu?
bower-part-twice = Má soupeř hrát dva tahy po sobě?
bower-part-strip = Má soupeř odhodit dílek z ruky a mít v ní o jedno místo méně?
bower-which-take-tile = Který dílek si vezmete?
bower-which-place-tile = Který dílek umístíte?
bower-which-place-cell = Na které políčko přijde první polovina? { $square }
bower-which-place-turn = Na které políčko přijde druhá polovina? { $square }
bower-which-discard-tile = Který dílek odhodíte?
bower-which-choose-bonus = Který bonusový dílek si vyberete?
bower-which-look-column = Vajíčko kterého sloupce si prohlédnete?
bower-which-cross-nest = Do kterého hnízda přijde křížek?
bower-which-cross-cell = Na které políčko přijde křížek?
bower-which-cross-object = Který předmět křížek zakryje?
bower-which-lay-cell = Na které políčko přijde žeton?
bower-which-branch-cell = Na které políčko přijde větev?
bower-which-branch-axis = Kterým směrem bude větev ležet?
bower-which-cover-cell = Které políčko překryje první polovina? { $square }
bower-which-cover-turn = Které políčko překryje druhá polovina? { $square }
bower-which-give-tile = Který dílek dáte?
bower-which-sure = Je to tak správně?

# Celé akce do 100 znaků.
bower-do-take = Vzít { $tile }
bower-do-place = Umístit { $tile } na { $first }–{ $second }
bower-do-discard = Odhodit { $tile }
bower-do-choose = Vybrat: { $bonus }
bower-do-look = Prohlédnout si vajíčko s úkolem ve sloupci { $column }
bower-do-cross = Křížek { $nest ->
    [own] do vašeho hnízda
   *[rival] do soupeřova hnízda
}, na { $cell }: { $object }
bower-do-lay = Položit na { $cell }: { $token }
bower-do-branch = Položit větev na { $cell }: { $axis }
bower-do-cover = Překrýt { $first }–{ $second }: { $tile }
bower-do-give = Dát { $tile }

# Každé upozornění říká samo, zda varuje před něčím nevratným, nebo jen připomíná.
bower-hint-seals = ⚠️ **Pozor:** { $cell } by už zůstalo prázdné.
bower-hint-bonus = **Poznámka:** přinese to bonusový dílek.
bower-hint-gem = **Poznámka:** ve sloupci { $column } pak { $n ->
    [one] bude { $n } drahokam
    [few] budou { $n } drahokamy
   *[other] bude { $n } drahokamů
}.

# Otázky, které čtou všichni.
bower-ask-draft = { $name } vybírá dílek do začátku.
bower-ask-take = { $name } bere dílek z nabídky.
bower-ask-place = { $name } umísťuje dílek.
bower-ask-discard-0 = { $name } má v ruce příliš mnoho dílků a jeden odhazuje.
bower-ask-discard-1 = { $name } musí kvůli bonusovému dílku odhodit dílek.
bower-ask-choose = { $name } si může vybrat bonusový dílek.
bower-ask-look = { $name } si může prohlédnout jedno skryté vajíčko s úkolem.
bower-ask-cross = { $name } může položit křížek na pírko nebo květinu.
bower-ask-lay = { $name } může položit žeton: { $token }.
bower-ask-branch = { $name } může položit větev.
bower-ask-cover = { $name } může otočeným dílkem překrýt dvě políčka.
bower-ask-give = { $name } může dát soupeři dílek z nabídky.
bower-ask-twice = { $name } může soupeři nařídit dva tahy po sobě.
bower-ask-strip = { $name } může soupeři nařídit odhození dílku.
bower-ask-over = Už není co volit.

## Průběh partie

bower-told-started = Partie začíná. První na tahu: { $name }.
bower-told-drafted = { $name } si do začátku bere [{ $tile }].
bower-told-refilled = Nově v nabídce: [{ $tile }].
bower-told-turn = { $name }: tah { $turn } z { $turns }.
bower-told-took = { $name } si bere [{ $tile }].
bower-told-placed = { $name } umísťuje [{ $tile }] na { $first }–{ $second }.
bower-told-skipped = { $name } nemá kam dílek umístit.
bower-told-earned = Třetí drahokam: { $name } získává bonusový dílek.
bower-told-offered = Na výběr máte: { $tiles }.
bower-told-chose = { $name } si vybírá bonusový dílek. { $bonus }.
bower-told-declined = { $name } si bonusový dílek nebere.
bower-told-looked = { $name } si prohlíží vajíčko s úkolem: { $place }.
bower-told-looked-at = Vidíte vajíčko s úkolem, { $egg }.
bower-told-looked-out = { $name } si prohlíží obě vajíčka s úkolem mimo hru.
bower-told-crossed = { $name } pokládá křížek. Hnízdo: { $owner }, políčko { $cell }, { $object }.
bower-told-laid = { $name } pokládá na { $cell }: { $token }.
bower-told-branched = { $name } pokládá větev na { $cell } ({ $arrow }).
bower-told-drew = { $name } otáčí k překrytí dílek [{ $tile }].
bower-told-covered = { $name } překrývá { $first }–{ $second } dílkem [{ $tile }].
bower-told-gave = { $name } dává soupeři [{ $tile }]. Příště ho musí umístit { $rival }.
bower-told-twice = { $name } bude hrát dva tahy po sobě.
bower-told-stripped = { $name } má odteď v ruce o jedno místo méně.
bower-told-discarded = { $name } odhazuje [{ $tile }].
bower-told-lost = { $name } přichází o [{ $tile }].
bower-told-unused = { $name } nechává bonusový dílek nevyužitý: { $bonus }.
bower-told-void = { $name } teď nemůže bonusový dílek využít: { $bonus }.
bower-told-reshuffled = Odložené bonusové dílky tvoří po zamíchání nový balíček.
bower-told-over = Všechny tahy jsou odehrány. Následuje závěrečné bodování.
bower-told-resigned = { $name } se vzdává.

## Pozice slovy

bower-at-base = Bower. Začíná: { $name }.
bower-at-fair = Bower, Fair Play. Začíná: { $name }.
bower-at-super = Bower, Super Nest. Začíná: { $name }.
bower-at-super-fair = Bower, Super Nest a Fair Play. Začíná: { $name }.
bower-at-resigned = { $name } se vzdává.
bower-at-display = Nabídka: { $tiles }
bower-at-display-none = Nabídka: prázdná
bower-at-stack = Dílků hnízda v balíčku: { $n }
bower-at-bonus-stack = Bonusových dílků v balíčku: { $n }
bower-at-open = Odkryté bonusové dílky: { $tiles }
bower-at-open-none = Odkryté bonusové dílky: žádné
bower-at-box = Bonusové dílky v krabici: { $tiles }
bower-at-lost = Dílky hnízda mimo hru: { $tiles }
bower-at-drawn = Otočeno k překrytí dvou políček: { $tile }
bower-at-offer = Bonusových dílků na výběr: { $n }
bower-at-egg = Vajíčko s úkolem, { $egg }
bower-at-seat-0 = { $name } – hnízdo vlevo od herní desky. Odehrané tahy: { $played } z { $turns }
bower-at-seat-1 = { $name } – hnízdo vpravo od herní desky. Odehrané tahy: { $played } z { $turns }
bower-at-hand = Dílků v ruce: { $n }, mezi tahy nejvýš { $limit }
bower-at-given = Příště musí umístit: { $tile }
bower-at-again = Hraje dva tahy po sobě
bower-at-taken = Bonusové dílky: { $tiles }
bower-at-aside = Prohlédnuté a odložené bonusové dílky: { $n }
bower-at-seen = Známá vajíčka s úkolem: { $eggs }
bower-at-column = Sloupec { $column }: { $squares }
bower-at-column-paid = Sloupec { $column } (třetí drahokam už platil): { $squares }
bower-at-column-none = Sloupec { $column }: prázdný
bower-at-cell = { $cell } { $square }
bower-at-cell-tokens = { $cell } { $square } + { $tokens }
bower-at-x = křížek, zakryto: { $object }
bower-at-branch = větev { $arrow } { $first }–{ $second }
bower-at-branch-idle = větev { $arrow } bez účinku
bower-at-buried = Překrytá políčka: { $squares }
bower-at-buried-tokens = Překryté žetony: { $tokens }

## Jak se vyznat v obrázcích

bower-legend-columns = Sloupce 1–6 běží na obrázku vodorovně, od herní desky ven.
bower-letters = Písmena na obrázcích: { bower-initial-yellow } žlutá, { bower-initial-violet } fialová, { bower-initial-red } červená, { bower-initial-white } bílá.

## Co ví jen jedna strana

bower-own-hand = Vaše ruka: { $n ->
    [0] prázdná
    [one] { $n } dílek
    [few] { $n } dílky
   *[other] { $n } dílků
}. Na konci tahu v ní smíte mít nejvýš { $limit }.
bower-own-given = Příště musíte umístit: { $tile }
bower-own-offer = Na výběr máte:
bower-own-eggs = Vajíčka s úkolem, která znáte: { $eggs }
bower-own-aside = Vaše odložené bonusové dílky: { $tiles }

## Závěrečné bodování

bower-what-group = Největší skupina, { $material ->
    [straw] sláma
    [moss] mech
   *[gravel] štěrk
}
bower-what-column = Sloupec { $column }, { $request }
bower-what-egg = { $bonus } ({ $name })
bower-result-line = { $what }: { $first } { $left }, { $second } { $right }. { $why }
bower-why-more = { $name } získává { $eggs ->
    [one] { $eggs } žeton vajíčka
    [few] { $eggs } žetony vajíček
   *[other] { $eggs } žetonů vajíček
}.
bower-why-single = K převaze stačí jediný předmět: { $name } získává { $eggs ->
    [one] { $eggs } žeton vajíčka
    [few] { $eggs } žetony vajíček
   *[other] { $eggs } žetonů vajíček
}.
bower-why-coloured = Remíza, rozhodují Barevné mušle: { $name } získává { $eggs ->
    [one] { $eggs } žeton vajíčka
    [few] { $eggs } žetony vajíček
   *[other] { $eggs } žetonů vajíček
}.
bower-why-shells = Remíza, mušle { $left } : { $right }. { $name } získává { $eggs ->
    [one] { $eggs } žeton vajíčka
    [few] { $eggs } žetony vajíček
   *[other] { $eggs } žetonů vajíček
}.
bower-why-none = Remíza, mušle { $left } : { $right }. Žeton vajíčka nezískává nikdo.
bower-why-coloured-egg = Rozhodují Barevné mušle: { $name } získává { $eggs ->
    [one] { $eggs } žeton vajíčka
    [few] { $eggs } žetony vajíček
   *[other] { $eggs } žetonů vajíček
}.
bower-why-against = Rozhodují soupeřovy Barevné mušle: žádný žeton vajíčka.
bower-why-less = Není jich víc než u soupeře: žádný žeton vajíčka.
bower-result-total = Žetony vajíček: { $first } { $left }, { $second } { $right }.
bower-won = Vítězí { $name }.
bower-won-coloured = Žetonů vajíček je stejně, rozhodují Barevné mušle: vítězí { $name }.
bower-won-shells = Žetonů vajíček je stejně, rozhodují mušle v hnízdě { $shells } : { $rival }. Vítězí { $name }.
bower-won-shared = Žetonů vajíček i mušlí je stejně: o vítězství se dělí { $first } a { $second }.
bower-brief = { $what }: { $name } +{ $eggs }
bower-brief-none = { $what }: nikdo

## Popisy obrázků

bower-alt-nest = { $name }: zaplněná políčka { $n } z { $squares }. Největší skupiny: sláma { $straw }, mech { $moss }, štěrk { $gravel }. Drahokamy ve sloupcích 1–6: { $gems }.
bower-alt-hand-none = V ruce není žádný dílek.
bower-alt-text = /board text:true popíše slovy každé políčko.

## Pravidla vlastními slovy; každý odstavec uvádí oddíl pravidel hry

bower-topic-summary = Bower za minutu
bower-topic-setup = Příprava
bower-topic-turn = Tah
bower-topic-placing = Umístění dílku
bower-topic-gems = Třetí drahokam a bonusové dílky
bower-topic-nest-tiles = Bonusové dílky hnízda
bower-topic-egg-tiles = Bonusové dílky s vajíčkem
bower-topic-spy-tiles = Špionážní bonusové dílky
bower-topic-token-tiles = Bonusové dílky se žetony
bower-topic-interactive = Interaktivní bonusové dílky
bower-topic-scoring = Závěrečné bodování
bower-topic-variants = Varianty: Super Nest, Fair Play
bower-topic-rulings = Jak řešíme nejasnosti
bower-topic-house-set = Domácí sada

bower-rules-summary-1 = **Hnízdo.** Dva lemčíci se předvádějí hnízdem, každý na své straně herní desky. To své skládáte z dominových dílků hnízda, dokud nezaplní šest sloupců a čtyři řady. (Pravidla: Přehled hry)
bower-rules-summary-2 = **Váš tah.** Vezměte si jeden ze tří dílků v nabídce a pak umístěte dílek z ruky. Přibude-li tím třetí drahokam do sloupce nebo do skupiny jednoho materiálu, můžete si vybrat bonusový dílek. Po 12 tazích na každé straně se boduje. (Pravidla: Jak hrát)
bower-rules-summary-3 = **Skupiny.** Kdo má větší skupinu slámy, získává žeton vajíčka. Stejně je to s mechem a se štěrkem. (Pravidla: Konec hry)
bower-rules-summary-4 = **Sloupce** 1–6 běží na obrázku vodorovně, od herní desky ven. Každý má vajíčko s úkolem, třeba „červená pírka“. Kdo jich má ve sloupci víc, získává žeton vajíčka – a dva, má-li přesně jedno a soupeř žádné. (Pravidla: Konec hry)
bower-rules-summary-5 = **Tajemství.** Vidíte vajíčka tří sloupců, soupeř vidí zbývající tři. Všímejte si, co soupeř sbírá, a nedávejte příliš najevo, co sbíráte sami. (Pravidla: Přehled hry)
bower-rules-summary-6 = **Vítězství.** Remízy rozhodují mušle. Vyhrává, kdo má nejvíc žetonů vajíček. (Pravidla: Konec hry)

bower-rules-setup-1 = **Vajíčka s úkolem.** Osm vajíček se zamíchá lícem dolů. Šest přijde ke sloupcům: kdo má levé hnízdo, vidí vajíčka sloupců 1, 3 a 5, kdo pravé, vidí vajíčka sloupců 2, 4 a 6. Dvě zůstávají mimo hru a nezná je nikdo. (Anglická pravidla: Setup, 3)
bower-rules-setup-2 = **Dílky.** Z 36 dílků hnízda je balíček lícem dolů, tři z nich tvoří odkrytou nabídku. 20 bonusových dílků má vlastní balíček, vedle něj leží pět žetonů. (Anglická pravidla: Setup, 4 a 5)
bower-rules-setup-3 = **První dílky.** Kdo začíná, určí náhoda. Začínající strana si vezme do ruky jeden ze tří odkrytých dílků, druhá jeden ze zbylých dvou. Pak se nabídka doplní na tři. (Anglická pravidla: Setup, 7)
bower-rules-setup-4 = **Na obrázcích** leží sloupce vodorovně, od herní desky ven: sloupec 1 je v hnízdě úplně nahoře, sloupec 6 úplně dole. Písmena a až d se počítají od herní desky ven: b3 je druhé políčko sloupce 3. (Aviary)

bower-rules-turn-1 = **1. Vzít.** Vyberte si jeden z odkrytých dílků a přidejte si ho do ruky. Z balíčku naslepo brát nelze. Nabídka se hned doplní. (Pravidla: 1. Vezměte si dílek hnízda z nabídky)
bower-rules-turn-2 = **2. Umístit.** Vyberte kterýkoli dílek z ruky a umístěte ho do hnízda. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rules-turn-3 = **3. Bonus.** Pokud umístění přineslo bonusový dílek, můžete si jeden vybrat a hned ho použít. (Pravidla: 3. Vezměte si bonusový dílek)
bower-rules-turn-4 = **Ruka.** Mezi tahy máte v ruce jeden dílek. Každý bonusový dílek hnízda, který si vezmete, přidá jedno místo; soupeřovo Odhození jedno ubere. Co je na konci tahu navíc, odhodíte. (Pravidla: Bonusové dílky hnízda; naše rozhodnutí)
bower-rules-turn-5 = **Potom** hraje soupeř, dokud obě strany nemají za sebou dvanáct tahů. (Pravidla: Konec tahu)

bower-rules-placing-1 = **Kam.** Aspoň jedna strana dílku se musí dotýkat herní desky nebo dílku, který už v hnízdě leží. Materiály k sobě ladit nemusí. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rules-placing-2 = **Jak.** Dílek natočte, jak chcete. Musí zůstat uvnitř mřížky a nesmí nic překrývat. Co je umístěno, už se nehýbe. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rules-placing-3 = **Díry.** Do jediného prázdného políčka se žádný dílek nevejde. Než takovou díru uzavřete, bot vás upozorní. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rules-placing-4 = **Nic se nevejde?** Jen tehdy pokračujete bez umístění. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rules-placing-5 = **Dílek** má dvě políčka ze slámy, mechu nebo štěrku a na každém jeden až tři předměty: pírka a květiny pro sloupce, drahokamy pro bonusové dílky, mušle pro remízy. (Pravidla: Jak vypadá dílek hnízda)

bower-rules-gems-1 = **Třetí drahokam.** Bonusový dílek získáte, když umístěním přibude třetí drahokam do sloupce nebo do skupiny sousedících políček se stejným materiálem. (Pravidla: 3. Vezměte si bonusový dílek)
bower-rules-gems-2 = **Jen jednou.** Jedno umístění přinese nejvýš jeden bonusový dílek. Čtvrtý a další drahokam v témže sloupci nebo skupině nepřináší nic. (Pravidla: 3. Vezměte si bonusový dílek)
bower-rules-gems-3 = **Výběr.** Uvidíte tři bonusové dílky a vyberete si jeden, nebo žádný. Vybraný dílek uvidí i soupeř, ostatní se odloží neukázané. (Pravidla: Jak získat bonusový dílek)
bower-rules-gems-4 = **Použití.** Efekt dílku můžete nechat nevyužitý. (Pravidla: Jak získat bonusový dílek)
bower-rules-gems-5 = **Prázdný balíček.** Zbývají-li méně než tři bonusové dílky, zamíchají se odložené a bere se z nich. (Anglická pravidla: 3. Get a Bonus Tile; naše rozhodnutí)
bower-rules-gems-6 = **Spojené skupiny.** Když dílek spojí skupiny, získáte bonusový dílek, pokud v každé byly méně než tři drahokamy a dohromady jsou aspoň tři. (Naše rozhodnutí)

bower-rules-nest-tiles-1 = Těchto pět dílků patří do hnízda. Vybraný dílek přijde do ruky, ta má od té chvíle o jedno místo víc, a v některém z dalších tahů ho umístíte jako každý jiný. (Pravidla: Bonusové dílky hnízda)
bower-rules-nest-tiles-2 = **Barevné mušle.** Dvě políčka mechu. Vyhrají vám remízy ve sloupcích, kde leží, remízu o mech, leží-li ve vaší největší skupině, Vajíčko s mušlemi i remízu na konci – proti libovolnému počtu mušlí. (Pravidla: Barevné mušle)
bower-rules-nest-tiles-3 = **Bílá pírka.** Dvě políčka zeminy, na každém bílé pírko. (Pravidla: Bonusové dílky hnízda; domácí sada)
bower-rules-nest-tiles-4 = **Bílé květiny.** Dvě políčka zeminy, na každém bílá květina. (Pravidla: Bonusové dílky hnízda; domácí sada)
bower-rules-nest-tiles-5 = **Bílá dvojice s pírkem.** Zemina s bílým pírkem a bílou květinou a zemina s bílým pírkem. (Pravidla: Bonusové dílky hnízda; domácí sada)
bower-rules-nest-tiles-6 = **Bílá dvojice s květinou.** Zemina s bílým pírkem a bílou květinou a zemina s bílou květinou. (Pravidla: Bonusové dílky hnízda; domácí sada)
bower-rules-nest-tiles-7 = **Bílá** platí ve svém sloupci za barvu, která se hodí, a volí se až při bodování. **Zemina** je čtvrtý materiál: o největší skupinu se s ní nesoutěží, ale drahokamy ve skupině zeminy mohou přinést bonusový dílek. (Pravidla: Bonusové dílky hnízda)

bower-rules-egg-tiles-1 = **Žluté, Fialové a Červené vajíčko.** Na konci získáte 1 žeton vajíčka, má-li celé vaše hnízdo více pírek a květin té barvy než hnízdo soupeře. (Pravidla: Bonusové dílky s vajíčkem)
bower-rules-egg-tiles-2 = **Vajíčko s mušlemi.** Na konci získáte 1 žeton vajíčka, má-li vaše hnízdo více mušlí. Kdo má Barevné mušle, má převahu. (Anglická pravidla: Egg Bonus Tiles)
bower-rules-egg-tiles-3 = **Bílá** pírka a květiny se u těchto dílků nepočítají. (Pravidla: Bonusové dílky s vajíčkem)
bower-rules-egg-tiles-4 = Dílek leží odkrytý vedle hnízda. Soupeř za něj nikdy nic nezíská. (Pravidla: Bonusové dílky s vajíčkem)

bower-rules-spy-tiles-1 = **Špionáž: soupeřovo vajíčko.** Prohlédněte si jedno vajíčko s úkolem, které zatím neznáte, z těch, která vidí jen soupeř. (Anglická pravidla: Spy Bonus Tiles)
bower-rules-spy-tiles-2 = **Špionáž: vajíčka mimo hru.** Prohlédněte si obě odložená vajíčka. Co je na nich, žádný sloupec nežádá. (Anglická pravidla: Spy Bonus Tiles)
bower-rules-spy-tiles-3 = Co uvidíte, si bot pamatuje za vás, najdete to ve své ruce. Všichni vidí, kam se díváte, ale jen vy víte, co tam je. (Anglická pravidla: Spy Bonus Tiles)

bower-rules-token-tiles-1 = Každý z těchto pěti dílků přináší jeden žeton. Může ležet na libovolném zaplněném políčku vašeho hnízda, křížek i v hnízdě soupeře. (Pravidla: Bonusové dílky se žetony)
bower-rules-token-tiles-2 = **Žeton křížku.** Položte ho na jedno pírko nebo květinu, i bílou, v libovolném hnízdě. Při bodování se ten předmět nepočítá. (Pravidla: Žeton křížku)
bower-rules-token-tiles-3 = **Žeton bílé květiny.** Na konci platí za květinu barvy, kterou chcete. (Pravidla: Žeton bílé květiny nebo bílého pírka)
bower-rules-token-tiles-4 = **Žeton bílého pírka.** Na konci platí za pírko barvy, kterou chcete. (Pravidla: Žeton bílé květiny nebo bílého pírka)
bower-rules-token-tiles-5 = **Žeton mušlí.** Platí na svém políčku za dvě mušle, při remízách i pro Vajíčko s mušlemi. (Pravidla: Žeton mušlí)
bower-rules-token-tiles-6 = **Žeton větve.** Leží podél řady nebo sloupce. Dvě políčka u jejích konců spolu sousedí, mají-li stejný materiál – pro třetí drahokam i pro největší skupiny. (Pravidla: Žeton větve)

bower-rules-interactive-1 = Tyto čtyři dílky většinou zasahují do hry soupeře. Ve variantě Fair Play se nepoužívají. (Pravidla: Interaktivní bonusové dílky)
bower-rules-interactive-2 = **Překrytí.** Otočte vrchní dílek hnízda a položte ho přes dvě sousední zaplněná políčka svého hnízda. Co je pod ním, se už nepočítá, co je na něm, ano. Není to umístění vašeho tahu a další bonusový dílek nepřinese. (Anglická pravidla: Interactive Bonus Tiles)
bower-rules-interactive-3 = **Dárek.** Vyberte dílek z nabídky. Soupeř si v příštím tahu nebere, ale musí umístit tento. Bez účinku, když má soupeř všechny tahy za sebou. (Anglická pravidla: Interactive Bonus Tiles)
bower-rules-interactive-4 = **Dvojtah.** Po vašem tahu hraje soupeř dvakrát po sobě; počet tahů v partii se nemění. Bez účinku, když soupeři zbývají méně než dva tahy. (Anglická pravidla: Interactive Bonus Tiles)
bower-rules-interactive-5 = **Odhození.** Soupeř odhodí dílek z ruky, z několika si vybere který, a do konce partie má v ruce o jedno místo méně. (Anglická pravidla: Interactive Bonus Tiles)

bower-rules-scoring-1 = **Odhalení.** Ukážou se všechna vajíčka s úkolem. Pak se rozdělují žetony vajíček za skupiny, sloupce a bonusové dílky s vajíčkem. (Pravidla: Konec hry)
bower-rules-scoring-2 = **Největší skupiny.** U slámy, mechu a štěrku: větší skupina políček sousedících stranou získává 1 žeton vajíčka. Jsou-li stejné, rozhoduje víc mušlí ve skupině; když je i těch stejně, nezískává ho nikdo. (Pravidla: Největší skupiny materiálu)
bower-rules-scoring-3 = **Sloupce.** V každém sloupci: kdo má víc předmětů z úkolu, získává 1 žeton vajíčka. Je-li jich stejně, rozhoduje víc mušlí ve sloupci; když je i těch stejně, nezískává ho nikdo. (Pravidla: Převaha v jednotlivých sloupcích)
bower-rules-scoring-4 = **Jediný předmět.** Máte-li přesně jeden a soupeř žádný, získáváte 2 žetony vajíček. (Pravidla: Převaha v jednotlivých sloupcích)
bower-rules-scoring-5 = **Všechny barvy.** Vajíčko s bílým pírkem nebo bílou květinou počítá pírka nebo květiny všech barev. (Pravidla: Převaha v jednotlivých sloupcích)
bower-rules-scoring-6 = **Bílé předměty** mají barvu, která se jejich hnízdu hodí nejvíc. Bot to spočítá za obě strany. (Pravidla: Bonusové dílky hnízda; naše rozhodnutí)
bower-rules-scoring-7 = **Bonusové dílky s vajíčkem** mohou přinést po 1 žetonu vajíčka tomu, komu patří. (Pravidla: Bonusové dílky poskytující žetony vajíček)
bower-rules-scoring-8 = **Vyhrává,** kdo má nejvíc žetonů vajíček. Při remíze vyhrávají Barevné mušle v hnízdě, pak víc mušlí v hnízdě; potom se o vítězství dělíte. (Pravidla: Vítěz hry)

bower-rules-variants-1 = **Super Nest.** Hnízda mají pět řad a každá strana 15 tahů. Sedm bonusových dílků leží od začátku odkrytých a jiné nebudou. Za třetí drahokam si vyberete z těch, které zbývají; když nezbývá žádný, nepřinese nic. (Anglická pravidla: Super Nest Variant)
bower-rules-variants-2 = **Fair Play.** Čtyři interaktivní bonusové dílky zůstávají v krabici, hraje se se zbylými šestnácti. (Anglická pravidla: Fair Play Variant)
bower-rules-variants-3 = **Obě** varianty jdou hrát spolu: sedm odkrytých dílků je pak z oněch šestnácti. (Naše rozhodnutí)

bower-rules-rulings-1 = Kde pravidla mlčí, hraje se v Aviary takto. **Remíza ve sloupci.** Sloupec 1 : 1, o kterém rozhodnou mušle, přináší 1 žeton vajíčka, ne 2. Také při 0 : 0 rozhodují mušle a Barevné mušle ho vyhrají. (Pravidla: Převaha v jednotlivých sloupcích)
bower-rules-rulings-2 = **Bílé předměty.** Počítá se jich tolik, kolik se jejich hnízdu hodí nejvíc. Nemůže-li mít soupeř žádný a vám se může počítat přesně jeden, počítá se jeden: to jsou 2 žetony vajíček. (Pravidla: Bonusové dílky hnízda)
bower-rules-rulings-3 = **Dvě stejně velké skupiny v jednom hnízdě.** Platí ta s Barevnými mušlemi, jinak ta s více mušlemi. (Pravidla: Největší skupiny materiálu)
bower-rules-rulings-4 = **Žetony.** Na jednom políčku jich může ležet několik. Křížek smí na bílé předměty i bílé žetony, nikdy na drahokamy a mušle. Větev platí, jakmile jsou obě políčka u jejích konců zaplněna. (Pravidla: Bonusové dílky se žetony)
bower-rules-rulings-5 = **Překrytí.** Zakryje i žetony na překrytých políčkách a také Barevné mušle. Třetí drahokam, který přinese do sloupce, nic nevynáší a sloupec už nezaplatí. Sloupec platí jednou za partii; skupina, která klesla pod tři drahokamy a znovu jich má tři, platí znovu. (Anglická pravidla: Interactive Bonus Tiles)
bower-rules-rulings-6 = **Dárek.** Nelze-li dílek umístit, propadne. Když přijde v prvním ze dvou tahů po sobě, čeká na příští tah soupeře. (Anglická pravidla: Interactive Bonus Tiles)
bower-rules-rulings-7 = **Prázdný balíček.** V Super Nest mohou dílky hnízda dojít: nabídka se zmenší, Překrytí a Dárek pak nemusí nic přinést. (Anglická pravidla: Super Nest Variant)
bower-rules-rulings-8 = **Fair Play** mluví také o žetonu interaktivních dílků, ale žádný ze čtyř ho nemá. Všech pět žetonů, i křížek, zůstává ve hře se svými dílky. (Anglická pravidla: Fair Play Variant)
bower-rules-rulings-9 = **Ruka.** Dílky se berou veřejně, pozorný soupeř je tedy zná; Aviary je ukazuje jen vám. (Pravidla: 1. Vezměte si dílek hnízda z nabídky)

bower-rules-house-set-1 = Co je vytištěno na jednotlivých dílcích, není veřejně známo. Aviary hraje s vlastní **domácí sadou**, která dodržuje všechny počty a příklady z pravidel. (Anglická pravidla: Components)
bower-rules-house-set-2 = **Dílky hnízda.** 36, po 24 políčkách slámy, mechu a štěrku; šest dílků od každé dvojice materiálů; 12 pírek i květin od každé barvy; 30 drahokamů a 24 mušlí, na dílku od každého nejvýš jeden kus. (Domácí sada)
bower-rules-house-set-3 = **Vajíčka s úkolem.** Osm: pírka a květiny ve žluté, fialové a červené, pírka všech barev, květiny všech barev. **Bonusové dílky.** Dvacet: pět hnízda, čtyři s vajíčkem, dva špionážní, pět se žetony, čtyři interaktivní. (Domácí sada)
bower-rules-house-set-4 = Kdo má vytištěnou hru, může její dílky zapsat do souboru a hrát s nimi. (Aviary)

## Proč? Co lze zvolit a které pravidlo víc nedovolí (rule), a co nedovolí jednu odpověď (not)

bower-rule-draft = Každá strana začíná s jedním z odkrytých dílků; nabídka se doplní, až ho mají obě. (Anglická pravidla: Setup, 7)
bower-rule-take = Tah začíná tím, že si vezmete jeden z odkrytých dílků. Z balíčku brát nelze a vynechat tento krok také ne. (Pravidla: 1. Vezměte si dílek hnízda z nabídky)
bower-rule-place = Dílek z ruky se musí aspoň jednou stranou dotýkat herní desky nebo dílku ve vašem hnízdě, ležet celý uvnitř mřížky a nic nepřekrývat. Natočit ho můžete libovolně a materiály k sobě ladit nemusí. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rule-place-given = Umístit můžete jen [{ $tile }]: dal vám ho soupeř místo dílku, který byste si vzali. (Anglická pravidla: Interactive Bonus Tiles)
bower-rule-place-far = Zatím mimo dosah, dílek by se tam ničeho nedotýkal: { $cells }. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rule-place-sealed = { $n ->
    [one] Už zůstane prázdné, protože do jediného políčka se dílek nevejde: { $cells }.
    [few] Už zůstanou prázdná, protože do jediného políčka se dílek nevejde: { $cells }.
   *[other] Už zůstanou prázdná, protože do jediného políčka se dílek nevejde: { $cells }.
} (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rule-place-skip = Bez umístění můžete pokračovat, jen když se nikam nic nevejde. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rule-place-none = Nemáte dílek, který by se někam vešel, a tak pokračujete bez umístění. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-rule-place-paid = { $n ->
    [one] Sloupec { $columns } už za třetí drahokam zaplatil: další drahokamy v něm nepřinášejí nic.
    [few] Sloupce { $columns } už za třetí drahokam zaplatily: další drahokamy v nich nepřinášejí nic.
   *[other] Sloupce { $columns } už za třetí drahokam zaplatily: další drahokamy v nich nepřinášejí nic.
} (Pravidla: 3. Vezměte si bonusový dílek)
bower-rule-discard-0 = Na konci tahu máte v ruce víc dílků, než je v ní místa, a tak jeden odhodíte. Vybrat můžete kterýkoli z ruky. (Pravidla: Bonusové dílky hnízda; naše rozhodnutí)
bower-rule-discard-1 = Soupeřův bonusový dílek vás připraví o dílek z ruky. O který, to určíte vy. (Anglická pravidla: Interactive Bonus Tiles)
bower-rule-choose = Za třetí drahokam si vyberete jeden ze tří bonusových dílků z balíčku, nebo žádný. V jednom tahu lze získat jen jeden. (Pravidla: 3. Vezměte si bonusový dílek)
bower-rule-choose-open = Za třetí drahokam si vyberete jeden z odkrytých bonusových dílků, které zbývají, nebo žádný. V jednom tahu lze získat jen jeden. (Anglická pravidla: Super Nest Variant)
bower-rule-look = Můžete si prohlédnout jedno vajíčko s úkolem, které vidí soupeř. Ta, která už znáte, na výběr nejsou. (Anglická pravidla: Spy Bonus Tiles)
bower-rule-cross = Křížek patří na pírko nebo květinu, i bílou, v libovolném hnízdě; ne na drahokamy a mušle a ne dvakrát na totéž. (Pravidla: Žeton křížku)
bower-rule-lay = Žeton patří na políčko vašeho hnízda, na kterém leží dílek. (Pravidla: Bonusové dílky se žetony)
bower-rule-branch = Větev patří na políčko vašeho hnízda, na kterém leží dílek, podél řady nebo podél sloupce. (Pravidla: Žeton větve)
bower-rule-cover = Otočený dílek patří přes dvě sousední políčka vašeho hnízda, na kterých leží dílky, ať jeden, nebo dva. (Anglická pravidla: Interactive Bonus Tiles)
bower-rule-give = Dát můžete kterýkoli dílek z nabídky. Soupeř ho musí v příštím tahu umístit. (Anglická pravidla: Interactive Bonus Tiles)
bower-rule-twice = Můžete nechat soupeře hrát dva tahy po sobě, nebo efekt nevyužít. (Anglická pravidla: Interactive Bonus Tiles)
bower-rule-strip = Můžete nechat soupeře odhodit dílek z ruky, nebo efekt nevyužít. (Anglická pravidla: Interactive Bonus Tiles)

bower-not-waiting = Teď volí soupeř. (Pravidla: Jak hrát)
bower-not-unknown = Takovou volbu Bower nezná. (Aviary)
bower-not-verb = Na to se teď hra neptá: v tahu si vezmete dílek, umístíte dílek a pak možná získáte bonusový dílek. (Pravidla: Jak hrát)
bower-not-must = Tento krok nelze vynechat. (Pravidla: Jak hrát)
bower-not-instead = Místo braní musíte umístit dílek, který vám dal soupeř. (Anglická pravidla: Interactive Bonus Tiles)
bower-not-taken = Dílky se berou na začátku tahu, pokaždé jeden. (Pravidla: 1. Vezměte si dílek hnízda z nabídky)
bower-not-display = Ten dílek v nabídce neleží. (Pravidla: 1. Vezměte si dílek hnízda z nabídky)
bower-not-fits = Bez umístění můžete pokračovat, jen když se nikam nic nevejde. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-not-given = Musíte umístit dílek, který vám dal soupeř: [{ $tile }]. (Anglická pravidla: Interactive Bonus Tiles)
bower-not-hand = Ten dílek nemáte v ruce. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-not-grid = Dílek by neležel uvnitř mřížky. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-not-filled = Políčko { $cell } je zaplněné a dílek nesmí nic překrývat. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-not-apart = Dílek by se nedotýkal ani herní desky, ani dílku ve vašem hnízdě. (Pravidla: 2. Zahrajte dílek hnízda z ruky)
bower-not-offer = Ten bonusový dílek na výběr není. (Pravidla: Jak získat bonusový dílek)
bower-not-seen = Vajíčko s úkolem ve sloupci { $column } už znáte. (Anglická pravidla: Spy Bonus Tiles)
bower-not-object = Křížek patří jen na pírka a květiny. (Pravidla: Žeton křížku)
bower-not-absent = Na { $cell } takové pírko ani květina není. (Pravidla: Žeton křížku)
bower-not-empty = Na { $cell } ve vašem hnízdě dílek neleží. (Pravidla: Bonusové dílky se žetony)

## Lekce (/learn): obrazovka a odstavec

bower-learn-rival = Červenka
bower-learn-1-1 = **O co jde.** Dva lemčíci stavějí hnízda. Vaše je to levé, pravé patří soupeři, kterému tu říkáme Červenka. Vyhrává, kdo má na konci víc žetonů vajíček.
bower-learn-1-2 = **Vajíčka s úkolem.** Každý ze šesti sloupců má jedno; sloupce běží vodorovně, od vajíček do obou hnízd. Vy vidíte ta ve sloupcích 1, 3 a 5: fialové květiny, pírka všech barev, žlutá pírka. Soupeř vidí ta ve sloupcích 2, 4 a 6. Dvě šedá dole jsou mimo hru.
bower-learn-1-3 = Kdo má v daném sloupci svého hnízda víc toho, co vajíčko žádá, získává žeton vajíčka. Co žádají soupeřovy sloupce, to můžete jen odhadovat.
bower-learn-2-1 = **První dílek.** Před prvním tahem si každá strana vezme jeden z odkrytých dílků. Dílek má dvě políčka ze slámy, mechu nebo štěrku a na nich pírka, květiny, drahokamy nebo mušle.
bower-learn-2-2 = Vezměte si dílek se **žlutým pírkem**: žlutá pírka žádá vajíčko ve sloupci 5.
bower-learn-3-1 = **Váš tah.** Začíná tím, že si vezmete jeden ze tří odkrytých dílků. V ruce pak máte na výběr ze dvou.
bower-learn-3-2 = Vezměte si dílek ze slámy a štěrku s **pírkem, drahokamem a mušlí**: sloupec 3 žádá pírka všech barev.
bower-learn-4-1 = **Umístění.** Postupně zvolíte dílek, políčko pro jeho první polovinu a políčko pro druhou, takže ho natočíte, jak chcete. Aspoň jednou stranou se musí dotýkat herní desky nebo dílku ve vašem hnízdě.
bower-learn-4-2 = Vyberte právě vzatý dílek. Pírko přijde na **b3** a drahokam na **a3**, k herní desce. Obojí leží ve sloupci 3, takže se tam pírko počítá.
bower-learn-5-1 = **O šest tahů dál** – ty se odehrály za vás. Podívejte se na sloupec 4: jeden drahokam je na a4, druhý na c4. **Třetí drahokam** ve sloupci nebo ve skupině jednoho materiálu přináší bonusový dílek.
bower-learn-5-2 = **Skupinu** tvoří políčka jednoho materiálu, která sousedí stranou. Kdo má na konci větší skupinu slámy, získá žeton vajíčka. Stejně je to s mechem a se štěrkem.
bower-learn-5-3 = Slámu s drahokamem položte na **d4**. Druhá polovina přijde na **d5**, kde se její mech připojí k mechu na c5.
bower-learn-6-1 = **Bonusový dílek.** Vidíte tři a vyberete si jeden, nebo žádný; soupeř uvidí jen ten vybraný. Je jich pět druhů: dílky hnízda, vajíčka na konec hry, špionáž, žetony a takové, které zasahují do hry soupeře.
bower-learn-6-2 = Vyberte si **dílek hnízda**. Přijde vám do ruky na některý z dalších tahů. Bílá pírka a květiny platí za barvu, která se vám hodí.
bower-learn-7-1 = **O tři tahy dál.** Pozor na díry: do jediného políčka se žádný dílek nevejde. Zkuste to: první polovinu na d2, druhou na d1. Než volbu potvrdíte, bot upozorní, že by **c1** a **d3** už zůstala prázdná. Nepotvrzujte ji a stiskněte Zpět.
bower-learn-7-2 = Pak dejte první polovinu na **d3** a druhou na **d2**. Nic tím neuzavřete a sláma spojí skupiny, které dohromady mají víc než dva drahokamy: to je další bonusový dílek.
bower-learn-8-1 = **Poslední tah.** Zbývají políčka c1 a d1 ve sloupci 1, který žádá fialové květiny. Vy tam máte jednu, soupeř žádnou.
bower-learn-8-2 = **Jediný předmět,** který stačí k převaze, přináší **2** žetony vajíček místo jednoho. Druhá fialová květina by vás o jeden zase připravila.
bower-learn-8-3 = Umístěte tedy dílek, na kterém není: slámu s červenou květinou na **d1** a její mech na **c1**.
bower-learn-9-1 = **Konec.** Všechna vajíčka se odhalí. Takto se boduje řádek po řádku: tři skupiny, šest sloupců, nakonec bonusové dílky s vajíčkem. Remízy rozhodují mušle.
bower-learn-9-2 = Dva jediné předměty vám přinesly po 2 žetonech vajíček. Mech získává soupeř, má v něm 3 mušle proti 2. Teď už víte vše, co potřebujete.

## Obrázky u pravidel: jména hráčů a co je vidět

bower-example-left = Střízlík
bower-example-right = Červenka
bower-example-summary = dvě rozestavěná hnízda po stranách herní desky, mezi nimi šest vajíček s úkolem, která ostatním nic neprozradí, pod nimi nabídka.
bower-example-setup = co vidí strana s levým hnízdem, než se rozeberou první dílky: prázdné hnízdo, vajíčka s úkolem ve sloupcích 1, 3 a 5 a tři odkryté dílky.
bower-example-turn = druhý krok tahu. Dílek je vzatý a jeden ze dvou v ruce je třeba umístit.
bower-example-placing = takto položený dílek by uzavřel políčka c1 a d3, obě by už zůstala prázdná.
bower-example-gems = dílek na d4 a d5 přináší do sloupce 4 třetí drahokam k těm na a4 a c4, a s ním bonusový dílek.
bower-example-nest-tiles = pět bonusových dílků hnízda z domácí sady.
bower-example-egg-tiles = čtyři bonusové dílky s vajíčkem.
bower-example-spy-tiles = dva špionážní bonusové dílky.
bower-example-token-tiles = pět bonusových dílků se žetony.
bower-example-interactive = čtyři interaktivní bonusové dílky.
bower-example-scoring = uprostřed sloupce s počty obou stran a žetony vajíček, pod nimi sláma, mech a štěrk a pak vajíčka z bonusových dílků. U mechu je remíza, kterou Červenka vyhrává 3 mušlemi proti 2.
bower-example-variants = Super Nest na začátku: pět řad v hnízdě a sedm odkrytých bonusových dílků.
