extension ArchiveText {
  var english: String {
    switch self {
    case .happened(.notAnArchive): "This is not a Daybook export."
    case .happened(.damaged): "The export is damaged, so nothing was imported."
    case .happened(.newer(let version)):
      "The export was written by a newer Daybook (its version is \(version))."
    case .happened(.unreadable(let place)):
      "Entry \(place) cannot be read, so nothing was imported."
    case .happened(.tooLarge(let place?)):
      "Entry \(place) is larger than a record may be (8 MB), so nothing was imported."
    case .happened(.tooLarge(nil)):
      "A text in it is larger than a record may be (8 MB), so nothing was imported."
    case .happened(.deviceTwice(let device)):
      "Two copies of your data have both been used as the device \(device), so nothing was "
        + "imported."
    case .advice(.notAnArchive): "Choose a file that daybook export --format json has written."
    case .advice(.damaged):
      "Get it again from where it came from, or export it again."
    case .advice(.newer): "Install the newer Daybook on this machine too."
    case .advice(.unreadable):
      "Where it came from, daybook doctor --repair puts it right; then export it again."
    case .advice(.tooLarge): "Make the text shorter where it came from, then export it again."
    case .advice(.deviceTwice):
      "Export both copies and keep both files; daybook restore gives a copy a name of its own."
    case .happened(.outOfRange):
      "A change in the export has a date or a number that no device writes, so nothing "
        + "was imported."
    case .advice(.outOfRange):
      "Run daybook doctor --repair where it was exported, and export it again."
    }
  }
}
