extension SyncText {
  var english: String {
    switch self {
    case .happened(.noFolder(let path)): "The folder \(path) is not there."
    case .happened(.unusableFolder(let path)): "The folder \(path) cannot be used."
    case .happened(.notSetUp):
      "Neither a folder nor a hub is chosen for your devices."
    case .happened(.busy):
      "Another command is syncing your devices."
    case .happened(.damaged):
      "The data is incomplete."
    case .happened(.newer):
      "A newer Daybook wrote this."
    case .happened(.passphrase):
      "What your devices share is sealed with a different passphrase."
    case .advice(.noFolder):
      "Connect the disk or start the service that it belongs to."
    case .advice(.unusableFolder):
      "Check its permissions and the free space on the disk."
    case .advice(.notSetUp):
      "Choose one with daybook sync folder PATH or daybook sync hub URL."
    case .advice(.busy):
      "Wait a moment and try again."
    case .advice(.damaged):
      "It may still be on its way; the next sync tries again."
    case .advice(.newer):
      "Install the newer Daybook on this device too."
    case .advice(.passphrase):
      "Enter it with daybook sync passphrase, or for a hub with daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "A change is dated more than a day in the future."
    case .happened(.notLoggedIn):
      "The hub does not let this device in."
    case .happened(.otherSealing):
      "The hub holds your data either sealed or unsealed, and this device sends the "
        + "other."
    case .advice(.clockAhead):
      "Set this device’s clock and try again."
    case .advice(.notLoggedIn):
      "Log in again with daybook sync hub URL."
    case .advice(.otherSealing):
      "Use --passphrase on all of your devices or on none. To encrypt what "
        + "the hub holds, run daybook sync hub URL --seal-all."
    case .happened(.unlistableFolder(let path)):
      "The folder \(path) does not show what is in it."
    case .happened(.outOfRange):
      "A change has a date or a number that no device writes."
    case .advice(.unlistableFolder):
      "Check its permissions, and that the service behind it has finished loading it."
    case .advice(.outOfRange):
      "Run daybook doctor --repair on the device that it comes from."
    }
  }
}
