extension StoreText {
  var english: String {
    switch self {
    case .happened(let error): StoreText.happenedInEnglish(error)
    case .advice(let error): StoreText.adviceInEnglish(error)
    }
  }

  private static func happenedInEnglish(_ error: StoreError) -> String {
    switch error {
    case .locked: "Another command is still writing to your store."
    case .inUse: "Nothing in your store’s file can be read, and another process has it open."
    case .notAFile(let path): "\(path) is not a file, so nothing was written."
    case .ownFile(let path): "\(path) belongs to your home, so nothing was written over it."
    case .full: "The disk is full, so nothing was written."
    case .readOnly: "Your store cannot be written to, so nothing was changed."
    case .corrupt: "Your store’s file is damaged."
    case .notADatabase: "The file where your store should be is something else."
    case .foreignDatabase: "The file where your store should be belongs to another program."
    case .newerVersion(let found, let supported):
      "Your store was written by a newer Daybook (version \(found); this one knows \(supported))."
    case .cannotOpen: "Your store’s file cannot be opened."
    case .noSharedAccess: "The disk does not let several commands use your store at once."
    case .inputOutput: "The disk reported an error, so nothing was written."
    case .unreadableRecord(let kind, let id, isNewer: false):
      "The record \(kind) \(id) cannot be read."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "The record \(kind) \(id) was written by a newer Daybook."
    case .recordTooLarge(let kind, let id):
      "\(kind) \(id) is larger than a record may be (8 MB), so nothing was written."
    case .changedSince(let kind, let id):
      "The record \(kind) \(id) has changed again since, so it stays as it is."
    case .nothingToUndo: "There is nothing to undo."
    case .writtenSince: "That is no longer the last change, so nothing was undone."
    case .pastIsReadOnly: "The past can be looked at, but not changed."
    case .malformedChange: "A change is malformed, so nothing was written."
    case .needsFile: "That needs a store in a file, but yours is in a database."
    case .unavailable: "The database server cannot be reached, so nothing was written."
    case .refused: "The database server does not let Daybook in."
    case .outcomeUnknown: "The database server went away while it was writing."
    case .clockExhausted: "The clock shows a year after 2999, so nothing was written."
    case .cannotCreateHome(let path): "The folder \(path) cannot be created."
    case .cannotWriteHome(let path): "The folder \(path) cannot be written to."
    case .noHome: "Daybook does not know where your data should be."
    case .secret(let name): "The secret \(name) cannot be stored or read."
    case .secretFile(let path, let variable):
      "The file \(path), given by \(variable), cannot be read."
    case .badSetting(let name): "That is not a valid value for the setting \(name)."
    }
  }

  private static func adviceInEnglish(_ error: StoreError) -> String {
    switch error {
    case .locked: "Wait a moment and try again."
    case .inUse: "Stop the hub and other commands, then try again."
    case .notAFile: "Name a file to write."
    case .ownFile: "Choose another place."
    case .full: "Free some space and try again."
    case .readOnly, .cannotOpen:
      "Check the permissions of the folder, or choose another with --home."
    case .corrupt: "daybook doctor --repair keeps the file and saves what it can."
    case .notADatabase:
      "daybook doctor --repair keeps the file and begins again; --home chooses another folder."
    case .foreignDatabase:
      "Move the file somewhere else, or choose another folder with --home."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Install the newer Daybook on this machine too."
    case .noSharedAccess: "Choose a folder on a local disk with --home."
    case .inputOutput: "Check the disk before you go on."
    case .unreadableRecord(_, _, isNewer: false):
      "daybook doctor --repair brings back its last readable state."
    case .recordTooLarge: "Make its text shorter, or divide it."
    case .changedSince: "Look at its history and change it by hand."
    case .nothingToUndo: "You can undo what was written on this device."
    case .writtenSince: "The history shows what was written last."
    case .pastIsReadOnly: "Leave out --as-of to change what is there today."
    case .malformedChange: "Get it again from where it came from."
    case .needsFile: "Use the database’s own tools for that."
    case .unavailable: "Wait a moment and try again."
    case .refused: "Check the address, the name and the password of the database."
    case .outcomeUnknown: "Check whether it was saved before you try again."
    case .clockExhausted: "Check the machine’s date, and DAYBOOK_NOW."
    case .cannotCreateHome: "Choose another folder with --home or DAYBOOK_HOME."
    case .cannotWriteHome:
      "Check its owner and permissions, or choose another folder with --home or DAYBOOK_HOME."
    case .noHome: "Name a folder with --home or DAYBOOK_HOME."
    case .secret: "Check the permissions of the secrets folder in Daybook’s folder."
    case .secretFile: "Check whether it is there, and whether Daybook may read it."
    case .badSetting: "daybook settings --help lists the valid values."
    }
  }
}
