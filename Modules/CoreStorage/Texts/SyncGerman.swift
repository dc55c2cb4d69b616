extension SyncText {
  var german: String {
    switch self {
    case .happened(.noFolder(let path)): "Der Ordner \(path) ist nicht da."
    case .happened(.unusableFolder(let path)): "Der Ordner \(path) lässt sich nicht benutzen."
    case .happened(.notSetUp):
      "Für deine Geräte ist weder ein Ordner noch ein Hub gewählt."
    case .happened(.busy):
      "Ein anderer Befehl gleicht deine Geräte gerade ab."
    case .happened(.damaged):
      "Die Daten sind unvollständig."
    case .happened(.newer):
      "Das hat ein neueres Daybook geschrieben."
    case .happened(.passphrase):
      "Was deine Geräte teilen, ist mit einer anderen Passphrase verschlüsselt."
    case .advice(.noFolder): "Schließ den Datenträger an oder starte den Dienst, zu dem er gehört."
    case .advice(.unusableFolder): "Prüfe seine Rechte und den freien Platz auf dem Datenträger."
    case .advice(.notSetUp):
      "Wähle einen mit daybook sync folder PATH oder daybook sync hub URL."
    case .advice(.busy): "Warte kurz und versuch es noch einmal."
    case .advice(.damaged):
      "Vielleicht sind sie noch unterwegs; beim nächsten Abgleich wird es erneut versucht."
    case .advice(.newer):
      "Installiere das neuere Daybook auch auf diesem Gerät."
    case .advice(.passphrase):
      "Gib sie mit daybook sync passphrase ein, für einen Hub mit daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "Eine Änderung ist mehr als einen Tag vordatiert."
    case .happened(.notLoggedIn): "Der Hub erkennt die Anmeldung dieses Geräts nicht an."
    case .happened(.otherSealing):
      "Was du im Hub speicherst, ist auf einem Gerät verschlüsselt und auf einem anderen nicht."
    case .advice(.clockAhead):
      "Stell die Uhr dieses Geräts und versuch es noch einmal."
    case .advice(.notLoggedIn):
      "Melde dich neu an: daybook sync hub URL."
    case .advice(.otherSealing):
      "Verwende --passphrase auf allen Geräten oder auf keinem. Was der Hub hat, "
        + "verschlüsselt daybook sync hub URL --seal-all."
    case .happened(.unlistableFolder(let path)):
      "Der Inhalt des Ordners \(path) lässt sich nicht lesen."
    case .happened(.outOfRange):
      "Eine Änderung hat ein Datum oder eine Nummer, wie kein Gerät sie schreibt."
    case .advice(.unlistableFolder):
      "Prüfe seine Rechte und ob der Dienst dahinter ihn schon geladen hat."
    case .advice(.outOfRange):
      "Starte daybook doctor --repair auf dem Gerät, von dem sie kommt."
    }
  }
}
