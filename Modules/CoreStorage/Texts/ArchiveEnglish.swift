extension ArchiveText {
  var english: String {
    switch self {
    case .happened(.notAnArchive): "This is not an export of Daybook."
    case .happened(.damaged): "The export is damaged, so nothing was taken in."
    case .happened(.newer(let version)):
      "The export was written by a newer Daybook (its version is \(version))."
    case .happened(.deviceTwice(let device)):
      "Two copies of your data have gone on as the same device, \(device), so nothing was taken in."
    case .advice(.notAnArchive): "Choose a file that daybook export --format json has written."
    case .advice(.damaged):
      "Fetch it again from where it came, or export it again."
    case .advice(.newer): "Install the newer Daybook on this machine too."
    case .advice(.deviceTwice):
      "Export both copies and keep both files; daybook restore gives a copy a name of its own."
    }
  }
}
