# The Game of Birds česky. Jak jsou id rozdělena, říká anglický soubor. Druhy ptáků nesou svá česká jména.
# O lidech se mluví v přítomném čase nebo neosobně: jméno nic neříká o rodě. Jména karet se neskloňují („hraje kartu kos černý“).

birds-title = The Game of Birds
birds-progress = Kolo { $round } z { $rounds }
birds-progress-over = Konec partie

## Slova

-birds-reader = čeština
    .names = cs
birds-name = { -birds-reader.names ->
    [de] { $de }
    [cs] { $cs }
   *[en] { $en }
}
birds-plain = { $what }
birds-bracketed = [{ $what }]
birds-comma = { $first }, { $rest }
birds-semicolon = { $first }; { $rest }
birds-and = { $first } a { $rest }

birds-wonder-nest = Hnízdo
birds-wonder-egg = Vejce
birds-wonder-beak = Zobák
birds-wonder-song = Zpěv
birds-wonder-feather = Pero
birds-wonder-flight = Let
birds-wonder-migration = Migrace
birds-list-green = zelená { $points }
birds-list-amber = jantarová { $points }
birds-list-red = červená { $points }
birds-bird = { $name }: { $wonder }, { $value }
birds-threat = Hrozba: { $name }, { $wonder }
birds-the-bird = { $name } ({ $wonder }, { $value })
birds-the-threat = { $name } (hrozba, { $wonder })
birds-level-0 = dole
birds-level-1 = uprostřed
birds-level-2 = nahoře
birds-place = { $wonder }, { $level }

birds-white-plus-two = +2
birds-white-eye = Oko
birds-white-three-birds = Tři ptáci
birds-white-swap = Výměna
birds-white-skull = Lebka
birds-white-ignore = Přeškrtnutá kostka
birds-effect-plus-two = +2: vezměte si bonusový dílek za 2 body
birds-effect-eye = Oko: prohlédněte si jednu kartu, která leží na desce lícem dolů
birds-effect-three-birds = Tři ptáci: v tomto tahu smíte umístit až tři ptáky
birds-effect-swap = Výměna: prohoďte dvě karty na desce
birds-effect-skull = Lebka: kdykoli v tomto tahu odstraňte hrozbu ze své sbírky
birds-effect-ignore = Přeškrtnutá kostka: jedna kostka nebezpečí pro vás v tomto tahu neplatí
# Totéž vyprávěno o někom.
birds-chosen-plus-two = +2, bonusový dílek za 2 body
birds-chosen-eye = Oko, pohled na jednu kartu lícem dolů
birds-chosen-three-birds = Tři ptáci, lze umístit až tři
birds-chosen-swap = Výměna, lze prohodit dvě karty na desce
birds-chosen-skull = Lebka, lze odstranit jednu hrozbu
birds-chosen-ignore = Přeškrtnutá kostka, lze zrušit jednu kostku nebezpečí
birds-danger-red-ban = Přeškrtnutá červená karta
birds-danger-discard = Šipka
birds-danger-eagle = Orel
birds-forbids-wonder = { $wonder }: ptáky s tímto symbolem nelze umístit
birds-forbids-red-ban = Přeškrtnutá červená karta: ptáky z červeného seznamu nelze umístit
birds-forbids-discard = Šipka: na začátku tahu se odhazuje karta z ruky
birds-forbids-eagle = Orel: nic se neděje
birds-danger-die = Kostka { $n }. { $danger }

## Volby

birds-takes = { $card } → { $cells }
birds-cell = { $n }. { $card }
birds-cell-known = { $n }. lícem dolů, znáte ji: { $card }
birds-cell-down = { $n }. lícem dolů
birds-cell-empty = { $n }. prázdné
birds-bird-at = { $level }: { $name } ({ $value })
birds-bird-at-tile = { $level }: { $name } ({ $value }, dílek { $tile })
birds-threat-at = { $name } ({ $place })

birds-verb-die = Vybrat bílou kostku
birds-verb-ignore = Zrušit kostku nebezpečí
birds-verb-discard = Odhodit kartu
birds-verb-peek = Prohlédnout si kartu
birds-verb-swap = Prohodit dvě karty
birds-verb-play = Zahrát kartu
birds-verb-keep = Vzít ptáka do ruky
birds-verb-leave = Ptáka nechat: odhodí se
birds-verb-displace = Odhodit ptáka ze sloupce
birds-verb-place = Umístit ptáka
birds-verb-remove = Lebka: odstranit hrozbu
birds-skip-ignore = Nechat platit obě kostky nebezpečí
birds-skip-peek = Žádnou kartu si neprohlížet
birds-skip-swap = Žádné karty neprohodit
birds-skip-build = Dál neumísťovat: ukončit tah

# Otázky pro toho, kdo volí.
birds-part-die = Kterou bílou kostku si vyberete?
birds-part-ignore = Která kostka nebezpečí pro vás v tomto tahu neplatí?
birds-part-discard = Šipka: kterou kartu odhodíte?
birds-part-peek = Kterou kartu lícem dolů si chcete prohlédnout?
birds-part-swap = Chcete prohodit dvě karty na desce?
birds-part-play = Kterou kartu zahrajete? Vezmete za ni karty její linie.
birds-part-keep = Odkryto: { $card }. Chcete tuto kartu?
birds-part-displace = Sloupec je plný. Který pták uvolní místo? Hrozba: { $card }
birds-part-build = Chcete umístit ptáky? V tomto tahu umístěno: { $placed } z { $most }.
birds-which-die = Kterou bílou kostku si vyberete?
birds-which-ignore = Která kostka nebezpečí pro vás neplatí?
birds-which-discard = Kterou kartu odhodíte?
birds-which-peek = Kterou kartu si prohlédnete?
birds-which-swap = Která karta je první z obou?
birds-which-swap-other = Se kterou kartou si vymění místo?
birds-which-play = Kterou kartu zahrajete?
birds-which-displace = Kterého ptáka odhodíte?
birds-which-place = Kterého ptáka umístíte?
birds-which-remove = Kterou hrozbu odstraníte?
birds-which-sure = Je to tak správně?

