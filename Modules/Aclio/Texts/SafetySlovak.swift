import AclioModeration

extension SafetyText {
  var slovak: String {
    switch self {
    case .refused(.selfHarm):
      """
      S týmto plán nepomôže, no nemusíte na to byť sami. Prosím, porozprávajte sa s niekým hneď \
      teraz.
      """
    case .refused(.underEating):
      """
      Tak málo jedla telu škodí, preto na to tu plán nebude. Lekár alebo dietológ vám pomôže nájsť \
      množstvo, ktoré vám prospeje.
      """
    case .refused(.medicine):
      """
      Lieky sa tu nevysadzujú, nemenia ani nerátajú: čo jednému pomôže, druhému môže uškodiť. Váš \
      lekár alebo lekárnik tie vaše pozná a chce vedieť, ako sa s nimi cítite.
      """
    case .refused(.lowWeight):
      """
      Pri takejto výške je to na zdravý život príliš malá hmotnosť, preto na to tu plán nebude. \
      Lekár vám pomôže nájsť takú, pri ktorej vám bude dobre.
      """
    case .refused(.growing):
      """
      Telo, ktoré ešte rastie, potrebuje dosť jedla, preto tu plán na chudnutie nebude. Pozrieť sa \
      na to s vami môže lekár, rodič alebo školská sestra.
      """
    case .refused: "Toto by niekomu ublížilo, preto na to tu plán nebude."
    case .help(.selfHarm):
      """
      V Európe volajte 112, v USA volajte alebo píšte na 988. Pomoc vo vašej krajine nájdete na \
      findahelpline.com. \
      Na Slovensku vás zadarmo a kedykoľvek vypočuje Linka dôvery Nezábudka, 0800 800 566.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Porozprávajte sa s lekárom alebo dietológom. Ak vás jedenie trápi, pomoc nájdete na \
      findahelpline.com; v núdzi volajte 112.
      """
    case .help(.medicine):
      """
      Skôr než niečo zmeníte, zavolajte svojmu lekárovi alebo lekárnikovi. Ak vám je veľmi zle \
      alebo ste užili priveľa, volajte 112.
      """
    case .help:
      """
      Ak je niekto v nebezpečenstve, volajte 112 alebo miestne tiesňové číslo. Kto vás \
      vypočuje, nájdete na findahelpline.com.
      """
    case .recovery:
      """
      Je dobré, že na tom pracujete. Keď bude ťažko: v Európe 112, v USA 988, alebo \
      findahelpline.com.
      """
    case .despair:
      """
      Je mi ľúto, že je to teraz také ťažké. Na vašom živote záleží a nemusíte na to byť sami. \
      Prosím, porozprávajte sa ešte dnes s niekým, komu veríte, alebo s ľuďmi, ktorí počúvajú \
      kedykoľvek.
      """
    case .doctorFirst:
      "Najprv sa poraďte s lekárom"
    case .whyDoctor:
      """
      Povedzte mu o svojom cieli, o liekoch a chorobách. Opýtajte sa, čo je pre vás vhodné, čo \
      vynechať a kedy prestať.
      """
    case .pain:
      """
      Bolesť znamená prestať: dnes krok nechajte a boľavé miesto šetrite. Ak je silná, ak niečo \
      opúcha alebo trvá dlhšie ako tri dni, dajte sa vyšetriť, až potom pokračujte.
      """
    case .drinking:
      """
      Toľko alkoholu telu veľmi ubližuje a prestať zo dňa na deň môže byť nebezpečné. \
      Porozprávajte sa, prosím, najprv s lekárom; pomôže vám prestať bezpečne. Krok počká.
      """
    case .badName: "Meno môže mať len písmená, medzery, spojovníky a apostrofy."
    case .badAge: "Vek je celé číslo od 13 do 120, alebo zostane prázdny."
    }
  }
}
