# Několik slov uvnitř obrázků Vran. Každý text má místo zhruba na délku, kterou má zde: co se nevejde, se zkrátí.

picture-crows-seat-0 = Oranžová
picture-crows-seat-1 = Modrá
picture-crows-seat-2 = Růžová
picture-crows-seat-3 = Zelená
picture-crows-round = Kolo { $number }
picture-crows-part = Výřez: { $first }–{ $last }, { $top }–{ $bottom }
picture-crows-flown = Šipky: kam vrány letěly
picture-crows-murder = Sněm na { $cell }, { $count } odlétají
picture-crows-murder-all = Sněm na { $cell }
picture-crows-scattered = Sněm z { $cell } se rozlétá: 1, 2, 3…
picture-crows-tile = Dílek k umístění
picture-crows-open = Odkryté dílky
picture-crows-bonus = Ponechané speciální žetony
picture-crows-wait = Na tahu: { $name }
picture-crows-over = Konec partie

# Na co se hra ptá.
picture-crows-ask-tile-draw = Táhněte dílek
picture-crows-ask-tile-draw-or-trash = Táhněte dílek, nebo zahrajte odpadky
picture-crows-ask-tile-pick = Vezměte si odkrytý dílek
picture-crows-ask-tile-pick-or-trash = Vezměte si odkrytý dílek, nebo zahrajte odpadky
picture-crows-ask-tile-trash = Zahrajte vlastní odpadky
picture-crows-ask-tile-none = Žádný dílek pro vás není
picture-crows-ask-place = Umístěte dílek na volné místo
picture-crows-ask-shine = Umístěte svůj lesklý předmět
picture-crows-ask-play = Zahrajete speciální žeton?
picture-crows-ask-first-crow = 2 vrány: odkud vezmete první?
picture-crows-ask-second-crow = 2 vrány: odkud vezmete druhou?
picture-crows-ask-landing = 2 vrány: kam obě přeletí?
picture-crows-ask-scatter = Vraní sněm: kde začne rozlétání?

# Speciální žetony pod svými znaky, ve dvou řádcích asi po 13 písmenech.
picture-crows-token-no-cemeteries = Žádné hřbitovy
picture-crows-token-tombstone = Náhrobek
picture-crows-token-no-flocking = Žádný slet
picture-crows-token-two-crows = 2 vrány
picture-crows-token-three-points = 3 body

# Na lesklých předmětech, pro toho, kdo chce písmena: klíč, prsten, srdce, hvězda. Jedno nebo dvě písmena, každé jiné.
picture-crows-letter-0 = K
picture-crows-letter-1 = P
picture-crows-letter-2 = S
picture-crows-letter-3 = H