# Celé akce do 100 znaků.
birds-do-ignore = Zrušit kostku nebezpečí { $n }. { $danger }
birds-do-discard = Odhodit kartu { $card }
birds-do-peek = Prohlédnout si kartu na poli { $n }
birds-do-swap = Prohodit: { $one } a { $other }
birds-do-play = Zahrát kartu { $card } → { $cells }
birds-do-displace = Odhodit: { $bird }
birds-do-place = Umístit kartu { $card }
birds-do-remove = Odstranit hrozbu { $threat }

birds-count-birds = { $n ->
    [one] { $n } pták
    [few] { $n } ptáci
   *[other] { $n } ptáků
}
birds-count-threats = { $n ->
    [one] { $n } hrozba
    [few] { $n } hrozby
   *[other] { $n } hrozeb
}
birds-count-unknown = { $n ->
    [one] { $n } karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
birds-hint-line = Na linii: { $what }.
birds-hint-line-none = Linie je prázdná.
birds-hint-points = Ve vaší sbírce o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} víc.
birds-hint-points-fewer = Ve vaší sbírce o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} míň.
birds-hint-tiles = Přinese { $n ->
    [one] { $n } bodový dílek
    [few] { $n } bodové dílky
   *[other] { $n } bodových dílků
} s hodnotou { $tile }.
birds-hint-medal = Dokončí řadu: medaile za 7 bodů.
birds-hint-win = Naplní vaši sbírku 21 ptáky: okamžitě vyhráváte.
birds-hint-costs = Stojí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} za ptáka a 3 za hrozbu.

# Otázky, které čtou všichni.
birds-ask-die = { $name } si vybírá bílou kostku.
birds-ask-ignore = { $name } může pro tento tah zrušit kostku nebezpečí.
birds-ask-discard = { $name } musí odhodit kartu z ruky.
birds-ask-peek = { $name } si může prohlédnout kartu lícem dolů.
birds-ask-swap = { $name } může prohodit dvě karty na desce.
birds-ask-play = { $name } vybírá kartu, kterou zahraje.
birds-ask-keep = { $name } může vzít nebo nechat kartu { $card }.
birds-ask-displace = { $name } uvolňuje místo, hrozba: { $card }.
birds-ask-build = { $name } může umístit ptáky: umístěno { $placed } z { $most }.
birds-ask-over = Už není co volit.

## Průběh partie

birds-told-started = Partie začíná. Figurku ptáka má { $name }.
birds-told-round = Kolo { $round } z { $rounds }, začíná { $name }. Lícem dolů leží karty na polích { $cells }.
birds-told-round-open = Kolo { $round } z { $rounds }, začíná { $name }. Žádná karta neleží lícem dolů.
birds-told-laid = Nově na desce: { $cards }.
birds-told-reshuffled = Dobírací balíček došel. Ze zamíchaných odhozených karet vzniká nový: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}.
birds-told-rolled = Bílé kostky: { $white }. Kostky nebezpečí: { $danger }.
birds-told-turn = Na tahu je { $name }.
birds-told-chose = { $name } si vybírá bílou kostku: { $die }.
birds-told-ignored = { $name } pro tento tah ruší kostku nebezpečí. { $danger }.
birds-told-discarded = { $name } odhazuje kartu { $card }.
birds-told-peeked = { $name } si prohlíží kartu lícem dolů na poli { $cell }.
birds-told-peeked-at = Na poli { $cell } vidíte: { $card }.
birds-told-swapped = { $name } prohazuje karty na polích { $one } a { $other }.
birds-told-played = { $name } hraje kartu { $card } a bere karty z polí { $cells }.
birds-told-turned-up = { $name } nemá v ruce kartu. Hraje se vrchní karta z balíčku: { $card }. Bere karty z polí { $cells }.
birds-told-taken = { $name } bere z pole { $cell }: { $card }.
birds-told-revealed = { $name } odkrývá na poli { $cell }: { $card }.
birds-told-kept = { $name } si bere do ruky kartu { $card }.
birds-told-left = { $name } nechává kartu { $card }: odhazuje se.
birds-told-threatened = { $name } dostává hrozbu: { $card }. Místo: { $place }.
birds-told-displaced = { $name } dostává hrozbu: { $threat }. Místo: { $place }, uvolňuje ho { $bird }.
birds-told-warded = { $name } už nemá ptáka, který by uvolnil místo. Odhazuje se { $card }.
birds-told-placed = { $name } umísťuje kartu { $card }. Místo: { $place }.
birds-told-tiled = { $name } dostává za druh { $card } { $n ->
    [one] { $n } bodový dílek
    [few] { $n } bodové dílky
   *[other] { $n } bodových dílků
} s hodnotou { $tile }.
birds-told-returned = { $name } vrací za druh { $card } { $n ->
    [one] { $n } bodový dílek
    [few] { $n } bodové dílky
   *[other] { $n } bodových dílků
} s hodnotou { $tile }.
birds-told-medal = { $name } dokončuje řadu ({ $level }) a získává medaili.
birds-told-removed = { $name } odstraňuje hrozbu: { $card }. Místo: { $place }.
birds-told-filled = { $name } má ve sbírce 21 ptáků a žádnou hrozbu: partie okamžitě končí.
birds-told-over = Poslední kolo je u konce. Sčítají se body.
birds-told-resigned = { $name } se vzdává.

