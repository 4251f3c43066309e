# The Bird Told Me to Do It česky. Jak jsou id rozdělena, říká anglický soubor. Hra nemá česká pravidla, oddíly se uvádějí anglicky.
# O lidech se mluví v přítomném čase nebo neosobně: jméno nic neříká o rodě.

told-me-title = The Bird Told Me to Do It
told-me-progress = { $points } z { $goal } bodů, v prvním balíčku { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
told-me-progress-second = { $points } z { $goal } bodů, ve druhém balíčku { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
told-me-progress-over = Konec partie

## Slova

told-me-comma = { $first }, { $rest }
told-me-semicolon = { $first }; { $rest }
told-me-then = { $first } { $rest }
told-me-birds-nightbird = { $n } { $n ->
    [one] noční pták
    [few] noční ptáci
   *[other] nočních ptáků
}
told-me-birds-seabird = { $n } { $n ->
    [one] mořský pták
    [few] mořští ptáci
   *[other] mořských ptáků
}
told-me-birds-firebird = { $n } { $n ->
    [one] ohnivý pták
    [few] ohniví ptáci
   *[other] ohnivých ptáků
}
told-me-birds-silverbird = { $n } { $n ->
    [one] stříbrný pták
    [few] stříbrní ptáci
   *[other] stříbrných ptáků
}
told-me-birds-snowbird = { $n } { $n ->
    [one] sněžný pták
    [few] sněžní ptáci
   *[other] sněžných ptáků
}
told-me-birds-sunbird = { $n } { $n ->
    [one] sluneční pták
    [few] sluneční ptáci
   *[other] slunečních ptáků
}
told-me-plumage-nightbird = opeření nočních ptáků
told-me-plumage-seabird = opeření mořských ptáků
told-me-plumage-firebird = opeření ohnivých ptáků
told-me-plumage-silverbird = opeření stříbrných ptáků
told-me-plumage-snowbird = opeření sněžných ptáků
told-me-plumage-sunbird = opeření slunečních ptáků
told-me-face = { $birds } { $exits }
told-me-name = { $face } ({ $tells })
told-me-label = { $face }: { $tells }
told-me-twin = { $tells } č. { $n }
told-me-trunk = kmen
told-me-cell = { $cell }
told-me-named = { $name }
told-me-seat = Místo { $n }
told-me-beside = u balíčku

# Co karty říkají, zkráceně: do nabídek.
told-me-short-then = { $first }; { $rest }
told-me-short-more = { $first } …
told-me-short-hand-add = { $most ->
    [0] přidat { $count } z ruky
   *[some] přidat { $count } z ruky, hodnota ≤{ $limit }
}
told-me-short-hand-over = { $most ->
    [0] překrýt { $count } z ruky
   *[some] překrýt { $count } z ruky, hodnota ≤{ $limit }
}
told-me-short-hand-place = { $most ->
    [0] umístit { $count } z ruky
   *[some] umístit { $count } z ruky, hodnota ≤{ $limit }
}
told-me-short-drawn-add = { $most ->
    [0] dobrat a přidat { $count }
   *[some] dobrat a přidat { $count }, velikost ≤{ $limit }
}
told-me-short-drawn-over = { $most ->
    [0] dobrat a překrýt { $count }
   *[some] dobrat a překrýt { $count }, velikost ≤{ $limit }
}
told-me-short-drawn-place = { $most ->
    [0] dobrat a umístit { $count }
   *[some] dobrat a umístit { $count }, velikost ≤{ $limit }
}
told-me-short-prune = { $most ->
    [0] odhodit koncové větvičky: { $count }
   *[some] odhodit koncové větvičky: { $count }, velikost ≤{ $limit }
}
told-me-short-fetch = vzít větvičky jedné barvy: { $count }
told-me-short-exchange = vyměnit větvičky za karty z ruky: { $count }
told-me-short-harvest = bodovat konce jedné barvy: { $count }, velikost ≤{ $limit }
told-me-short-draw = dobrat { $count }
told-me-short-draw-by-plumage = dobrat 1 za každé své opeření, nejvýš { $count }
told-me-short-draw-by-colours = dobrat { $count } za každou barvu trasy, nejvýš za { $limit }
told-me-short-salvage = vzít { $count } z odhozených karet
told-me-short-discard = odhodit { $count }
told-me-short-all-discard = každý soupeř odhodí { $count }
told-me-short-renew = odhodit, dobrat tolik +{ $count }
told-me-short-give-each = dát soupeřům po 1
told-me-short-score-hand-ones = bodovat { $count } hodnoty 1 z ruky
told-me-short-score-hand-own = bodovat { $count } z ruky, máte-li opeření, hodnota ≤2
told-me-short-score-deck-own = bodovat { $count } z balíčku, máte-li opeření
told-me-short-score-deck-opponents = bodovat { $count } z balíčku, má-li soupeř opeření
told-me-short-rob-pile = bodovat { $count } z bodů soupeřů
told-me-short-rob-discards = odhodit { $count } z bodů soupeřů
told-me-short-rob-hand = vzít { $count } z libovolných bodů
told-me-short-clear-plumage = vrátit všechno opeření
told-me-short-take-any = vzít opeření: { $count }
told-me-short-take-unclaimed = vzít volné opeření: { $count }
told-me-short-take-absent = vzít opeření barev mimo větev: { $count }
told-me-short-take-present = vzít volné opeření barev na větvi: { $count }
told-me-short-trade = vyměnit opeření: { $count }
told-me-short-give-back = vrátit soupeřovo opeření: { $count }
told-me-short-boost-next = posílit příští kartu o { $count }
told-me-short-boost-last = posílit bonusovou kartu o { $count }
told-me-short-perform-twigs = provést jiné větvičky: { $count }, velikost ≤{ $limit }
told-me-short-perform-drawn = provést kartu z balíčku, posílení { $count }
told-me-short-perform-one-of = dobrat { $count }, jednu provést, zbytek nechat
told-me-short-perform-previous = znovu provést předchozí kartu, posílení { $count }
told-me-short-perform-hand = odhodit kartu a provést ji, posílení { $count }

# Co karty říkají, celou větou. { $sum } ukazuje, jak číslo vyrostlo: „ (2 + 1)“.
told-me-do-hand-add = { $most ->
    [0] Přidejte na větev { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } z ruky{ $sum }.
   *[some] Přidejte na větev { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } z ruky o hodnotě nejvýš { $limit }{ $sum }.
}
told-me-do-hand-over = { $most ->
    [0] Překryjte { $n ->
        [one] větvičku
        [few] větvičky
       *[other] větvičky
    } { $count } { $n ->
        [one] kartou
        [few] kartami
       *[other] kartami
    } z ruky{ $sum }.
   *[some] Překryjte { $n ->
        [one] větvičku
        [few] větvičky
       *[other] větvičky
    } { $count } { $n ->
        [one] kartou
        [few] kartami
       *[other] kartami
    } z ruky o hodnotě nejvýš { $limit }{ $sum }.
}
told-me-do-hand-place = { $most ->
    [0] Umístěte { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } z ruky{ $sum }.
   *[some] Umístěte { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } z ruky o hodnotě nejvýš { $limit }{ $sum }.
}
told-me-do-drawn-add = { $most ->
    [0] Doberte a přidejte na větev { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }{ $sum }.
   *[some] Doberte a přidejte na větev { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } (větvičky velikosti nejvýš { $limit }){ $sum }.
}
told-me-do-drawn-over = { $most ->
    [0] Doberte { $count } { $n ->
        [one] kartu a překryjte větvičku
        [few] karty a překryjte větvičky
       *[other] karet a překryjte větvičky
    }{ $sum }.
   *[some] Doberte { $count } { $n ->
        [one] kartu a překryjte větvičku
        [few] karty a překryjte větvičky
       *[other] karet a překryjte větvičky
    } velikosti nejvýš { $limit }{ $sum }.
}
told-me-do-drawn-place = { $most ->
    [0] Doberte a umístěte { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }{ $sum }.
   *[some] Doberte a umístěte { $count } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }, překryjte jen větvičky velikosti nejvýš { $limit }{ $sum }.
}
told-me-do-prune = { $most ->
    [0] Odhoďte { $count } { $n ->
        [one] jinou koncovou větvičku
        [few] jiné koncové větvičky
       *[other] jiných koncových větviček
    }{ $sum }.
   *[some] Odhoďte { $count } { $n ->
        [one] jinou koncovou větvičku
        [few] jiné koncové větvičky
       *[other] jiných koncových větviček
    } velikosti nejvýš { $limit }{ $sum }.
}
told-me-do-fetch = Vezměte do ruky { $count } { $n ->
    [one] větvičku
    [few] větvičky
   *[other] větviček
} jedné barvy{ $sum }.
told-me-do-exchange = Vyměňte { $count } { $n ->
    [one] větvičku za kartu
    [few] větvičky za karty
   *[other] větviček za karty
} z ruky{ $sum }.
told-me-do-harvest = Bodujte { $count } { $n ->
    [one] koncovou větvičku
    [few] koncové větvičky
   *[other] koncových větviček
} jedné barvy velikosti nejvýš { $limit }{ $sum }.
told-me-do-draw = Doberte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}{ $sum }.
told-me-do-draw-by-plumage = Doberte 1 kartu za každé své opeření, nejvýš { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}{ $sum }.
told-me-do-draw-by-colours = Doberte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} za každou barvu na trase, nejvýš za { $limit } { $most ->
    [one] barvu
    [few] barvy
   *[other] barev
}{ $sum }.
told-me-do-salvage = Vezměte { $count } { $n ->
    [one] vrchní kartu
    [few] vrchní karty
   *[other] vrchních karet
} z odhozených{ $sum }.
told-me-do-discard = Odhoďte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} z ruky{ $sum }.
told-me-do-all-discard = Každý soupeř odhodí { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} z ruky{ $sum }.
told-me-do-renew = Odhoďte libovolný počet karet z ruky, doberte jich stejně a ještě { $count }{ $sum }.
told-me-do-give-each = Dejte každému soupeři 1 kartu z ruky.
told-me-do-score-hand-ones = Bodujte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} z ruky o hodnotě 1{ $sum }.
told-me-do-score-hand-own = Bodujte { $count } { $n ->
    [one] kartu z ruky o hodnotě nejvýš 2, máte-li opeření její barvy
    [few] karty z ruky o hodnotě nejvýš 2, máte-li opeření jejich barev
   *[other] karet z ruky o hodnotě nejvýš 2, máte-li opeření jejich barev
}{ $sum }.
told-me-do-score-deck-own = Bodujte { $count } { $n ->
    [one] kartu z balíčku, máte-li opeření její barvy
    [few] karty z balíčku, máte-li opeření jejich barev
   *[other] karet z balíčku, máte-li opeření jejich barev
}{ $sum }.
told-me-do-score-deck-opponents = Bodujte { $count } { $n ->
    [one] kartu z balíčku, má-li soupeř opeření její barvy
    [few] karty z balíčku, mají-li soupeři opeření jejich barev
   *[other] karet z balíčku, mají-li soupeři opeření jejich barev
}{ $sum }.
told-me-do-rob-pile = Bodujte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} z bodů soupeřů{ $sum }.
told-me-do-rob-discards = Odhoďte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} z bodů soupeřů{ $sum }.
told-me-do-rob-hand = Vezměte do ruky { $count } { $n ->
    [one] vrchní kartu
    [few] vrchní karty
   *[other] vrchních karet
} z libovolných bodů{ $sum }.
told-me-do-clear-plumage = Vraťte všechno opeření od všech.
told-me-do-take-any = Vezměte si { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} opeření, i cizí{ $sum }.
told-me-do-take-unclaimed = Vezměte si { $count } { $n ->
    [one] volné opeření
    [few] volná opeření
   *[other] volných opeření
}{ $sum }.
told-me-do-take-absent = Vezměte si { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} opeření barev, které na větvi nejsou{ $sum }.
told-me-do-take-present = Vezměte si { $count } { $n ->
    [one] volné opeření
    [few] volná opeření
   *[other] volných opeření
} barev, které na větvi jsou{ $sum }.
told-me-do-trade = Vyměňte si { $count } opeření { $n ->
    [one] se soupeřem
    [few] se soupeři
   *[other] se soupeři
}{ $sum }.
told-me-do-give-back = Vraťte { $count } { $n ->
    [one] opeření soupeře
    [few] opeření soupeřů
   *[other] opeření soupeřů
}{ $sum }.
told-me-do-boost-next = Posilte příští kartu o { $count }{ $sum }.
told-me-do-boost-last = Posilte poslední kartu, bonusovou, o { $count }{ $sum }.
told-me-do-perform-twigs = Proveďte { $count } { $n ->
    [one] jinou větvičku
    [few] jiné větvičky
   *[other] jiných větviček
} velikosti nejvýš { $limit }{ $sum }.
told-me-do-perform-drawn = Doberte a ukažte kartu a proveďte ji s posílením { $count }{ $sum }.
told-me-do-perform-one-of = Doberte a ukažte { $count } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}, jednu proveďte, zbytek si nechte{ $sum }.
told-me-do-perform-previous = Proveďte znovu předchozí kartu s posílením { $count }{ $sum }.
told-me-do-perform-hand = Odhoďte kartu z ruky a proveďte ji s posílením { $count }{ $sum }.

