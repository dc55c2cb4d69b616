extension SyncText {
  var english: String {
    switch self {
    case .happened(.noFolder(let path)): "The folder \(path) is not there."
    case .happened(.unusableFolder(let path)): "The folder \(path) cannot be used."
    case .happened(.notSetUp):
      "No folder is chosen for your devices."
    case .happened(.busy):
      "Another command is bringing your devices together."
    case .happened(.damaged):
      "A file in the folder is not whole."
    case .happened(.newer):
      "A file in the folder was written by a newer Daybook."
    case .happened(.passphrase):
      "The folder is sealed with a passphrase, and this is not it."
    case .advice(.noFolder):
      "Connect the disk or start the service that it belongs to."
    case .advice(.unusableFolder):
      "Look at its permissions and at the room on the disk."
    case .advice(.notSetUp):
      "Choose one with daybook sync folder PATH."
    case .advice(.busy):
      "Wait a moment and try again."
    case .advice(.damaged):
      "It may still be on its way; it is looked at again next time."
    case .advice(.newer):
      "Install the newer Daybook on this device too."
    case .advice(.passphrase):
      "Choose the folder again with daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "A change is dated more than a day ahead."
    case .happened(.notLoggedIn):
      "The hub does not let this device in."
    case .happened(.otherSealing):
      "What you keep at the hub is sealed on one device and open on another."
    case .advice(.clockAhead):
      "Set this device's clock and try again."
    case .advice(.notLoggedIn):
      "Log in again with daybook sync hub URL."
    case .advice(.otherSealing):
      "Use --passphrase on all of your devices, or on none."
    }
  }
}
