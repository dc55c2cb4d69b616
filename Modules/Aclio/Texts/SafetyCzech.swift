extension SafetyText {
  var czech: String {
    switch self {
    case .refused(.selfHarm):
      "Tohle se plánovat nedá a nemusíte na to být sami. Prosím, promluvte si s někým hned teď."
    case .refused: "Tohle by někomu ublížilo, proto na to tady plán nebude."
    case .help(.selfHarm):
      """
      V Evropě volejte 112, v USA volejte nebo pište na 988. Pomoc ve vaší zemi najdete na \
      findahelpline.com.
      """
    case .help:
      """
      Je-li někdo v nebezpečí, volejte 112 nebo místní tísňové číslo. Kdo vás vyslechne, \
      najdete na findahelpline.com.
      """
    case .recovery:
      """
      Je dobře, že na tom pracujete. Když bude těžko: v Evropě 112, v USA 988, nebo \
      findahelpline.com.
      """
    case .badName: "Jméno má jen písmena, mezery, spojovníky a apostrofy."
    case .badAge: "Věk je celé číslo od 13 do 120, nebo nic."
    }
  }
}
