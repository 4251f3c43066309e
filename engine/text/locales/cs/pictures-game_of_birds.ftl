# Několik slov uvnitř obrázků hry The Game of Birds. Každý text má místo zhruba na délku, kterou má zde.

picture-birds-seat-0 = Oranžová
picture-birds-seat-1 = Modrá
picture-birds-seat-2 = Růžová
picture-birds-seat-3 = Zelená

# Které slovo jména ptáka zůstane, je-li místo jen na jedno: first (první), nebo last (poslední).
picture-birds-head = first
# Seznamy jedním písmenem.
picture-birds-letter-green = Z
picture-birds-letter-amber = J
picture-birds-letter-red = Č

picture-birds-round = Kolo { $round }/{ $of }
picture-birds-over = Konec partie
picture-birds-discards = Odhozeno: { $count }
picture-birds-hand = Vaše ruka ({ $count })
picture-birds-no-hand = V ruce nic nemáte
picture-birds-wait = Na tahu: { $name }
picture-birds-ignored = v tomto tahu neplatí

# Co kostka nebezpečí zakazuje, na dvou řádcích po 15 znacích.
picture-birds-danger-nest = zákaz: Hnízdo
picture-birds-danger-egg = zákaz: Vejce
picture-birds-danger-beak = zákaz: Zobák
picture-birds-danger-song = zákaz: Zpěv
picture-birds-danger-feather = zákaz: Pero
picture-birds-danger-flight = zákaz: Let
picture-birds-danger-migration = zákaz: Migrace
picture-birds-danger-red = zákaz: červený seznam
picture-birds-danger-discard = nejdřív odhoďte kartu
picture-birds-danger-eagle = bez nebezpečí

# Na co se hra ptá.
picture-birds-ask-die = Vyberte si bílou kostku
picture-birds-ask-ignore = Vyberte kostku nebezpečí, která neplatí
picture-birds-ask-discard = Odhoďte kartu z ruky
picture-birds-ask-peek = Prohlédněte si kartu otočenou lícem dolů
picture-birds-ask-swap = Prohoďte dvě karty na desce
picture-birds-ask-play = Zahrajte kartu a vezměte její linii
picture-birds-ask-keep = Vezměte si odkrytého ptáka, nebo ho nechte
picture-birds-ask-displace = Vyberte ptáka, který uvolní místo hrozbě
picture-birds-ask-build = Umístěte ptáky do své sbírky

picture-birds-result-title = Vyhodnocení
picture-birds-result-printed = Ptáci
picture-birds-result-tiles = Bodové dílky
picture-birds-result-bonuses = Bonusy
picture-birds-result-medals = Medaile
picture-birds-result-threats = Hrozby
picture-birds-result-total = Body
