# Několik slov uvnitř obrázků. Každý text má místo zhruba na délku, kterou má zde: co se nevejde, se zkrátí.

picture-seat-0 = Oranžová
picture-seat-1 = Modrá
picture-stack = { $count ->
    [0] už není co dobírat
    [one] { $count } dílek k dobrání
    [few] { $count } dílky k dobrání
   *[other] { $count } dílků k dobrání
}
picture-display = Nabídka (k dobrání: { $count })
picture-hand = Vaše ruka
picture-no-hand = V ruce nic nemáte
picture-open = Odkryté bonusové dílky
picture-final = Bodování
picture-wait = Na tahu: { $name }
picture-over = Konec partie

# Nad herní deskou mezi hnízdy.
picture-columns = Sloupce

# Na kartách bonusových dílků, které jsou dílky hnízda.
picture-bonus-feathers = Do ruky: pírka
picture-bonus-flowers = Do ruky: květiny
picture-bonus-feathers-flower = Do ruky: pírka a květina
picture-bonus-flowers-feather = Do ruky: květiny a pírko

# Na co se hra ptá.
picture-ask-draft = Vezměte si první dílek z nabídky
picture-ask-take = Vezměte si dílek z nabídky
picture-ask-place = Umístěte dílek do hnízda
picture-ask-discard = Odhoďte dílek z ruky
picture-ask-choose = Vyberte si bonusový dílek
picture-ask-look = Prohlédněte si jedno soupeřovo vajíčko
picture-ask-cross = Položte křížek na pírko nebo květinu
picture-ask-lay-1 = Položte žeton bílé květiny na políčko
picture-ask-lay-2 = Položte žeton bílého pírka na políčko
picture-ask-lay-3 = Položte žeton mušlí na políčko
picture-ask-branch = Položte větev na políčko
picture-ask-cover = Překryjte dvě políčka dílkem +
picture-ask-give = Určete soupeři dílek z nabídky
picture-ask-twice = Má soupeř hrát dva tahy po sobě?
picture-ask-strip = Má soupeř odhodit dílek z ruky?
picture-ask-none-fits = Nic se nevejde: pokračujte bez umístění
picture-ask-no-use = Teď se nedá využít: pokračujte
