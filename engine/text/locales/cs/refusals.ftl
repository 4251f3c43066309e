# Proč bot neudělá, oč byl požádán: co se stalo, pak co s tím. Říká se soukromě tomu, kdo stiskl tlačítko.

## Hledání partie

refusal-no-match = Taková partie tu není. Vaše partie ukáže /matches.
refusal-not-seated = V této partii nehrajete. Můžete se dívat, nebo založit vlastní příkazem /play.
refusal-match-over = Tato partie už skončila. Další založíte příkazem /play.
refusal-not-started = Tato partie ještě nezačala. Zahájit ji může ten, kdo ji založil.

## Zakládání partie

refusal-unknown-game = Tuto hru bot nezná. Vyberte některou z těch, které nabízí /play.
refusal-option = Tato volba k této hře nepatří. Vyberte z toho, co nabízí /play.
refusal-seats = Tato hra je pro { $fewest } až { $most } { $most ->
    [one] hráče
    [few] hráče
    [many] hráče
   *[other] hráčů
} včetně vás. Pozvěte odpovídající počet.
refusal-self-invite = Sebe pozvat nemůžete, v partii už jste. Pozvěte někoho jiného, nebo nikoho – pak se přidá, kdo chce.
refusal-lobby-full = { $seats ->
    [one] Jediné místo je obsazené.
    [few] Všechna { $seats } místa jsou obsazená.
    [many] Všech { $seats } místa je obsazeno.
   *[other] Všech { $seats } míst je obsazeno.
} Můžete se dívat, nebo založit další partii příkazem /play.
refusal-already-joined = V partii už jste. Začne, až budou všichni a zahájí ji ten, kdo ji založil.
refusal-not-joined = To jde jen u někoho, kdo se k této partii přidal. Kdo to je, ukazuje její zpráva.
refusal-not-invited = K této partii se mohou přidat jen pozvaní. Vlastní založíte příkazem /play.
refusal-barred = Z této partie vás odebral ten, kdo ji založil, takže se do ní nemůžete vrátit. Vlastní založíte příkazem /play.
refusal-too-few = { $needed ->
    [one] Je potřeba { $needed } hráč
    [few] Jsou potřeba { $needed } hráči
    [many] Je potřeba { $needed } hráče
   *[other] Je potřeba { $needed } hráčů
}, zatím { $joined ->
    [one] je tu { $joined }
    [few] jsou tu { $joined }
    [many] je tu { $joined }
   *[other] je jich tu { $joined }
}. Počkejte na další a zkuste to znovu.
refusal-already-started = Partie už začala, takže se k ní nelze přidat ani z ní odejít. Kdo chce skončit, může se vzdát příkazem /resign.
refusal-not-host = To může jen ten, kdo partii založil; ukončit ji může také moderátor. Domluvte se prosím s ním.

## Hra

refusal-stale = Partie se od zobrazení té zprávy posunula, takže toto stisknutí nic nezměnilo. Podívejte se na aktuální desku a vyberte znovu.
refusal-not-asked = Teď nevybíráte vy. Až budete na řadě, přijde vám upozornění.
refusal-illegal = To teď pravidla nedovolují. Co všechno můžete zvolit, ukáže tlačítko Táhnout.
refusal-already-resigned = Po vzdání už v této partii hrát nelze. Dívat se ale můžete dál.
refusal-record-hidden = Záznam by prozradil, co je skryté, takže je k dispozici až po skončení partie.

## Poruchy

refusal-wrong-cards = Tato partie začala s jinými součástmi, než má bot teď, takže v ní nelze pokračovat. Můžete se vzdát, nebo ji může ukončit ten, kdo ji založil.
refusal-other-rules = Tato partie se hrála podle jiné verze pravidel, ve které bot neumí pokračovat. Můžete se vzdát, nebo ji může ukončit ten, kdo ji založil.
refusal-not-to-show = Tato partie už skončila. Hrála se s jinými součástmi nebo podle jiných pravidel, než má bot teď, takže ji už nelze ukázat.
refusal-not-saved = Nepodařilo se to uložit, takže se nic nezměnilo. Zkuste to za chvíli znovu; pokud to nepomůže, dejte vědět správci bota.
refusal-not-read = Partii se teď nepodařilo načíst. Zkuste to za chvíli znovu; pokud to nepomůže, dejte vědět správci bota.
refusal-closing = Bot se právě restartuje, takže se nic nestalo. Zkuste to za minutu znovu, všechny partie zůstávají uložené.