## Volby

told-me-row = Řada { $row }: { $cells }
told-me-more-cells = { $cells }, …
told-me-cell-trunk = { $cell }, u kmene
told-me-cell-free = { $cell }, napojí se na { $other } ({ $card })
told-me-cell-with = { $cell }: { $card }
told-me-pile-of = { $name } – navrchu { $card }, celkem { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
told-me-plumage-of = { $plumage } – { $owner }

told-me-verb-add = Přidat kartu na větev
told-me-verb-add-second = Přidat druhou kartu
told-me-verb-pass = Pasovat: dobrat dvě karty
told-me-verb-claim = Vzít si { $plumage }
told-me-verb-draw = Dobrat kartu
told-me-verb-walk = Jít dál
told-me-verb-cover = Překrýt větvičku kartou
told-me-verb-swap = Vyměnit větvičku
told-me-verb-prune = Odhodit větvičku
told-me-verb-fetch = Vzít větvičku
told-me-verb-harvest = Bodovat větvičku
told-me-verb-perform = Provést větvičku
told-me-verb-do = Provést kartu
told-me-verb-discard = Odhodit kartu
told-me-verb-give = Dát kartu
told-me-verb-score = Bodovat kartu
told-me-verb-pile = Položit kartu na své body
told-me-verb-rob = Vzít vrchní kartu z bodů
told-me-verb-take = Vzít opeření
told-me-verb-trade = Vyměnit opeření
told-me-verb-return = Vrátit opeření
told-me-verb-skip = Nechat být
told-me-verb-skip-renew = Dál neodhazovat, dobrat { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}

# Otázky pro toho, kdo volí.
told-me-part-add = Přidáte na větev kartu, nebo si doberete dvě a pasujete?
told-me-part-second = Vezmete si k tomu opeření, doberete si kartu, nebo přidáte druhou?
told-me-part-second-only = Vezmete si k tomu opeření, nebo si doberete kartu? Z ruky nelze přidat žádnou.
told-me-part-second-claimed = Doberete si k tomu kartu, nebo přidáte druhou? Opeření už někdo má.
told-me-part-second-claimed-only = K tomu si doberete kartu: opeření už někdo má a z ruky nelze přidat žádnou.
told-me-part-route = Ke které z vašich dvou karet vede trasa?
told-me-part-fork = Kterým směrem trasa pokračuje?
told-me-part-pile = Která karta přijde na vaše body teď? Poslední bude navrchu.
told-me-part-tell = Co zvolíte?
told-me-part-left = { $question } Ještě zbývá: { $n }.
told-me-part-drawn = Dobráno: { $card }. Kam přijde?
told-me-which-add = Kterou kartu přidáte?
told-me-which-cover = Kterou kartou překryjete větvičku?
told-me-which-swap = Která karta přijde na větev?
told-me-which-do = Kterou kartu provedete?
told-me-which-discard = Kterou kartu odhodíte?
told-me-which-give = Kterou kartu dáte?
told-me-which-score = Kterou kartu bodujete?
told-me-which-pile = Která karta přijde na vaše body teď?
told-me-which-rob = Z čích bodů?
told-me-which-take = Které opeření si vezmete?
told-me-which-return = Které opeření se vrátí k balíčku?
told-me-which-trade-0 = Které své opeření dáte?
told-me-which-trade-1 = Které opeření za ně dostanete?
told-me-which-row-add = Do které řady kartu přidáte? Kmen je v řadě 50.
told-me-which-row-cover = Ve které řadě je větvička, kterou překryjete? Kmen je v řadě 50.
told-me-which-row-swap = Ve které řadě je větvička, kterou vyměníte? Kmen je v řadě 50.
told-me-which-row-walk = Ve které řadě pokračujete? Kmen je v řadě 50.
told-me-which-row-prune = Ve které řadě je větvička, kterou odhodíte? Kmen je v řadě 50.
told-me-which-row-fetch = Ve které řadě je větvička, kterou si vezmete? Kmen je v řadě 50.
told-me-which-row-harvest = Ve které řadě je větvička, kterou bodujete? Kmen je v řadě 50.
told-me-which-row-perform = Ve které řadě je větvička, kterou provedete? Kmen je v řadě 50.
told-me-which-column = Které pole řady { $row }?
told-me-which-sure = Je to tak správně?

# Celé akce do 100 znaků.
told-me-act-add = Přidat na { $cell }: { $card }
told-me-act-cover = Překrýt { $cell }: { $card }
told-me-act-swap = Vyměnit { $cell } za { $card }
told-me-act-walk = Jít na { $cell }
told-me-act-prune = Odhodit větvičku na { $cell }
told-me-act-fetch = Vzít větvičku na { $cell }
told-me-act-harvest = Bodovat větvičku na { $cell }
told-me-act-perform = Provést větvičku na { $cell }
told-me-act-do = Provést: { $card }
told-me-act-discard = Odhodit: { $card }
told-me-act-give = Dát: { $card }
told-me-act-score = Bodovat: { $card }
told-me-act-pile = Na body: { $card }
told-me-act-rob = Vzít z bodů: { $pile }
told-me-act-take = Vzít { $plumage }
told-me-act-trade = Dát { $plumage } za { $other }
told-me-act-return = Vrátit { $plumage }

told-me-hint-feeds = ⚠️ **Pozor:** opeření této barvy má { $owner }.
told-me-hint-awards = **Poznámka:** tím pasují všichni a větev se vyhodnotí.

# Otázky, které čtou všichni.
told-me-ask-add = { $name } přidává kartu na větev, nebo pasuje.
told-me-ask-second = { $name } má nově na { $cell }: { $card }. Vzít opeření, dobrat, nebo znovu přidat?
told-me-ask-second-claimed = { $name } má nově na { $cell }: { $card }. Dobrat, nebo znovu přidat?
told-me-ask-route = { $name } volí, ke které ze dvou karet vede trasa: { $cells }.
told-me-ask-fork = { $name } volí, kudy trasa pokračuje.
told-me-ask-pile = { $name } si pokládá získané karty na body v libovolném pořadí.
told-me-ask-tell = { $name } má na výběr. { $text }
told-me-ask-over = Už není co volit.

## Průběh partie

told-me-told-dealt = { $name } dostává odkrytou kartu { $card }.
told-me-told-started = { $name } má nejvíc ptáků a začíná.
told-me-told-turn = **Na tahu: { $name }.**
told-me-told-passed = { $name } pasuje.
told-me-told-pass-card = { $name } si bere kartu Pas.
told-me-told-pass-card-back = Někdo nepasuje: karta Pas se vrací k balíčku ({ $name }).
told-me-told-added = { $name } přidává na { $cell } kartu { $card }.
told-me-told-covered = { $name } překrývá na { $cell } kartu { $other } kartou { $card }.
told-me-told-claimed = { $name } si bere { $plumage }.
told-me-told-reached = { $name } přichází na { $cell } ke kartě { $card } a { $n ->
    [one] pták říká
    [few] ptáci říkají
   *[other] ptáci říkají
}: { $text }
told-me-told-bonus = { $name } otáčí bonusovou kartu { $card } a { $n ->
    [one] pták říká
    [few] ptáci říkají
   *[other] ptáci říkají
}: { $text }
told-me-told-performed = { $name } provádí kartu { $card } a { $n ->
    [one] pták říká
    [few] ptáci říkají
   *[other] ptáci říkají
}: { $text }
told-me-told-turned = { $name } otáčí z balíčku kartu { $card }: odhodí se a provede.
told-me-told-last-card = { $name } otáčí kartu { $card }, poslední z balíčku: odhazuje se a už nic nedělá.
told-me-told-boosted-next = Příští karta je posílena o { $n }.
told-me-told-boosted-last = Poslední karta, bonusová, je posílena o { $n }.
told-me-told-in-vain = Nic, nebo nic dalšího, se tu udělat nedá ({ $name }): { $card }.
told-me-told-skipped = { $name } to nechává být: { $card }.
told-me-told-drew = { $name } dobírá { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}.
told-me-told-drew-what = Dobraná karta, kterou vidí jen { $name }: { $card }.
told-me-told-revealed = { $name } dobírá a ukazuje všem kartu { $card }.
told-me-told-kept = Karta { $card } nemá na větvi místo, zůstává v ruce ({ $name }).
told-me-told-salvaged = { $name } bere z odhozených kartu { $card }.
told-me-told-discarded = { $name } odhazuje z ruky kartu { $card }.
told-me-told-gave = { $name } dává kartu, kterou ostatní nevidí. Dostává ji { $other }.
told-me-told-gave-what = { $name } dává kartu { $card }. Dostává ji { $other }.
told-me-told-pruned = { $name } odhazuje z { $cell } větvičku { $card }.
told-me-told-fetched = { $name } bere z { $cell } do ruky větvičku { $card }.
told-me-told-harvested = { $name } bere z { $cell } k bodování koncovou větvičku { $card }.
told-me-told-swapped = { $name } vyměňuje: na { $cell } leží teď karta { $card }, do ruky odtud přichází karta { $other }.
told-me-told-uncovered = Na { $cell } se odkrývá karta { $card }.
told-me-told-fell = { $cell } ztrácí spojení s kmenem: karta { $card } padá mezi odhozené karty.
told-me-told-bare = Zbývá jen kmen: všechno opeření i karta Pas se vracejí k balíčku.
told-me-told-cut = Trasa tu končí ({ $name }): dál už není s kmenem nic spojeno.
told-me-told-full = Větev je plná: nikam nelze přidat žádnou kartu.
told-me-told-all-passed = Všichni po sobě pasují.
told-me-told-unclaimed = Nikdo nemá { $plumage }, tyto větvičky tedy nikdo neboduje.
told-me-told-scored = { $name } boduje kartu { $card }.
told-me-told-missed = { $name } otáčí z balíčku kartu { $card }. Bodovat ji nelze, odhazuje se.
told-me-told-robbed-pile = { $name } bere z cizích bodů kartu { $card }. Přichází o ni { $other }.
told-me-told-robbed-discards = { $name } odhazuje z cizích bodů kartu { $card }. Přichází o ni { $other }.
told-me-told-robbed-hand = { $name } bere z bodů do ruky kartu { $card }. Ležela na hromádce, kterou má { $other }.
told-me-told-took = { $name } si bere { $plumage } od balíčku.
told-me-told-took-from = { $name } si bere { $plumage }. Přichází o ně { $other }.
told-me-told-traded = { $name } vyměňuje opeření s jinou stranou ({ $other }): { $mine } za { $theirs }.
told-me-told-returned = { $name } vrací k balíčku { $plumage }. Přichází o ně { $other }.
told-me-told-cleared = { $name } vrací k balíčku všechno opeření od všech.
told-me-told-awarded = Větev se vyhodnocuje. Je na ní: { $birds }. Nejvíc: { $most }. Kdo má opeření { $n ->
    [one] této barvy, boduje její
    [few] těchto barev, boduje jejich
   *[other] těchto barev, boduje jejich
} větvičky; ostatní karty se odhazují, opeření a karta Pas se vracejí.
told-me-told-awarded-none = Větev se vyhodnocuje, ale je tu jen kmen. Opeření a karta Pas se vracejí k balíčku.
told-me-told-reshuffled = Balíček došel: nový vzniká zamícháním odhozených, má { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}.
told-me-told-ran-out = Balíček došel definitivně: partie hned končí a větev se vyhodnotí, jak je.
told-me-told-over = Konec partie. Porovnávají se body.
told-me-told-resigned = { $name } se vzdává.

# Nad otázkou, která říká, co říkají ptáci.
told-me-news-reached = { $name } přichází na { $cell } ke kartě { $card }.
told-me-news-bonus = { $name } otáčí bonusovou kartu { $card }.
told-me-news-performed = { $name } provádí kartu { $card }.

## Pozice slovy

told-me-at-single = The Bird Told Me to Do It s jedním balíčkem 48 karet.
told-me-at-double = The Bird Told Me to Do It se dvěma balíčky po 48 kartách.
told-me-at-turn = Právě hraje: { $name }
told-me-at-resigned = { $name } se vzdává.
told-me-at-bare = Větev: jen kmen, N50
told-me-at-branch = Větev: kmen N50 a { $n } { $n ->
    [one] větvička
    [few] větvičky
   *[other] větviček
}
told-me-at-twig = { $cell } od: { $parent } – { $card }
told-me-at-twig-over = { $cell } od: { $parent } – { $card } – pod ní shora: { $beneath }
told-me-at-route = Trasa: { $cells } – ujito: { $n }
told-me-at-fresh = Přidáno v této fázi tahu: { $cells }
told-me-at-previous = Karta předchozího kroku: { $card }
told-me-at-step = Karta tohoto kroku: { $card }
told-me-at-carried = { $name } provádí na { $cell } kartu { $card }, barvy a posílení +{ $boost }: { $text }
told-me-at-carried-loose = { $name } provádí kartu { $card }, která není větvičkou, posílení +{ $boost }: { $text }
told-me-at-performed = V tomto kroku provedeno: { $card } – provádí { $performer }
told-me-at-next-boost = Posílení čekající na příští kartu: { $n }
told-me-at-last-boost = Posílení čekající na bonusovou kartu: { $n }
told-me-at-left = Z pokynu ještě zbývá: { $n }
told-me-at-drawn = Dobráno a ukázáno: { $cards }
told-me-at-colour-nightbird = Dál už jen větvičky nočních ptáků
told-me-at-colour-seabird = Dál už jen větvičky mořských ptáků
told-me-at-colour-firebird = Dál už jen větvičky ohnivých ptáků
told-me-at-colour-silverbird = Dál už jen větvičky stříbrných ptáků
told-me-at-colour-snowbird = Dál už jen větvičky sněžných ptáků
told-me-at-colour-sunbird = Dál už jen větvičky slunečních ptáků
told-me-at-forced = Na řadě je odkrytá větvička: { $cell }
told-me-at-renew = Po odhození se dobere: { $n }
told-me-at-give = Kartu dostane: { $name }
told-me-at-traded = Už vyměněno: { $cards }
told-me-at-then = Potom { $name }: { $text }
told-me-at-bonus = Bonusová karta teprve přijde
told-me-at-awarded = Získané karty, které ještě neleží na bodech ({ $name }): { $cards }
told-me-at-deck = Karet v balíčku: { $n }; kolikrát balíček došel: { $depletions }
told-me-at-discards = Odhozených karet: { $n }; shora: { $cards }
told-me-at-discards-more = Odhozené karty, dál dolů: { $cards }
told-me-at-discards-none = Odhozené karty: žádné
told-me-at-plumage = Opeření: { $cards }
told-me-at-plumage-nightbird = noční { $owner }
told-me-at-plumage-seabird = mořské { $owner }
told-me-at-plumage-firebird = ohnivé { $owner }
told-me-at-plumage-silverbird = stříbrné { $owner }
told-me-at-plumage-snowbird = sněžné { $owner }
told-me-at-plumage-sunbird = sluneční { $owner }
told-me-at-pass = Karta Pas: { $owner }
told-me-at-seat = { $name } – bodů: { $points }; karet v ruce: { $n }
told-me-at-pile = Bodované karty, vrchní poslední: { $cards }
told-me-at-known = V této ruce všichni znají: { $cards }

## Co ví jen jedna strana

told-me-own-hand = Vaše ruka: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
told-me-own-card = { $card }
told-me-own-cards = { $n }× { $card }
told-me-legend = { $card } – { $text }
told-me-own-known = V ruce, kterou má { $name }, znáte: { $cards }

# Pod obrázkem s písmeny.
told-me-letters = Písmena na obrázcích: { picture-told-letter-black } noční, { picture-told-letter-blue } mořští, { picture-told-letter-red } ohniví, { picture-told-letter-gray } stříbrní, { picture-told-letter-white } sněžní, { picture-told-letter-yellow } sluneční ptáci.

## Konec

told-me-result-goal = Třicet bodů, partie končí.
told-me-result-deck = Balíček došel podruhé, partie končí.
told-me-result-pile = { $name }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
} ({ $birds })
told-me-result-none = { $name }: žádné body
told-me-won = Vítězí { $name }.
told-me-won-current = Bodů je stejně, přednost má, kdo je na tahu: vítězí { $name }.
told-me-won-next = Bodů je stejně, přednost má ten, na koho by přišel tah dřív: vítězí { $name }.

