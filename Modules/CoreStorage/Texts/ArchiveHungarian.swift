extension ArchiveText {
  var hungarian: String {
    switch self {
    case .happened(.notAnArchive): "Ez nem a Daybook exportja."
    case .happened(.damaged): "Az export sérült, ezért semmi sem került be."
    case .happened(.newer(let version)):
      "Az exportot egy újabb Daybook írta (a verziója \(version))."
    case .happened(.deviceTwice(let device)):
      "Az adataid két másolata ugyanazként az eszközként (\(device)) folytatódott, ezért semmi "
        + "sem került be."
    case .advice(.notAnArchive): "Olyan fájlt válassz, amelyet a daybook export --format json írt."
    case .advice(.damaged):
      "Szerezd be újra onnan, ahonnan való, vagy exportáld még egyszer."
    case .advice(.newer): "Telepítsd az újabb Daybookot erre a gépre is."
    case .advice(.deviceTwice):
      "Exportáld mindkét másolatot, és tartsd meg mindkét fájlt; a daybook restore saját nevet "
        + "ad a másolatnak."
    }
  }
}
