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
    case .refused: "Toto by niekomu ublížilo, preto na to tu plán nebude."
    case .help(.selfHarm):
      """
      V Európe volajte 112, v USA volajte alebo píšte na 988. Pomoc vo vašej krajine nájdete na \
      findahelpline.com.
      """
    case .help(.underEating):
      """
      Porozprávajte sa s lekárom alebo dietológom. Ak vás jedenie trápi, pomoc nájdete na \
      findahelpline.com; v núdzi volajte 112.
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
    case .badName: "Meno môže mať len písmená, medzery, spojovníky a apostrofy."
    case .badAge: "Vek je celé číslo od 13 do 120, alebo zostane prázdny."
    }
  }
}