## Popisy obrázků

told-me-alt-branch = Větev má { $n } { $n ->
    [one] větvičku
    [few] větvičky
   *[other] větviček
}: { $birds }.
told-me-alt-route = Trasa: ujito { $n } z { $length }, od kmene { $cells }.
told-me-alt-points = { $name }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
told-me-alt-seat-plumage = { $name }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}, { $plumage }.
told-me-alt-pass = Karta Pas: { $name }.
told-me-alt-hand = V ruce { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}: { $cards }.
told-me-alt-hand-more = V ruce { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}: { $cards } …
told-me-alt-hand-none = V ruce není žádná karta.
told-me-alt-text = /board text:true popíše slovy každou větvičku.

## Pravidla vlastními slovy; každý odstavec uvádí oddíl pravidel hry

told-me-topic-summary = Hra za minutu
told-me-topic-setup = Příprava
told-me-topic-turn = Tah
told-me-topic-adding = Přidávání na větev
told-me-topic-branch-phase = Fáze větve
told-me-topic-boosts = Čísla v závorkách a posílení
told-me-topic-words = Slova pokynů
told-me-topic-must-and-may = Co se musí a co se smí
told-me-topic-nightbirds = Osm karet nočních ptáků
told-me-topic-seabirds = Osm karet mořských ptáků
told-me-topic-firebirds = Osm karet ohnivých ptáků
told-me-topic-silverbirds = Osm karet stříbrných ptáků
told-me-topic-snowbirds = Osm karet sněžných ptáků
told-me-topic-sunbirds = Osm karet slunečních ptáků
told-me-topic-plumage = Opeření a karta Pas
told-me-topic-award = Vyhodnocení větve
told-me-topic-ending = Konec hry
told-me-topic-two-decks = Dva balíčky
told-me-topic-rulings = Jak řešíme nejasnosti
told-me-topic-house-deck = Domácí balíček