## Pozice slovy

birds-at-title = The Game of Birds. Figurka ptáka: { $name }.
birds-at-resigned = { $name } se vzdává.
birds-at-filled = { $name } má sbírku plnou: 21 ptáků.
birds-at-white = Zbývající bílé kostky: { $dice }
birds-at-white-none = Zbývající bílé kostky: žádné
birds-at-danger = Kostka nebezpečí { $n }. { $danger }
birds-at-danger-ignored = Kostka nebezpečí { $n } (v tomto tahu neplatí). { $danger }
birds-at-die = Bílá kostka tohoto tahu: { $die }
birds-at-board-none = Deska je prázdná.
birds-at-seen = { $n }. lícem dolů, kartu zná { $names }
birds-at-played = Zahráno: { $card }, bere karty z polí { $cells }
birds-at-scenario = Lícem dolů podle karty scénáře: { $cells }
birds-at-scenarios = Karty scénáře, které ještě přijdou: { $scenarios }
birds-at-scenarios-none = Karty scénáře, které ještě přijdou: žádné
birds-no-cell = žádné pole
birds-at-pile = Karet v dobíracím balíčku: { $n }
birds-at-discards = Odhozeno, { $wonder }: { $cards }
birds-at-discards-none = Odhozeno: nic
birds-times = { $n }× { $name }
birds-at-seat = { $name } – karet v ruce: { $n }; bonusových dílků: { $bonuses }; bodů zatím: { $points }
birds-at-medals = Medaile za řady: { $levels }
birds-at-column = { $wonder } – { $cards }
birds-at-empty = Prázdné sloupce: { $wonders }
birds-at-place = { $level }: { $card }
birds-at-bird = { $name } ({ $value })
birds-at-bird-tile = { $name } ({ $value }, dílek { $tile })
birds-at-threat = hrozba, { $name }

## Co ví jen jeden hráč

