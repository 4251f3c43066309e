# Několik slov uvnitř obrázků. Každý text má místo zhruba na délku, kterou má zde: co se nevejde, se zkrátí.

picture-seat-0 = Oranžová
picture-seat-1 = Modrá
picture-stack = { $count ->
    [0] už není co dobírat
    [one] { $count } destička k dobrání
    [few] { $count } destičky k dobrání
   *[other] { $count } destiček k dobrání
}
picture-display = Nabídka (k dobrání: { $count })
picture-hand = Tvoje ruka
picture-no-hand = V ruce nic nemáš
picture-open = Odkryté bonusové destičky
picture-final = Vyhodnocení
picture-wait = Na tahu: { $name }
picture-over = Konec partie

# Na co se hra ptá.
picture-ask-draft = Vezmi si první destičku z nabídky
picture-ask-take = Vezmi si destičku z nabídky
picture-ask-place = Umísti destičku do hnízda
picture-ask-discard = Odhoď destičku z ruky
picture-ask-choose = Vyber si bonusovou destičku
picture-ask-look = Podívej se na jedno soupeřovo vejce
picture-ask-cross = Škrtni pírko, nebo květinu
picture-ask-lay-1 = Polož bílou květinu na políčko
picture-ask-lay-2 = Polož bílé pírko na políčko
picture-ask-lay-3 = Polož dvě mušle na políčko
picture-ask-branch = Polož větvičku na políčko
picture-ask-cover = Překryj dvě políčka destičkou +
picture-ask-give = Dej soupeři destičku z nabídky
picture-ask-twice = Má soupeř hrát dva tahy po sobě?
picture-ask-strip = Má soupeř odhodit destičku?

# Bonusové destičky, vedle svých znaků, zhruba ve 45 znacích.
picture-bonus-nest = Destička do hnízda
picture-bonus-egg-yellow = Vejce za víc žlutých věcí
picture-bonus-egg-violet = Vejce za víc fialových věcí
picture-bonus-egg-red = Vejce za víc červených věcí
picture-bonus-egg-shell = Vejce za víc mušlí
picture-bonus-spy-rival = Pohled na soupeřovo vejce
picture-bonus-spy-out = Pohled na obě vejce mimo hru
picture-bonus-token-x = Škrtni pírko, nebo květinu
picture-bonus-token-white-flower = Květina libovolné barvy
picture-bonus-token-white-feather = Pírko libovolné barvy
picture-bonus-token-shells = Dvě mušle navíc
picture-bonus-token-branch = Propojí dvě políčka
picture-bonus-interactive-cover = Překryj dvě políčka
picture-bonus-interactive-give = Dej soupeři destičku
picture-bonus-interactive-twice = Soupeř hraje dva tahy
picture-bonus-interactive-discard = Soupeř odhodí destičku