told-me-rules-summary-1 = **Větev** roste od kmene kartu po kartě. Každá karta je větvička s jedním až čtyřmi ptáky jedné barvy a ptáci vám říkají, co máte udělat. (Anglická pravidla: Bird Cards)
told-me-rules-summary-2 = **Váš tah.** Přidejte kartu a k tomu si vezměte opeření její barvy, doberte kartu, nebo přidejte druhou. Anebo pasujte a doberte dvě karty. (Anglická pravidla: Playing the Game)
told-me-rules-summary-3 = **Ptáci.** Po přidání jděte od kmene ke své kartě a udělejte, co říkají ptáci na každé větvičce cestou; nakonec otočte bonusovou kartu a udělejte i to, co říká ona. (Anglická pravidla: Branch Phase)
told-me-rules-summary-4 = **Čísla v závorkách** rostou o jednu za každou další kartu téže barvy na vaší trase. (Anglická pravidla: Bird Instructions)
told-me-rules-summary-5 = **Opeření.** Když už nelze nic přidat, nebo když všichni pasují, platí barvy s nejvíc ptáky: kdo má jejich opeření, boduje jejich větvičky, za ptáka bod. (Anglická pravidla: Branch Award)
told-me-rules-summary-6 = **Body.** Některé pokyny bodují karty hned, nebo je berou z bodů jiných. (Anglická pravidla: Score a card)
told-me-rules-summary-7 = **Vítězství.** Partie končí třiceti body, nebo když balíček dojde podruhé. (Anglická pravidla: Ending the Game)

told-me-rules-setup-1 = **Kmen.** Leží uprostřed a má dvě strany, levou a pravou. Větvička zatím žádná. (Anglická pravidla: Setup)
told-me-rules-setup-2 = **Kdo začíná.** Všichni dostanou odkrytou kartu. Začíná karta s nejvíc ptáky; při shodě se přidávají další, dokud se nerozhodne. (Anglická pravidla: Setup)
told-me-rules-setup-3 = **Ruce.** Odkryté karty patří do rukou. Zakryté se přidávají, dokud jich všichni nemají šest. (Anglická pravidla: Setup)
told-me-rules-setup-4 = **U balíčku** leží šest karet opeření a karta Pas. (Anglická pravidla: Setup)
told-me-rules-setup-5 = **V textech a na obrázcích** má každé pole písmeno a číslo: kmen je N50, M50 leží vlevo od něj, O50 vpravo, N49 nad ním, N51 pod ním. Šipky ukazují, ke kterým stranám se dá karta napojit. (Aviary)