birds-own-hand = Vaše ruka: { $n ->
    [0] prázdná
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
birds-own-secret = { $n }× { $card } – tajná; { $may }
birds-own-open = { $n }× { $card } – znají ji všichni; { $may }
birds-own-both = { $n }× { $card } – zčásti tajné; { $may }
birds-own-seen = Na poli { $n } znáte kartu { $card }.
birds-may = lze umístit
birds-may-not-banned = teď ne: kostka nebezpečí
birds-may-not-red = teď ne: kostka nebezpečí
birds-may-not-full = teď ne: plný sloupec
birds-may-not-threat = lze jen zahrát
birds-may-over = zbývá v ruce

## Závěrečné bodování

birds-score = { $name } { $points }
birds-result-birds = Ptáci a bodové dílky: { $points }.
birds-result-bonuses = Bonusové dílky po 2 bodech: { $points }.
birds-result-medals = Medaile po 7 bodech: { $points }.
birds-result-threats = Hrozby po −3 bodech: { $points }.
birds-result-total = Celkem: { $points }.
birds-result-ranks = Pořadí: { $ranks }.
birds-rank = { $rank }. { $names }
birds-won = Vítězí { $name }.
birds-won-shared = O vítězství se dělí { $names }.

## Popisy obrázků

birds-alt-board = Deska: { $cards }.
birds-alt-bird = { $n } { $name } ({ $wonder })
birds-alt-threat = { $n } hrozba ({ $wonder })
birds-alt-down = { $n } lícem dolů
birds-alt-dice = Bílé kostky: { $white }. Kostky nebezpečí: { $danger }.
birds-alt-none = žádné
birds-alt-display = { $name }: ptáci { $birds }, hrozby { $threats }, medaile { $medals }, body { $points }, ruka { $hand }.
birds-alt-hand = Vaše ruka: { $cards }.
birds-alt-hand-none = Vaše ruka je prázdná.
birds-alt-short = { $name } ({ $wonder })
birds-alt-sum = { $name } { $total }: ptáci a bodové dílky { $birds }, bonusové dílky { $bonuses }, medaile { $medals }, hrozby { $threats }.
birds-alt-text = Vše slovy říká /board text:true.

## Pravidla vlastními slovy; každý odstavec uvádí oddíl pravidel hry

birds-topic-summary = The Game of Birds za minutu
birds-topic-setup = Příprava
birds-topic-turn = Kola a tahy
birds-topic-white-dice = Bílé kostky
birds-topic-danger-dice = Kostky nebezpečí
birds-topic-taking = Zahrání karty a braní karet
birds-topic-threats = Hrozby
birds-topic-display = Umísťování ptáků
birds-topic-point-tiles = Bodové dílky
birds-topic-medals = Medaile a okamžitá výhra
birds-topic-end = Konec a bodování
birds-topic-rulings = Rozhodnutí o otevřených otázkách
birds-topic-house-deck = Domácí balíček

birds-rules-summary-1 = **Sedm divů.** Hnízdo, Vejce, Zobák, Zpěv, Pero, Let a Migrace: každý pták zastupuje jeden z nich. Skládáte sbírku, která má pro každý div sloupec a v něm nejvýš tři karty. (Anglická pravidla: The Seven Wonders of Birds; Turn, 3)
birds-rules-summary-2 = **Váš tah.** Vyberte si jednu z bílých kostek kvůli jejímu účinku, zahrajte kartu a vezměte si za ni tři karty jedné linie desky, pak umístěte do sbírky až dva ptáky. (Anglická pravidla: Turn)
birds-rules-summary-3 = **Nebezpečí.** Dvě černé kostky omezují v celém kole všechny. Hrozby, které si vezmete, jdou do vaší sbírky, každá stojí 3 body a některé leží mezi ptáky lícem dolů. (Anglická pravidla: Overview of the Die Symbols; End of the Game)
birds-rules-summary-4 = **Více bodů.** Druhý a třetí pták téhož jantarového nebo červeného druhu přináší bodové dílky za 7, 8 nebo 10. Řada sedmi ptáků přináší medaili za 7 bodů. (Anglická pravidla: Bonus Points)
birds-rules-summary-5 = **Konec.** Ve dvou nebo ve čtyřech se hraje osm kol, ve třech devět. Pak vyhrává nejvíc bodů. (Anglická pravidla: Gameplay; End of the Game)
birds-rules-summary-6 = **Okamžitě** vyhrává, kdo má ve sbírce 21 ptáků a žádnou hrozbu. (Anglická pravidla: End of the Game)

birds-rules-setup-1 = **Karty.** Dohromady se zamíchá 140 ptáků a 28 hrozeb. Všichni dostanou po šesti kartách, které zůstávají tajné. Zbytek je dobírací balíček. (Anglická pravidla: Setup, 4)
birds-rules-setup-2 = **Zásoba.** Bodové dílky, bonusové dílky a medaile jsou připraveny, kolik jich je třeba. (Anglická pravidla: Setup, 2; naše rozhodnutí)
birds-rules-setup-3 = **Karty scénáře.** Zamíchá se jich šest. Vrchní říká, na kterých polích desky leží v tomto kole karty lícem dolů. (Anglická pravidla: Setup, 3)
birds-rules-setup-4 = **Figurka ptáka.** Kdo ji dostane, určuje náhoda. Ten má první tah kola. (Anglická pravidla: Setup, 5; naše rozhodnutí)
birds-rules-setup-5 = **Na obrázcích** mají pole desky čísla 1 až 9, po řadách zleva shora. Sbírka má sloupce vedle sebe a v nich řadu dole, uprostřed a nahoře. (Aviary)

birds-rules-turn-1 = **Nové kolo.** Na desku přijde devět karet, na černá pole karty scénáře lícem dolů. Hodí se všemi šesti kostkami. (Anglická pravidla: Round Preparation)
birds-rules-turn-2 = **1. Kostka.** Vyberte si některou bílou kostku, která ještě zbývá. Její účinek platí pro tento tah a nemusíte ho využít. Kostka je pro toto kolo pryč. (Anglická pravidla: Turn, 1; naše rozhodnutí)
birds-rules-turn-3 = **2. Zahrát a vzít.** Zahrajte kteroukoli kartu z ruky a vezměte si karty její linie. Mezery se doplní z dobíracího balíčku. (Anglická pravidla: Turn, 2)
birds-rules-turn-4 = **3. Umístit.** Umístěte z ruky do sbírky žádného, jednoho nebo dva ptáky. Pak je na tahu další. (Anglická pravidla: Turn, 3)
birds-rules-turn-5 = **Konec kola.** Když měli všichni jeden tah, karty z desky se odhodí, figurka ptáka jde dál po směru hodinových ručiček a odkryje se nová karta scénáře. Po šestém kole se karty scénáře zamíchají znovu. (Anglická pravidla: End of the Round)

birds-rules-white-dice-1 = Každá bílá kostka má těchto šest stran. (Anglická pravidla: Overview of the Die Symbols; naše rozhodnutí)
birds-rules-white-dice-2 = **+2.** Vezměte si bonusový dílek za 2 body. (Anglická pravidla: Overview of the Die Symbols)
birds-rules-white-dice-3 = **Oko.** Než zahrajete kartu, prohlédněte si jednu kartu, která leží na desce lícem dolů. Všichni vidí, kam se díváte, ale jen vy víte, co tam je. (Anglická pravidla: Overview of the Die Symbols)
birds-rules-white-dice-4 = **Tři ptáci.** V tomto tahu smíte umístit až tři ptáky. (Anglická pravidla: Overview of the Die Symbols)
birds-rules-white-dice-5 = **Výměna.** Než zahrajete kartu, prohoďte dvě karty na desce. Která leží lícem dolů, ta tak zůstává. (Anglická pravidla: Overview of the Die Symbols; naše rozhodnutí)
birds-rules-white-dice-6 = **Lebka.** Kdykoli v tomto tahu, jednou, odstraňte ze své sbírky hrozbu. Odhodí se. (Anglická pravidla: Overview of the Die Symbols; naše rozhodnutí)
birds-rules-white-dice-7 = **Přeškrtnutá kostka.** Jedna kostka nebezpečí, kterou určíte, pro vás v tomto tahu neplatí. (Anglická pravidla: Overview of the Die Symbols)

birds-rules-danger-dice-1 = Obě černé kostky platí pro všechny do konce kola. (Anglická pravidla: Round Preparation)
birds-rules-danger-dice-2 = **Div.** Ptáky s tímto symbolem nelze umístit. Zahrát a vzít je lze. (Anglická pravidla: Overview of the Die Symbols)
birds-rules-danger-dice-3 = **Přeškrtnutá červená karta.** Ptáky z červeného seznamu nelze umístit. Platí seznam vytištěný na kartě. (Anglická pravidla: Overview of the Die Symbols; naše rozhodnutí)
birds-rules-danger-dice-4 = **Šipka.** Na začátku tahu odhodíte kartu z ruky, není-li jediná. Bílou kostku si vybíráte dřív, takže vás přeškrtnutá kostka může odhození ušetřit. (Anglická pravidla: Overview of the Die Symbols; naše rozhodnutí)
birds-rules-danger-dice-5 = **Orel.** Nic se neděje. (Anglická pravidla: Overview of the Die Symbols)

birds-rules-taking-1 = **Sloupce.** Karta s Vejcem bere levý sloupec desky (pole 1, 4, 7), se Zobákem prostřední (2, 5, 8), s Migrací pravý (3, 6, 9). (Anglická pravidla: Turn, 2; náš výklad desky)
birds-rules-taking-2 = **Řady.** Karta s Hnízdem bere horní řadu (1, 2, 3), s Letem prostřední (4, 5, 6), s Perem dolní (7, 8, 9). (Anglická pravidla: Turn, 2; náš výklad desky)
birds-rules-taking-3 = **Úhlopříčka.** Karta se Zpěvem bere pole zleva shora doprava dolů (1, 5, 9). (Anglická pravidla: Turn, 2; náš výklad desky)
birds-rules-taking-4 = **Ptáci.** Kteří leží lícem nahoru, jdou do vaší ruky. Kteří leží lícem dolů, se odkryjí a každého si můžete vzít, nebo nechat; co necháte, se odhodí. (Anglická pravidla: Turn, 2; naše rozhodnutí)
birds-rules-taking-5 = **Potom** se zahraná karta odhodí a mezery zaplní nové karty, na černých polích karty scénáře lícem dolů. (Anglická pravidla: Turn, 2)
birds-rules-taking-6 = **Hrozby v ruce** mohou být jen z počátečních karet. Lze je zahrát jako ptáky a vzít si karty jejich linie, ale nelze je umístit. (Anglická pravidla: Turn, 2)

birds-rules-threats-1 = **Vzaté hrozby,** lícem nahoru i odkryté, jdou hned do sloupce svého divu ve vaší sbírce. (Anglická pravidla: Turn, 2)
birds-rules-threats-2 = **Jejich místo** je nejnižší volné ve sloupci. (Naše rozhodnutí)
birds-rules-threats-3 = **Plný sloupec.** Odhodíte ptáka z tohoto sloupce a hrozba přijde na jeho místo. Kterého, to určíte vy. Jeho bodový dílek se vrací; ostatním ptákům druhu zůstávají. (Anglická pravidla: Turn, 2; naše rozhodnutí)
birds-rules-threats-4 = **Tři hrozby** už ve sloupci: nová se odhodí. (Naše rozhodnutí)
birds-rules-threats-5 = **Co stojí.** Každá hrozba ve sbírce znamená na konci −3 body a její řada nepřinese medaili. (Anglická pravidla: End of the Game; Bonus Points)
birds-rules-threats-6 = **Jak se jich zbavit.** Hrozbu odstraní jen Lebka. Lze ji využít i dřív, než musí pták uvolnit místo. (Anglická pravidla: Overview of the Die Symbols; naše rozhodnutí)

birds-rules-display-1 = **Kolik.** Žádného, jednoho nebo dva ptáky za tah, s kostkou Tři ptáci až tři. Nezáleží na tom, jestli vám přibyli do ruky právě teď. (Anglická pravidla: Turn, 3)
birds-rules-display-2 = **Kam.** Každý pták patří do sloupce svého divu, na nejnižší volné místo. Karty se nikdy nepřerovnávají. (Anglická pravidla: Turn, 3; naše rozhodnutí)
birds-rules-display-3 = **Místo.** Sloupec pojme tři karty, ptáky i hrozby dohromady. (Anglická pravidla: Turn, 3)
birds-rules-display-4 = **Kostky nebezpečí** mohou v daném kole některé ptáky zakázat. (Anglická pravidla: Turn, 3)

birds-rules-point-tiles-1 = **Jantarový seznam.** Dva ptáci jantarového druhu ve sbírce: každý dostane bodový dílek 7. Třetí také. (Anglická pravidla: Bonus Points)
birds-rules-point-tiles-2 = **Červený seznam.** Dva ptáci červeného druhu: každý dostane bodový dílek 8. S třetím se oba vrátí a všichni tři dostanou dílky 10. (Anglická pravidla: Bonus Points)
birds-rules-point-tiles-3 = **Zelený seznam.** Žádné bodové dílky. Platí vytištěné body. (Anglická pravidla: Bonus Points)
birds-rules-point-tiles-4 = **Po ztrátách** si pták svůj dílek nechává. Když druhu zase přibude, dostanou ptáci bez dílku 7 (jantarový), nebo 8 (červený), a tři červení po 10. (Naše rozhodnutí)

birds-rules-medals-1 = **Medaile.** Řada s ptákem v každém ze sedmi sloupců přináší medaili za 7 bodů. (Anglická pravidla: Bonus Points)
birds-rules-medals-2 = **Tři řady,** tedy až tři medaile. Řada s hrozbou žádnou nepřináší. (Anglická pravidla: Bonus Points)
birds-rules-medals-3 = **Jednou.** Řada přinese medaili jednou za partii; ta zůstává, i když řada o ptáka přijde. Medaili přinese i řada dokončená poté, co v ní místo uvolnila Lebka. (Naše rozhodnutí)
birds-rules-medals-4 = **Okamžitá výhra.** 21 ptáků a žádná hrozba ve sbírce: partie hned končí a vyhráváte. (Anglická pravidla: End of the Game)

birds-rules-end-1 = **Kdy.** Partie končí po 8. kole, ve třech po 9. kole. (Anglická pravidla: End of the Game)
birds-rules-end-2 = **Body.** Za každého ptáka vytištěné body, nebo body jeho bodového dílku. Bonusový dílek je za 2, medaile za 7, hrozba ve sbírce za −3. (Anglická pravidla: End of the Game)
birds-rules-end-3 = **Vyhrává** nejvíc bodů. Stejné body znamenají stejné pořadí. (Anglická pravidla: End of the Game)
birds-rules-end-4 = **Po okamžité výhře** je první, komu se podařila, ostatní následují podle bodů. (Naše rozhodnutí)
birds-rules-end-5 = **Karty v ruce** se nepočítají, hrozby v ní nic nestojí. (Anglická pravidla: End of the Game; naše rozhodnutí)

birds-rules-rulings-1 = Pravidla jsou německá; jejich oddíly se tu jmenují jako v anglickém znění. Kde mlčí, hraje se v Aviary takto. **Poslední doplnění.** Po posledním tahu kola se deska už nedoplňuje. (Naše rozhodnutí)
birds-rules-rulings-2 = **Dobírací balíček.** Když dojde, zamíchají se do nového odhozené karty. Odhozené karty leží odkryté, i ty, které na konci kola ležely lícem dolů. (Naše rozhodnutí)
birds-rules-rulings-3 = **Prázdná ruka.** Kdo nemá co zahrát, tomu se otočí vrchní karta z balíčku a hraje se jako vlastní. (Naše rozhodnutí)
birds-rules-rulings-4 = **Prohozené karty** leží dál lícem tak jako předtím, a kdo si některou prohlédl, zná ji dál. Další karty se řídí polem: na černém lícem dolů. (Naše rozhodnutí)
birds-rules-rulings-5 = **Kostka, která neplatí.** Přeškrtnutá kostka ruší jednu kostku nebezpečí, jen pro tento tah. Určujete ji hned při výběru bílé kostky. (Anglická pravidla: Overview of the Die Symbols)
birds-rules-rulings-6 = **Známé karty.** Co se bere lícem nahoru nebo odkryté, znají všichni, ale cizí ruku Aviary nikomu neukazuje. Počáteční karty jsou tajné, dokud se nezahrají, neumístí nebo neodhodí. (Naše rozhodnutí)
birds-rules-rulings-7 = **Dvě stejné.** Ze dvou stejných karet, jedné známé a jedné tajné, odchází z ruky nejdřív známá. (Naše rozhodnutí)
birds-rules-rulings-8 = **Zákaz červených** se řídí vytištěným seznamem, ať leží ve sbírce jakékoli bodové dílky. (Naše rozhodnutí)
birds-rules-rulings-9 = **Konec tahu.** Po posledním ptákovi, kterého lze umístit, nebo s prázdnou rukou končí tah sám, nelze-li ještě využít Lebku. (Naše rozhodnutí)

birds-rules-house-deck-1 = Seznam vytištěných karet není veřejně znám. Aviary hraje s vlastním **domácím balíčkem**, který dodržuje všechny počty z pravidel. (Anglická pravidla: Game Materials)
birds-rules-house-deck-2 = **Ptáci.** 35 druhů po čtyřech kartách, pět druhů na každý div: zelené za 4, 5 a 6 bodů, jantarový za 4, červený za 3. Na kterém seznamu druh je, o něm samém nic neříká: platí to jen v tomto balíčku. **Hrozby.** Sedm druhů po čtyřech kartách. (Domácí balíček)
birds-rules-house-deck-3 = **Kostky nebezpečí.** Jedna má Hnízdo, Vejce, Zobák, přeškrtnutou červenou kartu, šipku a orla; druhá Zpěv, Pero, Let, Migraci a dvakrát orla. (Domácí balíček)
birds-rules-house-deck-4 = **Karty scénáře.** Pole lícem dolů: [5]; [1, 9]; [2, 4, 9]; [3, 5, 7]; [1, 3, 8]; [2, 4, 6, 8]. (Domácí balíček)
birds-rules-house-deck-5 = Kdo má vytištěnou hru, může její karty a kostky zapsat do souboru a hrát s nimi: jiné druhy, libovolný počet druhů na div, jiné počty karet. (Aviary)

## Proč? Co lze zvolit a které pravidlo víc nedovolí (rule), a co nedovolí jednu odpověď (not)

birds-rule-die = Tah začíná bílou kostkou, kterou si v tomto kole ještě nikdo nevybral. Kostky, které ukazují totéž, jsou jedna volba. (Anglická pravidla: Turn, 1)
birds-rule-ignore = Díky přeškrtnuté kostce pro vás v tomto tahu nemusí platit jedna kostka nebezpečí. U orla není co rušit. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-discard = Kvůli šipce odhazujete na začátku tahu kartu z ruky. Vybrat můžete kteroukoli. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-peek = Oko vám dovoluje prohlédnout si jednu kartu, která leží na desce lícem dolů, nebo žádnou. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-swap = Můžete prohodit dvě karty na desce, ať leží lícem jakkoli, nebo je nechat. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-play = Zahrajete kteroukoli kartu z ruky, i hrozbu. Bere tři pole své linie. Tento krok nelze vynechat. (Anglická pravidla: Turn, 2)
birds-rule-keep = Karta { $card } leží odkrytá: můžete si ji vzít do ruky, nebo ji nechat odhodit. (Anglická pravidla: Turn, 2; naše rozhodnutí)
birds-rule-displace = Ve sloupci už jsou tři karty, a tak jeden z jeho ptáků uvolní místo. Hrozba: { $card }. Ostatní hrozby sloupce zůstávají. (Anglická pravidla: Turn, 2)
birds-rule-build = Můžete umístit ptáky z ruky do sloupců jejich divů, nebo skončit. V tomto tahu umístěno: { $placed } z { $most }. (Anglická pravidla: Turn, 3)
birds-rule-danger = Omezuje vás kostka nebezpečí. { $danger }. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-banned = Teď ne, protože kostka nebezpečí ukazuje jejich div: { $cards }. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-red = Teď ne, protože kostka nebezpečí zakazuje červený seznam: { $cards }. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-full = Teď ne, protože v jejich sloupci už jsou tři karty: { $cards }. (Anglická pravidla: Turn, 3)
birds-rule-threat = Hrozby se z ruky neumísťují, lze je zahrát: { $cards }. (Anglická pravidla: Turn, 2)
birds-rule-remove = Kromě toho může vaše Lebka jednou v tomto tahu odstranit hrozbu z vaší sbírky. (Anglická pravidla: Overview of the Die Symbols)
birds-rule-remove-none = Vaše Lebka nemá co odstranit: ve sbírce žádnou hrozbu nemáte. (Anglická pravidla: Overview of the Die Symbols)

birds-not-waiting = Teď volí někdo jiný. (Anglická pravidla: Turn)
birds-not-unknown = Takovou volbu The Game of Birds nezná. (Aviary)
birds-not-verb = Na to se teď hra neptá: v tahu si vyberete kostku, zahrajete kartu a pak umístíte ptáky. (Anglická pravidla: Turn)
birds-not-must = Tento krok nelze vynechat. (Anglická pravidla: Turn)
birds-not-gone = Žádná ze zbývajících bílých kostek tohle neukazuje: { $die }. (Anglická pravidla: Turn, 1)
birds-not-eagle = Orel nemá účinek, který by šlo zrušit. (Anglická pravidla: Overview of the Die Symbols)
birds-not-hand = Tuto kartu nemáte v ruce. (Anglická pravidla: Turn)
birds-not-open = Na poli { $cell } žádná karta lícem dolů neleží. (Anglická pravidla: Overview of the Die Symbols)
birds-not-empty = Pole { $cell } je prázdné. (Anglická pravidla: Overview of the Die Symbols)
birds-not-same = Prohodit lze jen karty na dvou různých polích. (Anglická pravidla: Overview of the Die Symbols)
birds-not-order = Napište nejdřív pole s nižším číslem. (Aviary)
birds-not-column = Pták musí být ze sloupce, do kterého hrozba patří. (Anglická pravidla: Turn, 2)
birds-not-bird = Pták tam neleží. (Anglická pravidla: Turn, 2)
birds-not-enough = Víc ptáků už v tomto tahu umístit nelze, umístěno: { $n }. (Anglická pravidla: Turn, 3)
birds-not-threat = Hrozby nelze umístit z ruky. (Anglická pravidla: Turn, 2)
birds-not-full = V tomto sloupci už jsou tři karty: { $wonder }. (Anglická pravidla: Turn, 3)
birds-not-banned = Kostka nebezpečí zakazuje ptáky s tímto symbolem: { $wonder }. (Anglická pravidla: Overview of the Die Symbols)
birds-not-red = Kostka nebezpečí zakazuje ptáky z červeného seznamu. (Anglická pravidla: Overview of the Die Symbols)
birds-not-skull = Hrozbu odstraní jen Lebka vybraná v tomto tahu a ještě nevyužitá. (Anglická pravidla: Overview of the Die Symbols)
birds-not-safe = Hrozba tam neleží. (Anglická pravidla: Overview of the Die Symbols)

## První partie s výkladem

birds-learn-rival = Jiřička
birds-learn-1-1 = **O co jde.** Sbíráte ptáky do vlastní sbírky: sedm sloupců, pro každý ptačí div jeden, v každém místo pro tři karty. Vyhrává, kdo má po osmi kolech nejvíc bodů. Soupeři tu říkáme Jiřička.
birds-learn-1-2 = **Deska.** Uprostřed leží devět karet, z nich dvě lícem dolů: ty nezná nikdo. Šest karet ve vaší ruce je tajných.
birds-learn-1-3 = **Kostky nebezpečí.** Obě černé kostky platí v tomto kole pro všechny: ptáky se Zobákem a se Zpěvem nelze umístit.
birds-learn-2-1 = **1. Bílá kostka.** Tah má tři kroky. V prvním si vyberete jednu z bílých kostek, které zbývají. Její účinek platí pro tento tah a nikdo jiný ji už v tomto kole nedostane.
birds-learn-2-2 = Vyberte si kostku **Tři ptáci**: pak smíte umístit tři ptáky místo dvou.
birds-learn-3-1 = **2. Zahrát kartu.** Vezmete za ni tři karty její linie, a pak se odhodí. Linii určuje její div: Vejce, Zobák a Migrace berou sloupec desky, Hnízdo, Let a Pero řadu, Zpěv úhlopříčku 1, 5, 9.
birds-learn-3-2 = Ptáky se Zpěvem teď nelze umístit, ale zahrát je můžete. Zahrajte kartu **žluva hajní** a vezměte si úhlopříčku.
birds-learn-4-1 = **Karty lícem dolů se odkryjí.** Na poli 1 byla hrozba. Šla hned do vašeho sloupce Vejce: zabírá tam místo, na konci stojí 3 body a její řada nepřinese medaili. Červenka obecná ležela lícem nahoru a přišla vám do ruky.
birds-learn-4-2 = Na poli 9 se objevil pták. Můžete si ho vzít, nebo nechat: kartu kachna divoká si **vezměte**.
birds-learn-5-1 = **3. Umístit ptáky.** Každý patří do sloupce svého divu, na nejnižší volné místo. Kostky nebezpečí zadržují ve vaší ruce dva: kolihu velkou (Zobák) a červenku obecnou (Zpěv).
birds-learn-5-2 = Umístěte kartu **kachna divoká**. Bude ležet nad hrozbou. Další dva ptáci se pak umístí za vás, protože vaše kostka dovoluje tři.
birds-learn-6-1 = **O pět kol dál** – ta se odehrála za vás. Zahraný čáp bílý bere horní řadu a na poli 2 byla hrozba. Váš sloupec Hnízdo je plný, takže jeden z jeho ptáků musí uvolnit místo.
birds-learn-6-2 = Vzdejte se toho, který má nejmíň bodů: je to **čáp bílý**. Než volbu potvrdíte, dočtete se, kolik to stojí.
birds-learn-7-1 = **Dva stejného druhu** mají větší cenu. Na jantarovém seznamu dostane každý z nich bodový dílek 7 a třetí také. Na červeném je to po 8, se třetím ptákem po 10. Zelení ptáci dílky nemají.
birds-learn-7-2 = Do ruky vám přišla druhá **sluka lesní**, pták z jantarového seznamu. Umístěte ji: obě pak mají 7 bodů místo 4.
birds-learn-8-1 = **Poslední kolo.** Podívejte se na dolní řadu své sbírky: v šesti sloupcích leží pták, ve sloupci Vejce hrozba. Řada sedmi ptáků přináší **medaili** za 7 bodů.
birds-learn-8-2 = Vyberte si kostku **Lebka**: kdykoli v tomto tahu odstraní hrozbu.
birds-learn-9-1 = **Šipka** na kostce nebezpečí znamená, že teď odhazujete kartu z ruky. Díky Lebce můžete napřed odstranit hrozbu.
birds-learn-9-2 = **Odstraňte ji**: nejnižší místo ve sloupci Vejce se uvolní.
birds-learn-10-1 = **Mezera.** Mezitím se odhodila karta a za prostřední řadu se zahrála poštolka obecná. Přinesla vám druhou kachnu divokou: to je zelený pták, takže bez dílků.
birds-learn-10-2 = Umístěte kartu **kachna divoká**. Přijde na nejnižší volné místo, pod tu první, a dokončí řadu.
birds-learn-11-1 = **Konec.** Ptáci mají své body, nebo body svého dílku, bonusový dílek je za 2, medaile za 7, hrozba za −3. Karty v ruce se nepočítají.
birds-learn-11-2 = Dílky sluk vám přinesly o 6 bodů víc, než je vytištěno, Lebka a kachna 16. Kdo zaplní ptáky všech 21 míst, hned vyhrává; to se stává málokdy. Teď už víte vše, co potřebujete.

## Obrázky k pravidlům, všechny z partie v lekci

birds-example-one = Vlaštovka
birds-example-other = Jiřička
birds-example-summary = šesté kolo partie ve dvou. Nahoře je deska s kostkami, pod ní sbírky. Tři pole desky jsou prázdná, protože Vlaštovka je právě na tahu.
birds-example-setup = pohled toho, kdo začíná: devět karet, z nich dvě lícem dolů, šest kostek, prázdná sbírka a šest tajných karet.
birds-example-taking = žluva hajní má div Zpěv, takže bere úhlopříčku: pole 1, 5, 9.
birds-example-white-dice = +2, Oko, Tři ptáci a Přeškrtnutá kostka, z nich se právě vybírají Tři ptáci. Výměna ukazuje dvě karty se šipkami, Lebka lebku.
birds-example-danger-dice = kostky nebezpečí ukazují šipku a Zpěv: nejdřív se odhazuje karta z ruky a ptáky se Zpěvem nelze umístit.
birds-example-threats = hrozba Hnízda přichází do plného sloupce Hnízdo. Místo uvolní čáp bílý, který má nejmíň bodů.
birds-example-display = kachna divoká přijde na nejnižší volné místo ve sloupci Vejce, nad hrozbu. Koliha velká a červenka obecná musí počkat: kostky nebezpečí ukazují jejich divy.
birds-example-point-tiles = s druhou slukou lesní, ptákem z jantarového seznamu, dostane každá z obou bodový dílek 7.
birds-example-medals = kachna divoká zaplní mezeru v dolní řadě: sedm ptáků, medaile.
birds-example-end = vytištěné body a bodové dílky, bonusové dílky, medaile a hrozby obou stran. Vlaštovka vyhrává 91 : 65.
