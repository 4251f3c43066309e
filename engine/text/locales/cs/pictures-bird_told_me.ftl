# Těch pár slov v obrázcích hry. Na každé je místa asi tolik, jak je zde dlouhé; delší řádky se zkracují. Co karty říkají, je
# v bird_told_me.ftl.

picture-told-seat-0 = Oranžová
picture-told-seat-1 = Modrá
picture-told-seat-2 = Růžová
picture-told-seat-3 = Zelená
picture-told-seat-4 = Fialová
picture-told-deck = Balíček { $count }
picture-told-deck-second = Druhý balíček { $count }
picture-told-discards = Odhozené { $count }
picture-told-part = Vidíte { $first }–{ $last } z { $low }–{ $high }

# Nad textem karty, která se právě provádí, a vpravo, co ji posiluje.
picture-told-step = Krok { $number } z { $count } · { $cell }
picture-told-loose = Provádí se
picture-told-bonus = Bonusová karta
picture-told-done = Naposledy provedeno
picture-told-boost = Posílení +{ $count }
picture-told-next-boost = Další +{ $count }
picture-told-last-boost = Bonusová +{ $count }
picture-told-drawn = Dobráno
picture-told-awarded = Získané karty: poslední bude navrchu
picture-told-no-hand = V ruce nemáte žádné karty
picture-told-wait = Na tahu: { $name }
picture-told-over = Partie skončila
picture-told-final = Ptáci na bodových hromádkách

# Na co se obrázek ptá.
picture-told-ask-add = Přidejte kartu na větev, nebo pasujte
picture-told-ask-second = Vezměte opeření, doberte, nebo přidejte další kartu
picture-told-ask-second-claimed = Doberte, nebo přidejte další kartu
picture-told-ask-route = Ke které z přidaných karet povede trasa?
picture-told-ask-fork = Kudy povede trasa dál?
picture-told-ask-pile = Která karta přijde na vaše body teď?
picture-told-ask-tell = Udělejte, co vám ptáček říká

# Na ptácích a opeření, pro toho, kdo chce písmena. Jedno nebo dvě písmena, každé jiné.
picture-told-letter-black = No
picture-told-letter-blue = Mo
picture-told-letter-red = Oh
picture-told-letter-gray = St
picture-told-letter-white = Sn
picture-told-letter-yellow = Sl