told-me-rules-turn-1 = **Přidat a vzít si opeření.** Přidejte kartu z ruky a vezměte si opeření její barvy, leží-li u balíčku. (Anglická pravidla: Playing the Game)
told-me-rules-turn-2 = **Přidat a dobrat.** Přidejte kartu a jednu si doberte. (Anglická pravidla: Playing the Game)
told-me-rules-turn-3 = **Přidat dvakrát.** Přidejte dvě karty a zvolte, ke které z nich trasa vede, dřív než ptáci promluví. (Anglická pravidla: Playing the Game; Branch Phase)
told-me-rules-turn-4 = **Pasovat.** Doberte dvě karty. Nemá-li nikdo kartu Pas, vezměte si ji. Vrací se, jakmile někdo nepasuje. Pasovat můžete, i když máte co přidat. (Anglická pravidla: Playing the Game)
told-me-rules-turn-5 = **Potom** přijde vaše fáze větve, po pasování ne. (Anglická pravidla: Playing the Game)
told-me-rules-turn-6 = Tahy jdou po směru hodinových ručiček. (Anglická pravidla: Playing the Game)

told-me-rules-adding-1 = **První karta** se napojí na levou nebo pravou stranu kmene. Druhá strana zůstává zavřená, dokud větev stojí. (Anglická pravidla: Adding to the Branch)
told-me-rules-adding-2 = **Další karty** se napojí na právě jednu větvičku: napojení karty se setká s napojením větvičky, vedle, nad ní nebo pod ní. Nic nezakrývají. (Anglická pravidla: Adding to the Branch)
told-me-rules-adding-3 = **Žádné smyčky.** Kartu, která by se napojila na dvě větvičky, přidat nelze, ani kartu s napojením ke kmeni. (Anglická pravidla: Adding to the Branch)
told-me-rules-adding-4 = **Ptáci.** Karta má nejvýš tolik ptáků jako větvička, na kterou se napojí. (Anglická pravidla: Adding to the Branch)
told-me-rules-adding-5 = **Slepá napojení.** Napojení, které míří na zavřenou stranu jiné větvičky, nevadí. (Naše rozhodnutí)
told-me-rules-adding-6 = **Karty se neotáčejí.** Šipky ukazují napojení tak, jak karta leží. (Odvozeno z anglických pravidel: Adding Example)

told-me-rules-branch-phase-1 = **Trasa** vede od kmene k zahrané kartě. Každá karta na ní se v tomto pořadí provede, i ta vaše. (Anglická pravidla: Branch Phase)
told-me-rules-branch-phase-2 = **Změny cestou.** Karta, která se změní dřív, než k ní dojdete, se provede tak, jak je potom. (Anglická pravidla: Branch Phase)
told-me-rules-branch-phase-3 = **Kratší trasa.** Když se větev před vámi přeruší, trasa končí tam, kde stojíte. (Anglická pravidla: Branch Phase)
told-me-rules-branch-phase-4 = **Delší trasa.** Přibyly-li větvičky za vaší kartou, zatímco ptáci mluvili, trasa vede dál přes ně; na rozcestí volíte. (Anglická pravidla: Branch Phase)
told-me-rules-branch-phase-5 = **Bonusová karta.** Po větvi se odhodí vrchní karta balíčku lícem nahoru a provede se. (Anglická pravidla: Branch Phase)
told-me-rules-branch-phase-6 = **Spadla vám větvička pod nohama?** Její pokyn se dokončí, trasa skončí a přijde bonusová karta. Znovu zaplněné místo se projde, roste-li jeho karta z té předchozí. (Naše rozhodnutí)
told-me-rules-branch-phase-7 = **Druhá karta** z fáze přidávání není větvičkou, na kterou by trasa pokračovala, ani když roste z první. (Odvozeno z anglických pravidel: Branch Phase)

told-me-rules-boosts-1 = **[2]** roste o jednu za každou další kartu téže barvy, která je na vaší trase vidět, před ní i za ní. „Doberte 3 karty (2 + 1)“ znamená dvě a jednu za další kartu té barvy. Čísla bez závorek nerostou. (Anglická pravidla: Bird Instructions)
told-me-rules-boosts-2 = **Kdy?** Počítá se, když přijde karta na řadu. Co se změní potom, právě prováděné karty se netýká. (Anglická pravidla: Bird Instructions)
told-me-rules-boosts-3 = **Posílení příští karty** patří příští kartě trasy; po té krajní je to bonusová karta. **Posílení poslední karty** patří vždy bonusové kartě. (Anglická pravidla: Boost the next (or last) card)
told-me-rules-boosts-4 = **Kartu, kterou provádí jiná karta,** barvy neposilují, jen posílení, které je uvedeno. (Anglická pravidla: Example Game)
told-me-rules-boosts-5 = **Bonusovou kartu** barvy trasy neposilují, jen karty, které to říkají. Posílení, které nenajde číslo v závorkách, propadá. (Naše rozhodnutí; ukazuje to příklad hry)

told-me-rules-words-1 = **Přidat:** položit kartu na volné pole k volnému napojení, jako ve fázi přidávání. **Překrýt:** položit ji přes větvičku, která je vidět. **Umístit:** jedno nebo druhé, jak chcete. (Anglická pravidla: Place a card; Place over a twig)
told-me-rules-words-2 = **Překrytí.** Karta potřebuje napojení ke každé větvičce, která je tu spojena, nejvýš tolik ptáků jako větvička blíž ke kmeni a aspoň tolik jako každá za ní. Nic nového nespojuje; kmen počet neomezuje. (Anglická pravidla: Place a card; naše rozhodnutí)
told-me-rules-words-3 = **Vyměnit větvičku:** kartu, která je vidět, nahradit kartou z ruky za stejných podmínek. Co je pod ní, zůstává. (Anglická pravidla: Swap a twig; naše rozhodnutí)
told-me-rules-words-4 = **Když větvička zmizí,** odkryje se, co bylo pod ní. Sousedé zůstanou spojeni, kde se obě napojení dál setkávají. Co ztratí spojení s kmenem, padá se vším, co zakrývá, mezi odhozené karty. (Naše rozhodnutí)
told-me-rules-words-5 = **Koncová větvička:** nic z ní neroste. **Jiná větvička:** ne ta, která se právě provádí. (Naše rozhodnutí)
told-me-rules-words-6 = **Dobrat a přidat** nebo umístit: kartu vidí všichni; co nemá místo, zůstává v ruce. Dobírá se jedna po druhé. (Anglická pravidla: Draw and add or place a card)
told-me-rules-words-7 = **Větvičky jedné barvy.** Zvolit lze i barvu, které je málo. Vhodná větvička, která se odkryje, je další na řadě. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-rules-words-8 = **Provést:** udělat, co karta říká, protože to nařizuje jiná. V jednom kroku trasy provede karta tutéž kartu nejvýš jednou. (Naše rozhodnutí)

told-me-rules-must-and-may-1 = **Musí se** udělat to, o čem všichni vidí, že to jde, a to v co největší míře. (Anglická pravidla: Bird Instructions)
told-me-rules-must-and-may-2 = **Smí se** vynechat, co potřebuje karty určitého druhu z ruky – takové, které lze přidat, umístit, vyměnit nebo bodovat –, neboť ruce jsou skryté. (Anglická pravidla: Bird Instructions)
told-me-rules-must-and-may-3 = **Libovolnou kartu** z ruky dát nebo odhodit lze vždy, a tak se to musí. (Odvozeno z pravidel: Bird Instructions)
told-me-rules-must-and-may-4 = **Skryté** znamená skryté, i když všichni karty viděli. S prázdnou rukou se hra neptá. (Naše rozhodnutí)
told-me-rules-must-and-may-5 = **Více soupeřů** jedná po směru hodinových ručiček, pokud jim karty stačí. (Naše rozhodnutí)

told-me-rules-card = **{ $face }.** { $text } { $note } { $source }
told-me-source-rulebook = (Text z pravidel)
told-me-source-house = (Domácí balíček)

