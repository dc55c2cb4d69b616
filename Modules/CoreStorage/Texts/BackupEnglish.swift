extension BackupText {
  var english: String {
    switch self {
    case .happened(.notABackup):
      "This is not a Daybook backup."
    case .happened(.damaged):
      "The backup is damaged, so everything stays as it was."
    case .happened(.needsPassphrase):
      "The backup is sealed with a passphrase."
    case .happened(.wrongPassphrase):
      "The passphrase does not open this backup, or the file has changed."
    case .advice(.notABackup):
      "Choose a file that daybook backup has written."
    case .advice(.damaged):
      "Try an earlier backup, or another copy of this one."
    case .advice(.needsPassphrase):
      "Send it on standard input, or type it when you are asked."
    case .advice(.wrongPassphrase):
      "Try again; without the passphrase nobody can open the file."
    case .happened(.noFolder(let path)): "The folder \(path) is not there."
    case .advice(.noFolder): "Connect the disk it is on, or create the folder."
    case .happened(.sealedForKey):
      "The file is encrypted for a key, not with a passphrase."
    case .advice(.sealedForKey):
      "Decrypt it first with age -d -i KEY, and restore the result."
    }
  }
}
