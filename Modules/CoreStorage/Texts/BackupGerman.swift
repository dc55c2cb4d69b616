extension BackupText {
  var german: String {
    switch self {
    case .happened(.notABackup):
      "Das ist keine Sicherung von Daybook."
    case .happened(.damaged):
      "Die Sicherung ist beschädigt, deshalb bleibt alles, wie es war."
    case .happened(.needsPassphrase): "Die Sicherung ist mit einer Passphrase verschlüsselt."
    case .happened(.wrongPassphrase):
      "Diese Passphrase öffnet die Sicherung nicht, oder die Datei hat sich geändert."
    case .advice(.notABackup):
      "Wähle eine Datei, die daybook backup geschrieben hat."
    case .advice(.damaged):
      "Versuch es mit einer früheren Sicherung oder mit einer anderen Kopie von dieser."
    case .advice(.needsPassphrase):
      "Übergib sie über die Standardeingabe oder gib sie ein, wenn danach gefragt wird."
    case .advice(.wrongPassphrase):
      "Versuch es noch einmal; ohne die Passphrase kann niemand die Datei öffnen."
    case .happened(.noFolder(let path)): "Der Ordner \(path) ist nicht da."
    case .advice(.noFolder): "Schließ den Datenträger an, auf dem er liegt, oder leg den Ordner an."
    case .happened(.sealedForKey):
      "Die Datei ist für einen Schlüssel verschlüsselt, nicht mit einer Passphrase."
    case .advice(.sealedForKey):
      "Entschlüssle sie zuerst mit age -d -i KEY und stelle das Ergebnis wieder her."
    }
  }
}