told-me-note-k4a = Pokaždé karta a její pole. Přestat můžete kdykoli.
told-me-note-k4b = Přidání můžete vynechat; karta se dobere vždy.
told-me-note-k3a = Jedna po druhé, všichni je vidí. Pole volíte vy; co žádné nemá, zůstává v ruce.
told-me-note-k3b = Všichni ji vidí. Volíte pole nebo větvičku; co nemá místo, zůstává v ruce.
told-me-note-k2a = Můžete to nechat být.
told-me-note-k2b = V závorce je největší hodnota; karty jsou vždy dvě. Stačí i jedna, nebo žádná.
told-me-note-k1a = V závorce je počet karet; hodnota neroste. Můžete to nechat být.
told-me-note-k1b = Všichni ji vidí; karta bez místa zůstává v ruce.
told-me-note-b4a = Volíte vy; platí i konce, které teprve vzniknou.
told-me-note-b4b = Překrytí můžete vynechat; karta se dobere vždy.
told-me-note-b3a = I vnitřní větvičky. Barvu určí první z nich.
told-me-note-b3b = Každá výměna podléhá podmínkám překrytí. Můžete to nechat být.
told-me-note-b2a = Všichni ji vidí; co nic nepřekryje, zůstává v ruce.
told-me-note-b2b = V závorce je počet větviček; velikost neroste.
told-me-note-b1a = V závorce je největší velikost; karty jsou vždy dvě. Co nic nepřekryje, zůstává v ruce.
told-me-note-b1b = Můžete to nechat být.
told-me-note-r4a = Vrací se i vaše opeření.
told-me-note-r4b = Od balíčku nebo od soupeře.
told-me-note-r3a = Volné i cizí. Zakryté větvičky na větvi nejsou.
told-me-note-r3b = Pokaždé s kterýmkoli soupeřem; žádné opeření dvakrát.
told-me-note-r2a = Jen od balíčku.
told-me-note-r2b = Kterýchkoli soupeřů; vrací se k balíčku.
told-me-note-r1a = Jen od balíčku; barva musí být na větvi vidět.
told-me-note-r1b = V závorce je, kolik nejvýš doberete. Ostatní karty nevidí.
told-me-note-w4a = Příští karta trasy, nebo bonusová karta.
told-me-note-w4b = V závorce je počet větviček, žádná dvakrát; velikost neroste. Posílení nemají.
told-me-note-w3a = Provedená karta se napřed odhodí. Ostatní karty zůstanou všem známé.
told-me-note-w3b = Karta předchozího kroku, i poslední karta trasy. Bez ní se nestane nic.
told-me-note-w2a = Jako bonusová karta sama neudělá nic.
told-me-note-w2b = Kteroukoli kartu; napřed se odhodí, pak se provede.
told-me-note-w1a = Karta se napřed odhodí, pak se provede.
told-me-note-w1b = Příští karta trasy, nebo bonusová karta.
told-me-note-g4a = Můžete to nechat být.
told-me-note-g4b = V závorce je počet otočených karet. Co se nehodí, se odhodí.
told-me-note-g3a = Vždy vrchní kartu, od kterýchkoli soupeřů.
told-me-note-g3b = V závorce je počet otočených karet. Co se nehodí, se odhodí.
told-me-note-g2a = V závorce je největší velikost; větvičky jsou vždy dvě. Platí i konec, na kterém stojíte.
told-me-note-g2b = Vždy vrchní kartu, od kterýchkoli soupeřů.
told-me-note-g1a = V závorce je počet karet; hodnota neroste. Můžete to nechat být.
told-me-note-g1b = I ze svých bodů. Karty zůstanou všem známé.
told-me-note-y4a = V závorce je počet karet za barvu. Ostatní je nevidí.
told-me-note-y4b = Po směru hodinových ručiček, skrytě, pokud karty stačí.
told-me-note-y3a = Karty zůstanou všem známé. Jako bonusová karta vezme sama sebe.
told-me-note-y3b = Dobrané karty ostatní nevidí; pak odhodíte kteroukoli z ruky.
told-me-note-y2a = Ostatní karty nevidí.
told-me-note-y2b = Po směru hodinových ručiček, karty volí soupeři.
told-me-note-y1a = Ostatní kartu nevidí.
told-me-note-y1b = Jednu po druhé, dokud chcete. V závorce je, kolik doberete navíc.

told-me-rules-plumage-1 = **Šest karet opeření,** pro každou barvu jedna. Kdo ji má při vyhodnocení větve, může bodovat větvičky té barvy. (Anglická pravidla: Branch Award)
told-me-rules-plumage-2 = **Získání.** Ve svém tahu si můžete vzít jen opeření barvy právě přidané karty, a jen od balíčku. Pokyny ho mohou brát i jiným, pokud neříkají „volné“. (Anglická pravidla: Playing the Game; Take plumage)
told-me-rules-plumage-3 = **Výměna.** Žádné opeření se neúčastní dvou výměn jednoho pokynu. (Anglická pravidla: Swap plumage)
told-me-rules-plumage-4 = **Zbývá jen kmen?** Pak se všechno opeření i karta Pas vracejí k balíčku. Opeření získané potom se vrátí na konci tahu, pokud mezitím nezačala větev. (Anglická pravidla: Branch Award; naše rozhodnutí)

told-me-rules-award-1 = **Kdy.** Na konci tahu, když už nelze přidat žádnou kartu; nebo když má přijít na tah strana s kartou Pas, protože všichni pasovali. (Anglická pravidla: Branch Award)
told-me-rules-award-2 = **Žádné místo** znamená, že by se nedala přidat žádná ze 48 karet; do rukou se nehledí. (Odvozeno z anglických pravidel: Branch Award)
told-me-rules-award-3 = **Kdo boduje.** Barva s nejvíc viditelnými ptáky, při shodě každá z nich, dává své větvičky tomu, kdo má její opeření. Za ptáka je bod. Nemá-li ho nikdo, nebodují se. (Anglická pravidla: Branch Award)
told-me-rules-award-4 = **Zakryté karty** se nepočítají a nebodují. (Anglická pravidla: Branch Award)
told-me-rules-award-5 = **Pořadí.** Karty si na body položíte, v jakém pořadí chcete. Vrchní kartu mohou pokyny vzít. (Anglická pravidla: Branch Award; Score a card from a score pile)
told-me-rules-award-6 = **Potom** se ostatní karty odhodí, opeření a karta Pas se vrátí a další na řadě může začít novou větev. (Anglická pravidla: Branch Award)

told-me-rules-ending-1 = **Třicet bodů** na hromádce partii ukončí. Po pokynu končí hned, po vyhodnocení až mají všichni své; vítězí nejvíc bodů. (Anglická pravidla: Ending the Game)
told-me-rules-ending-2 = **Balíček dojde,** když z něj odejde poslední karta. Poprvé se z odhozených zamíchá nový. (Anglická pravidla: Ending the Game; naše rozhodnutí)
told-me-rules-ending-3 = **Podruhé,** nebo když odhozené karty nejsou, partie hned končí: poslední karta se neprovádí a větev se vyhodnotí, jak je. (Anglická pravidla: Ending the Game; naše rozhodnutí)
told-me-rules-ending-4 = **Vítězství.** Vítězí nejvíc bodů. (Anglická pravidla: Ending the Game)
told-me-rules-ending-5 = **Shoda.** Vítězí, kdo je na tahu, jinak ten ze shodných, na koho by přišel tah dřív. (Anglická pravidla: Ending the Game)

told-me-rules-two-decks-1 = **Ve čtyřech a v pěti** se hraje se dvěma zamíchanými balíčky a s jednou sadou opeření, jedním kmenem a jednou kartou Pas. (Anglická pravidla: Double Deck)
told-me-rules-two-decks-2 = **Stejné karty.** Dva výtisky jedné karty nelze rozlišit. (Naše rozhodnutí)

told-me-rules-rulings-1 = Kde pravidla mlčí, hraje se v Aviary takto. **Kmen.** Karta, která překryje první větvičku, smí mít libovolný počet ptáků. (Naše rozhodnutí)
told-me-rules-rulings-2 = **Znovu zaplněno.** Místo trasy, které se zaplní dřív, než k němu dojdete, se projde, roste-li nová karta z té předchozí. (Naše rozhodnutí)
told-me-rules-rulings-3 = **Barvy za vaší kartou** se trase počítají, jakmile k nim dojdete. (Naše rozhodnutí)
told-me-rules-rulings-4 = **Bonusová karta** leží při provádění mezi odhozenými. (Naše rozhodnutí)
told-me-rules-rulings-5 = **Více pokynů** na kartě jde po sobě; pozdější na dřívějších nezávisí. (Naše rozhodnutí)
told-me-rules-rulings-6 = **Vyhodnocení.** Karty, které nikdo neboduje, se odhodí v pořadí, v jakém větvičky přišly, pak ty zakryté. Při vyhodnocení, kterým partie končí, se hra na pořadí neptá. (Naše rozhodnutí)
told-me-rules-rulings-7 = **Známé karty.** Co bylo rozdáno lícem nahoru, ukázáno nebo vzato z větve a z hromádek, zůstává všem známé, dokud je to v té ruce jisté. Skrytě daná karta to u ruky dárce ruší, jen ti dva vědí dál. (Naše rozhodnutí)
told-me-rules-rulings-8 = **Rozdávání.** Kdyby balíček došel při shodě, začíná první ze shodných. (Naše rozhodnutí)

