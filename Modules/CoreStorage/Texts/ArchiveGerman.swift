extension ArchiveText {
  var german: String {
    switch self {
    case .happened(.notAnArchive): "Das ist kein Export von Daybook."
    case .happened(.damaged): "Der Export ist beschädigt, deshalb wurde nichts übernommen."
    case .happened(.newer(let version)):
      "Den Export hat ein neueres Daybook geschrieben (Version \(version))."
    case .happened(.deviceTwice(let device)):
      "Zwei Kopien deiner Daten haben als dasselbe Gerät \(device) weitergemacht, deshalb "
        + "wurde nichts übernommen."
    case .advice(.notAnArchive):
      "Wähle eine Datei, die daybook export --format json geschrieben hat."
    case .advice(.damaged):
      "Hol sie noch einmal von dort, woher sie kommt, oder exportiere noch einmal."
    case .advice(.newer): "Installiere das neuere Daybook auch auf diesem Rechner."
    case .advice(.deviceTwice):
      "Exportiere beide Kopien und behalte beide Dateien; daybook restore gibt einer Kopie "
        + "einen eigenen Namen."
    }
  }
}
