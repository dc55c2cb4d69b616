extension SyncText {
  var slovak: String {
    switch self {
    case .happened(.noFolder(let path)): "Priečinok \(path) tu nie je."
    case .happened(.unusableFolder(let path)): "Priečinok \(path) sa nedá použiť."
    case .happened(.notSetUp):
      "Pre vaše zariadenia nie je zvolený priečinok ani server."
    case .happened(.busy):
      "Vaše zariadenia práve synchronizuje iný príkaz."
    case .happened(.damaged):
      "Údaje nie sú celé."
    case .happened(.newer):
      "Zapísal to novší Daybook."
    case .happened(.passphrase):
      "To, čo vaše zariadenia zdieľajú, je zašifrované iným heslom."
    case .advice(.noFolder):
      "Pripojte disk alebo spustite službu, ku ktorej patrí."
    case .advice(.unusableFolder):
      "Skontrolujte jeho práva a miesto na disku."
    case .advice(.notSetUp):
      "Zvolíte ich príkazom daybook sync folder PATH alebo daybook sync hub URL."
    case .advice(.busy):
      "Chvíľu počkajte a skúste to znova."
    case .advice(.damaged):
      "Možno sú ešte na ceste; nabudúce sa to skúsi znova."
    case .advice(.newer):
      "Nainštalujte novší Daybook aj na toto zariadenie."
    case .advice(.passphrase):
      "Zadajte ho príkazom daybook sync passphrase, pre server daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "Niektorá zmena má dátum viac než deň v budúcnosti."
    case .happened(.notLoggedIn):
      "Server toto zariadenie nepustil."
    case .happened(.otherSealing):
      "Server má vaše údaje buď zašifrované, alebo otvorené, a toto zariadenie ich posiela "
        + "naopak."
    case .advice(.clockAhead):
      "Nastavte hodiny tohto zariadenia a skúste to znova."
    case .advice(.notLoggedIn):
      "Prihláste sa znova: daybook sync hub URL."
    case .advice(.otherSealing):
      "Použite --passphrase na všetkých zariadeniach, alebo na žiadnom. Čo má "
        + "server, zašifruje daybook sync hub URL --seal-all."
    case .happened(.unlistableFolder(let path)):
      "Priečinok \(path) neukazuje, čo v ňom je."
    case .happened(.outOfRange):
      "Niektorá zmena má dátum alebo číslo, aké žiadne zariadenie nezapisuje."
    case .advice(.unlistableFolder):
      "Skontrolujte jeho práva a či ho služba, ku ktorej patrí, už celý načítala."
    case .advice(.outOfRange):
      "Na zariadení, z ktorého pochádza, spustite daybook doctor --repair."
    }
  }
}
