extension SyncText {
  var german: String {
    switch self {
    case .happened(.noFolder(let path)): "Der Ordner \(path) ist nicht da."
    case .happened(.unusableFolder(let path)): "Der Ordner \(path) lässt sich nicht benutzen."
    case .happened(.notSetUp):
      "Für deine Geräte ist kein Ordner gewählt."
    case .happened(.busy):
      "Ein anderer Befehl gleicht deine Geräte gerade ab."
    case .happened(.damaged):
      "Eine Datei im Ordner ist nicht ganz."
    case .happened(.newer):
      "Eine Datei im Ordner hat ein neueres Daybook geschrieben."
    case .happened(.passphrase):
      "Der Ordner ist mit einer Passphrase versiegelt, und diese ist es nicht."
    case .advice(.noFolder):
      "Schließ das Laufwerk an, oder starte den Dienst, zu dem er gehört."
    case .advice(.unusableFolder):
      "Sieh nach seinen Rechten und nach dem Platz auf dem Laufwerk."
    case .advice(.notSetUp):
      "Wähle einen mit daybook sync folder PATH."
    case .advice(.busy):
      "Warte einen Moment, und versuch es noch einmal."
    case .advice(.damaged):
      "Vielleicht ist sie noch unterwegs; beim nächsten Mal wird wieder nachgesehen."
    case .advice(.newer):
      "Installiere das neuere Daybook auch auf diesem Gerät."
    case .advice(.passphrase):
      "Wähle den Ordner noch einmal mit daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "Eine Änderung ist mehr als einen Tag vordatiert."
    case .happened(.notLoggedIn):
      "Der Hub lässt dieses Gerät nicht hinein."
    case .happened(.otherSealing):
      "Was du im Hub hast, ist auf einem Gerät versiegelt und auf einem anderen nicht."
    case .advice(.clockAhead):
      "Stell die Uhr dieses Geräts und versuch es noch einmal."
    case .advice(.notLoggedIn):
      "Melde dich neu an: daybook sync hub URL."
    case .advice(.otherSealing):
      "Verwende --passphrase auf allen Geräten oder auf keinem."
    }
  }
}