told-me-rules-house-deck-1 = Co je na 48 vytištěných kartách, není veřejně známo. Aviary hraje s vlastním **domácím balíčkem**, který dodržuje každý pokyn, jejž pravidla uvádějí. (Domácí balíček)
told-me-rules-house-deck-2 = **Karty.** Šest barev po osmi kartách, dvě od každé hodnoty od jedné do čtyř. Žádné dvě neříkají totéž. (Anglická pravidla: Bird Cards; domácí balíček)
told-me-rules-house-deck-3 = **Napojení.** Jedno až tři na kartě, v každém směru celkem 27. (Domácí balíček)
told-me-rules-house-deck-4 = Kdo má vytištěnou hru, může její karty zapsat do souboru a hrát s nimi. (Aviary)

## Proč? Co lze zvolit a které pravidlo víc nedovolí (rule), a co nedovolí jednu odpověď (not)

told-me-rule-told = **{ $text }** (Karta ptáka)
told-me-rule-add = Můžete přidat kartu, nebo si dobrat dvě, a tím pasovat. Pasovat lze vždy. (Anglická pravidla: Playing the Game)
told-me-rule-second = Po přidání karty si vezmete opeření její barvy, leží-li u balíčku, nebo doberete kartu, nebo přidáte druhou. (Anglická pravidla: Playing the Game)
told-me-rule-route = Po dvou přidáních vede trasa k jedné z obou karet a volí se před prvním pokynem. (Anglická pravidla: Branch Phase)
told-me-rule-fork = Za zahranou kartou vede trasa dál po větvičkách přidaných v této fázi větve, směrem podle vaší volby. (Anglická pravidla: Branch Phase)
told-me-rule-pile = Získané karty si na body položíte, v jakém pořadí chcete. (Anglická pravidla: Branch Award)
told-me-rule-hand = Karty jsou z vaší ruky, jedna po druhé. (Anglická pravidla: Place a card)
told-me-rule-drawn = Dobraná karta musí na větev, má-li tam místo; které, volíte vy. (Anglická pravidla: Draw and add or place a card)
told-me-rule-prune = Z koncové větvičky nic neroste; právě prováděná větvička se nemyslí. (Anglická pravidla: Bird Instructions; naše rozhodnutí)
told-me-rule-fetch = Vzít lze kteroukoli viditelnou větvičku. Všechny jsou jedné barvy; odkryje-li se další té barvy, je na řadě. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-rule-exchange = Nová karta potřebuje napojení ke každé větvičce, která je tu spojena, nejvýš tolik ptáků jako větvička blíž ke kmeni a aspoň tolik jako každá za ní. (Anglická pravidla: Swap a twig with a card from hand)
told-me-rule-harvest = Koncové větvičky jedné barvy a dané velikosti; odkryje-li se další vhodná, je na řadě. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-rule-discard = Odhodit lze kteroukoli kartu z ruky. (Anglická pravidla: Bird Instructions)
told-me-rule-renew = Odhazujte karty jednu po druhé, kolik chcete; pak doberete tolik a k tomu, co přidává karta. (Domácí balíček)
told-me-rule-give-each = Dát lze kteroukoli kartu z ruky. Uvidí ji jen ten, kdo ji dostane. (Domácí balíček)
told-me-rule-score-hand = Karta musí být z vaší ruky a takového druhu, jaký pokyn říká. (Anglická pravidla: Score a card)
told-me-rule-rob = Z bodů lze vzít jen vrchní kartu. (Anglická pravidla: Score (or draw, or discard) a card from a score pile)
told-me-rule-take = Vzít lze i cizí opeření, pokud pokyn neříká „volné“. (Anglická pravidla: Take plumage)
told-me-rule-trade = Jedno vaše opeření za jedno soupeřovo; žádné se neúčastní dvou výměn. (Anglická pravidla: Swap plumage)
told-me-rule-give-back = Jen opeření, které má soupeř. (Domácí balíček)
told-me-rule-perform-twigs = Viditelné větvičky dané velikosti, ne ta právě prováděná a žádná dvakrát. (Domácí balíček; naše rozhodnutí)
told-me-rule-perform-one-of = Jedna z právě ukázaných karet. (Domácí balíček)
told-me-rule-perform-hand = Kterákoli karta z ruky: odhodí se, pak se provede. (Domácí balíček)
told-me-rule-first = První karta se napojí na levou nebo pravou stranu kmene. (Anglická pravidla: Adding to the Branch)
told-me-rule-adding = Napojení karty se musí setkat s napojením právě jedné větvičky, která má aspoň tolik ptáků; nesmí se dotknout kmene ani uzavřít smyčku. (Anglická pravidla: Adding to the Branch)
told-me-rule-open = Volná pole, kam lze některou kartu přidat, celkem { $n }: { $cells }. (Anglická pravidla: Adding to the Branch)
told-me-rule-full = Nikam nelze přidat žádnou kartu: větev je plná. (Anglická pravidla: Branch Award)
told-me-rule-over = Karta přes větvičku zachová všechna její spojení, má nejvýš tolik ptáků jako větvička blíž ke kmeni a aspoň tolik jako každá za ní. (Anglická pravidla: Place a card)
told-me-rule-may = Můžete to nechat být, protože vaše ruka je skrytá. (Anglická pravidla: Bird Instructions)
told-me-rule-none = V ruce nemáte nic vhodného, lze to tedy jen nechat být. Ostatní se to nedozvědí. (Anglická pravidla: Bird Instructions)
told-me-rule-must = Co všichni vidí, že jde, se musí udělat. (Anglická pravidla: Bird Instructions)

told-me-not-waiting = Teď volí někdo jiný. (Anglická pravidla: Playing the Game)
told-me-not-unknown = Takovou volbu hra nezná. (Aviary)
told-me-not-verb = Na to se teď hra neptá. (Anglická pravidla: Playing the Game)
told-me-not-must = To nelze nechat být: všichni vidí, že to jde. (Anglická pravidla: Bird Instructions)
told-me-not-hand = Tu kartu nemáte v ruce. (Anglická pravidla: Playing the Game)
told-me-not-drawn = Na větev jde teď jen dobraná karta. (Anglická pravidla: Draw and add or place a card)
told-me-not-revealed = Provést lze jen jednu z ukázaných karet. (Domácí balíček)
told-me-not-awarded = Ta karta mezi získanými není. (Anglická pravidla: Branch Award)
told-me-not-value = Největší povolená hodnota je { $n }, karta má víc. (Domácí balíček)
told-me-not-size = Největší povolená velikost je { $n }, větvička má víc. (Domácí balíček)
told-me-not-first = První karta musí ležet u levé nebo pravé strany kmene. (Anglická pravidla: Adding to the Branch)
told-me-not-first-exit = Karta tam nemá napojení ke kmeni. (Anglická pravidla: Adding to the Branch)
told-me-not-filled = Pole { $cell } není volné a přidaná karta nic nezakrývá. (Anglická pravidla: Adding to the Branch)
told-me-not-trunk = Na { $cell } by karta měla napojení ke kmeni. (Anglická pravidla: Adding to the Branch)
told-me-not-apart = Na { $cell } se napojení karty s žádnou větvičkou nesetká. (Anglická pravidla: Adding to the Branch)
told-me-not-loop = Na { $cell } by karta spojila dvě větvičky a uzavřela smyčku. (Anglická pravidla: Adding to the Branch)
told-me-not-birds = Karta má víc ptáků než větvička blíž ke kmeni, { $card } na { $cell }. (Anglická pravidla: Adding to the Branch; Place a card)
told-me-not-fewer = Karta má méně ptáků než větvička za ní, { $card } na { $cell }. (Anglická pravidla: Place a card)
told-me-not-exits = Na { $cell } kartě chybí napojení k něčemu, co je tu spojeno. (Anglická pravidla: Place a card)
told-me-not-empty = Na { $cell } žádná větvička není. (Anglická pravidla: Bird Cards)
told-me-not-own = To je větvička, která se právě provádí, a myslí se jiná. (Naše rozhodnutí)
told-me-not-inner = { $cell } není koncová větvička: něco z ní roste. (Naše rozhodnutí)
told-me-not-twice = Tu kartu už tato karta provedla. (Naše rozhodnutí)
told-me-not-forced = Na řadě je { $cell }, protože se odkrylo. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-nightbird = Větvičky musí být jedné barvy, noční ptáci. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-seabird = Větvičky musí být jedné barvy, mořští ptáci. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-firebird = Větvičky musí být jedné barvy, ohniví ptáci. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-silverbird = Větvičky musí být jedné barvy, stříbrní ptáci. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-snowbird = Větvičky musí být jedné barvy, sněžní ptáci. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-colour-sunbird = Větvičky musí být jedné barvy, sluneční ptáci. (Anglická pravidla: Draw (or score) two (or more) twigs of a color)
told-me-not-route = Trasa vede k jedné ze dvou právě přidaných karet. (Anglická pravidla: Branch Phase)
told-me-not-fork = Trasa může pokračovat jen na větvičku přidanou za vaší kartou v této fázi větve. (Anglická pravidla: Branch Phase)
told-me-not-ones = Karta musí mít právě jednoho ptáka. (Domácí balíček)
told-me-not-own-colour = Karta musí mít barvu, jejíž opeření držíte, a nejvýš dva ptáky. (Domácí balíček)
told-me-not-no-pile = Tam žádné bodované karty nejsou. (Anglická pravidla: Score (or draw, or discard) a card from a score pile)
told-me-not-own-pile = Myslí se body soupeře. (Domácí balíček)
told-me-not-held = To opeření už máte. (Anglická pravidla: Take plumage)
told-me-not-claimed = To opeření není volné: někdo ho má. (Anglická pravidla: Take plumage)
told-me-not-present = Ta barva na větvi je. (Domácí balíček)
told-me-not-absent = Ta barva na větvi není. (Domácí balíček)
told-me-not-not-held = Opeření, které chcete dát, nemáte. (Anglická pravidla: Swap plumage)
told-me-not-not-theirs = To opeření žádný soupeř nemá. (Anglická pravidla: Swap plumage)
told-me-not-traded = Každé opeření se účastní jen jedné výměny. (Anglická pravidla: Swap plumage)

