extension SafetyText {
  var czech: String {
    switch self {
    case .refused(.selfHarm):
      "S tímhle plán nepomůže, ale nemusíte na to být sami. Prosím, promluvte si s někým hned teď."
    case .refused(.underEating):
      """
      Tak málo jídla tělu škodí, proto na to tady plán nebude. Lékař nebo nutriční terapeut vám \
      pomůže najít množství, které vám prospěje.
      """
    case .refused: "Tohle by někomu ublížilo, proto na to tady plán nebude."
    case .help(.selfHarm):
      """
      V Evropě volejte 112, v USA volejte nebo pište na 988. Pomoc ve vaší zemi najdete na \
      findahelpline.com.
      """
    case .help(.underEating):
      """
      Promluvte si s lékařem nebo nutričním terapeutem. Pokud vás jídlo trápí, pomoc najdete na \
      findahelpline.com; v nouzi volejte 112.
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
    case .despair:
      """
      Je mi líto, že je to teď tak těžké. Na vašem životě záleží a nemusíte na to být sami. \
      Prosím, promluvte si ještě dnes s někým, komu věříte, nebo s lidmi, kteří naslouchají \
      kdykoli.
      """
    case .badName: "Jméno může mít jen písmena, mezery, spojovníky a apostrofy."
    case .badAge: "Věk je celé číslo od 13 do 120, nebo zůstane prázdný."
    }
  }
}
