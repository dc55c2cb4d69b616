extension SyncText {
  var slovak: String {
    switch self {
    case .happened(.noFolder(let path)): "Priečinok \(path) tu nie je."
    case .happened(.unusableFolder(let path)): "Priečinok \(path) sa nedá použiť."
    case .happened(.notSetUp):
      "Pre vaše zariadenia nie je zvolený žiadny priečinok."
    case .happened(.busy):
      "Vaše zariadenia práve zosúlaďuje iný príkaz."
    case .happened(.damaged):
      "Niektorý súbor v priečinku nie je celý."
    case .happened(.newer):
      "Niektorý súbor v priečinku zapísal novší Daybook."
    case .happened(.passphrase):
      "Priečinok je zapečatený heslom a toto ním nie je."
    case .advice(.noFolder):
      "Pripojte disk alebo spustite službu, ku ktorej patrí."
    case .advice(.unusableFolder):
      "Skontrolujte jeho práva a miesto na disku."
    case .advice(.notSetUp):
      "Zvolíte ho príkazom daybook sync folder PATH."
    case .advice(.busy):
      "Chvíľu počkajte a skúste to znova."
    case .advice(.damaged):
      "Možno je ešte na ceste; nabudúce sa skúsi znova."
    case .advice(.newer):
      "Nainštalujte novší Daybook aj na toto zariadenie."
    case .advice(.passphrase):
      "Zvoľte priečinok znova: daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "Niektorá zmena má dátum viac než deň v budúcnosti."
    case .happened(.notLoggedIn):
      "Hub toto zariadenie nepustil dnu."
    case .happened(.otherSealing):
      "To, čo máte v hube, je na jednom zariadení zapečatené a na inom nie."
    case .advice(.clockAhead):
      "Nastavte hodiny tohto zariadenia a skúste to znova."
    case .advice(.notLoggedIn):
      "Prihláste sa znova: daybook sync hub URL."
    case .advice(.otherSealing):
      "Použite --passphrase na všetkých zariadeniach, alebo na žiadnom."
    }
  }
}