## Obrázky u pravidel

told-me-example-one = Červenka
told-me-example-other = Skřivan
told-me-example-summary = větev roste od kmene, N50, doleva. Červenka přidává kartu na K48 a jde k ní: čtyři z pěti kroků jsou hotové.
told-me-example-setup = pohled toho, kdo začíná: holý kmen a šest karet v ruce. Každá karta ukazuje své ptáky, napojení a co říká.
told-me-example-turn = 4 stříbrní ptáci leží u kmene. Červenka si teď může vzít opeření stříbrných ptáků, dobrat kartu, nebo přidat druhou.
told-me-example-adding = 2 noční ptáci mají napojení nahoru a dolů. Mohou na K48, nad 2 sněžné ptáky, nebo na L52, pod 2 sluneční. Nad osamělého ohnivého ptáka na J50 nemohou, protože tam je ptáků méně.
told-me-example-branch-phase = trasa na K48 má pět kroků. Na čtvrtém, K49, říkají 2 sněžní ptáci: odhoďte kartu z ruky a proveďte ji. Potom přijdou noční ptáci a bonusová karta.
told-me-example-boosts = na trase jsou tři karty nočních ptáků: u každé z nich přidají obě ostatní k číslu v závorkách 2. Z [1] jsou 3 (1 + 2).
told-me-example-words = Červenka si bere větvičku z L50. Nic pod ní neleží, takže vše, co z ní roste, ztratí spojení s kmenem a padá mezi odhozené karty. Zůstává jen M50.
told-me-example-flock = osm karet té barvy: jejich ptáci, napojení a zkráceně co říkají.
told-me-example-plumage = Červenka dává opeření nočních ptáků za Skřivanovo opeření mořských ptáků.
told-me-example-award = pasuje-li i Skřivan, přichází na řadu Červenka s kartou Pas a větev se vyhodnotí. Nejvíc je slunečních ptáků, 5, a jejich opeření má Skřivan: 5 bodů.
told-me-example-ending = konec partie ve dvou. Červenka vyhrává 31 : 8.

## Lekce (/learn): obrazovka a odstavec

told-me-learn-rival = Střízlík
told-me-learn-1-1 = **O co jde.** Od kmene roste větev, kartu po kartě. Každá karta je větvička s jedním až čtyřmi ptáky jedné barvy a ti vám říkají, co máte udělat. Ptáci na kartách, které bodujete, jsou vaše body. Hraje proti vám Střízlík.
told-me-learn-1-2 = **Na začátku** dostala každá strana odkrytou kartu. Na vaší je víc ptáků, takže začínáte. Teď má každá strana v ruce šest karet.
told-me-learn-2-1 = **Váš tah** začíná kartou, kterou přidáte na větev. První se napojí na kmen, N50, zleva nebo zprava. Šipky na kartě ukazují, kde se dá napojit.
told-me-learn-2-2 = Přidejte kartu **4 stříbrní ptáci ←→↓** na **M50**. Říkají: bodujte kartu z balíčku, máte-li opeření její barvy.
told-me-learn-3-1 = **Potom udělejte ještě jednu věc:** vezměte si opeření barvy přidané karty, leží-li u balíčku, doberte kartu, nebo přidejte druhou.
told-me-learn-3-2 = **Vezměte si opeření stříbrných ptáků.** Až se větev vyhodnotí, barva s nejvíc ptáky připadne tomu, kdo má její opeření.
told-me-learn-4-1 = **Trasa.** Jdete od kmene ke své kartě a provedete každou větvičku cestou. Zatím je tu jedna. Otočila kartu 4 ohniví ptáci: jejich opeření nemáte, a tak se odhodila.
told-me-learn-4-2 = **Bonusová karta** přijde po trase: vrchní karta balíčku se odhodí a provede. Dovolila vám dobrat a umístit kartu. Ta, mořský pták, na větvi místo neměla, a tak ji máte v ruce.
told-me-learn-5-1 = **Střízlíkův tah** se odehrál: mořský pták na M51 a opeření mořských ptáků. Místo mořského ptáka tam teď leží karta 2 sněžní ptáci.
told-me-learn-5-2 = Přidejte kartu **4 stříbrní ptáci ←→** na **L50**, za svou první kartu. Karta má nejvýš tolik ptáků jako větvička, na kterou se napojí.
told-me-learn-6-1 = **Posílení.** Číslo v závorkách roste o jednu za každou další kartu téže barvy na vaší trase. Teď jsou na ní dvě karty stříbrných ptáků, takže u obou se z [1] stanou 2.
told-me-learn-6-2 = Opeření stříbrných ptáků už máte. Tentokrát si **doberte kartu**.
told-me-learn-7-1 = **Dvě místo jedné.** Na M50 se otočily dvě karty z balíčku. Jedna se odhodila, druhá, 2 stříbrní ptáci, vám přinesla 2 body.
told-me-learn-7-2 = Teď říká L50: bodujte dvě karty z ruky s hodnotou 1, tedy s jedním ptákem. Vyberte **slunečního ptáka**. Druhá karta, mořský pták, se pak boduje za vás.
told-me-learn-8-1 = **Pas.** Střízlík pasoval, dobral dvě karty a vzal si kartu Pas. Vrátí se, jakmile někdo přidá kartu. Když pasují všichni, větev se vyhodnotí.
told-me-learn-8-2 = Osm stříbrných ptáků proti dvěma sněžným a opeření stříbrných je vaše: dobrá chvíle. Proto také **pasujte**; i vám to přinese dvě karty.
told-me-learn-9-1 = **Vyhodnocení.** Stříbrných ptáků je nejvíc, takže obě jejich větvičky přijdou na vaše body: 8 bodů. Sněžní ptáci se odhodí.
told-me-learn-9-2 = Pořadí volíte vy, protože někteří ptáci berou vrchní kartu z bodů. Tady mají obě karty hodnotu 4. Začněte kartou **4 stříbrní ptáci ←→**.
told-me-learn-10-1 = **Konec.** Po vyhodnocení začíná větev znovu. Zbytek se odehrál za vás. Partie končí třiceti body, nebo když balíček dojde podruhé. To se tu stalo a větev se ještě jednou vyhodnotila.
told-me-learn-10-2 = Vyhráváte 31 : 8. Hrát mohou dva až pět. Teď už víte vše, co potřebujete: zbytek vám řeknou ptáci.
