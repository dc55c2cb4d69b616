extension SyncText {
  var czech: String {
    switch self {
    case .happened(.noFolder(let path)): "Složka \(path) tu není."
    case .happened(.unusableFolder(let path)): "Složku \(path) nejde použít."
    case .happened(.notSetUp):
      "Pro vaše zařízení není zvolena složka ani server."
    case .happened(.busy):
      "Vaše zařízení právě synchronizuje jiný příkaz."
    case .happened(.damaged):
      "Data nejsou celá."
    case .happened(.newer):
      "Zapsal to novější Daybook."
    case .happened(.passphrase):
      "To, co vaše zařízení sdílejí, je zašifrované jiným heslem."
    case .advice(.noFolder):
      "Připojte disk nebo spusťte službu, ke které patří."
    case .advice(.unusableFolder):
      "Zkontrolujte její práva a místo na disku."
    case .advice(.notSetUp):
      "Zvolíte je příkazem daybook sync folder PATH nebo daybook sync hub URL."
    case .advice(.busy):
      "Chvíli počkejte a zkuste to znovu."
    case .advice(.damaged):
      "Možná jsou ještě na cestě; příště se to zkusí znovu."
    case .advice(.newer):
      "Nainstalujte novější Daybook i na toto zařízení."
    case .advice(.passphrase):
      "Zadejte ho příkazem daybook sync passphrase, pro server daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "Některá změna má datum víc než den v budoucnosti."
    case .happened(.notLoggedIn):
      "Server toto zařízení nepustil dovnitř."
    case .happened(.otherSealing):
      "Server má vaše data buď zašifrovaná, nebo otevřená, a toto zařízení je posílá "
        + "naopak."
    case .advice(.clockAhead):
      "Nastavte hodiny tohoto zařízení a zkuste to znovu."
    case .advice(.notLoggedIn):
      "Přihlaste se znovu: daybook sync hub URL."
    case .advice(.otherSealing):
      "Použijte --passphrase na všech zařízeních, nebo na žádném. Co má server, "
        + "zašifruje daybook sync hub URL --seal-all."
    case .happened(.unlistableFolder(let path)):
      "Složka \(path) neukazuje, co v ní je."
    case .happened(.outOfRange):
      "Některá změna má datum nebo číslo, jaké žádné zařízení nezapisuje."
    case .advice(.unlistableFolder):
      "Zkontrolujte její práva a to, zda ji služba, ke které patří, už celou načetla."
    case .advice(.outOfRange):
      "Na zařízení, ze kterého pochází, spusťte daybook doctor --repair."
    }
  }
}
