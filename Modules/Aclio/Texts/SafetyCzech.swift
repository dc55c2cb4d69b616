import AclioModeration

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
    case .refused(.medicine):
      """
      Léky se tu nevysazují, nemění ani nepočítají: co jednomu pomůže, druhému může uškodit. Váš \
      lékař nebo lékárník ty vaše zná a chce vědět, jak se s nimi cítíte.
      """
    case .refused(.lowWeight):
      """
      Při takové výšce je to na zdravý život příliš malá hmotnost, proto na to tu plán nebude. \
      Lékař vám pomůže najít takovou, při které vám bude dobře.
      """
    case .refused(.growing):
      """
      Tělo, které ještě roste, potřebuje dost jídla, proto tu plán na hubnutí nebude. Podívat se \
      na to s vámi může lékař, rodič nebo školní zdravotní sestra.
      """
    case .refused: "Tohle by někomu ublížilo, proto na to tady plán nebude."
    case .help(.selfHarm):
      """
      V Evropě volejte 112, v USA volejte nebo pište na 988. Pomoc ve vaší zemi najdete na \
      findahelpline.com. \
      V Česku vás zdarma vyslechne Linka první psychické pomoci, 116 123.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Promluvte si s lékařem nebo nutričním terapeutem. Pokud vás jídlo trápí, pomoc najdete na \
      findahelpline.com; v nouzi volejte 112.
      """
    case .help(.medicine):
      """
      Než něco změníte, zavolejte svému lékaři nebo lékárníkovi. Pokud je vám velmi špatně nebo \
      jste vzali příliš mnoho, volejte 112.
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
    case .doctorFirst:
      "Nejdřív se poraďte s lékařem"
    case .whyDoctor:
      """
      Řekněte mu o svém cíli, o lécích a nemocech. Zeptejte se, co je pro vás vhodné, co vynechat \
      a kdy přestat.
      """
    case .pain:
      """
      Bolest znamená přestat: dnes krok nechte a bolavé místo šetřete. Pokud je silná, pokud něco \
      otéká nebo trvá déle než tři dny, nechte se vyšetřit, teprve pak pokračujte.
      """
    case .drinking:
      """
      Tolik alkoholu tělu velmi škodí a přestat ze dne na den může být nebezpečné. Promluvte si \
      prosím nejdřív s lékařem; pomůže vám přestat bezpečně. Krok počká.
      """
    case .badName: "Jméno může mít jen písmena, mezery, spojovníky a apostrofy."
    case .badAge: "Věk je celé číslo od 13 do 120, nebo zůstane prázdný."
    }
  }
}
