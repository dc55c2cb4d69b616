extension SyncText {
  var czech: String {
    switch self {
    case .happened(.noFolder(let path)): "Složka \(path) tu není."
    case .happened(.unusableFolder(let path)): "Složku \(path) nejde použít."
    case .happened(.notSetUp):
      "Pro vaše zařízení není zvolena žádná složka."
    case .happened(.busy):
      "Vaše zařízení právě slaďuje jiný příkaz."
    case .happened(.damaged):
      "Některý soubor ve složce není celý."
    case .happened(.newer):
      "Některý soubor ve složce zapsal novější Daybook."
    case .happened(.passphrase):
      "Složka je zapečetěná heslem a tohle to není."
    case .advice(.noFolder):
      "Připojte disk nebo spusťte službu, ke které patří."
    case .advice(.unusableFolder):
      "Zkontrolujte její práva a místo na disku."
    case .advice(.notSetUp):
      "Zvolíte ji příkazem daybook sync folder PATH."
    case .advice(.busy):
      "Chvíli počkejte a zkuste to znovu."
    case .advice(.damaged):
      "Možná je ještě na cestě; příště se zkusí znovu."
    case .advice(.newer):
      "Nainstalujte novější Daybook i na toto zařízení."
    case .advice(.passphrase):
      "Zvolte složku znovu: daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "Některá změna má datum víc než den v budoucnosti."
    case .happened(.notLoggedIn):
      "Hub toto zařízení nepustil dovnitř."
    case .happened(.otherSealing):
      "To, co máte v hubu, je na jednom zařízení zapečetěné a na jiném ne."
    case .advice(.clockAhead):
      "Nastavte hodiny tohoto zařízení a zkuste to znovu."
    case .advice(.notLoggedIn):
      "Přihlaste se znovu: daybook sync hub URL."
    case .advice(.otherSealing):
      "Použijte --passphrase na všech zařízeních, nebo na žádném."
    }
  }
}
