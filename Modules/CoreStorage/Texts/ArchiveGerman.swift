extension ArchiveText {
  var german: String {
    switch self {
    case .happened(.notAnArchive): "Das ist kein Export von Daybook."
    case .happened(.damaged): "Der Export ist beschädigt, deshalb wurde nichts importiert."
    case .happened(.newer(let version)):
      "Den Export hat ein neueres Daybook geschrieben (Version \(version))."
    case .happened(.unreadable(let place)):
      "Der Eintrag \(place) ist nicht lesbar, deshalb wurde nichts importiert."
    case .happened(.tooLarge(let place?)):
      "Der Eintrag \(place) ist größer als erlaubt (8 MB), deshalb wurde nichts importiert."
    case .happened(.tooLarge(nil)):
      "Ein Text darin ist größer als erlaubt (8 MB), deshalb wurde nichts importiert."
    case .happened(.deviceTwice(let device)):
      "Zwei Kopien deiner Daten wurden als dasselbe Gerät (\(device)) weitergeführt, deshalb wurde "
        + "nichts importiert."
    case .advice(.notAnArchive):
      "Wähle eine Datei, die daybook export --format json geschrieben hat."
    case .advice(.damaged):
      "Hol die Datei noch einmal von dort, wo sie herkommt, oder exportiere noch einmal."
    case .advice(.newer): "Installiere das neuere Daybook auch auf diesem Rechner."
    case .advice(.unreadable):
      "Dort, woher er kommt, bringt ihn daybook doctor --repair in Ordnung; exportiere danach neu."
    case .advice(.tooLarge): "Kürze den Text dort, wo er herkommt, und exportiere danach neu."
    case .advice(.deviceTwice):
      "Exportiere beide Kopien und behalte beide Dateien; daybook restore gibt einer Kopie "
        + "einen eigenen Namen."
    case .happened(.outOfRange):
      "Eine Änderung im Export hat ein Datum oder eine Nummer, die kein Gerät schreibt; "
        + "nichts wurde importiert."
    case .advice(.outOfRange):
      "Starte dort, wo er entstand, daybook doctor --repair und exportiere noch einmal."
    }
  }
}
