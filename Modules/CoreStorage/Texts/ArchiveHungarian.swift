extension ArchiveText {
  var hungarian: String {
    switch self {
    case .happened(.notAnArchive): "Ez nem Daybook-export."
    case .happened(.damaged): "Az export sérült, ezért semmi sem lett importálva."
    case .happened(.newer(let version)):
      "Az exportot egy újabb Daybook írta (a verziója \(version))."
    case .happened(.unreadable(let place)):
      "Ez a tétel nem olvasható, ezért semmi sem lett importálva: \(place)."
    case .happened(.tooLarge(let place?)):
      "Ez a tétel nagyobb a megengedettnél (8 MB), ezért semmi sem lett importálva: \(place)."
    case .happened(.tooLarge(nil)):
      "Van benne egy szöveg, amely nagyobb a megengedettnél (8 MB), ezért semmi sem lett "
        + "importálva."
    case .happened(.deviceTwice(let device)):
      "Az adataid két másolatát ugyanazként az eszközként (\(device)) használtad tovább, ezért "
        + "semmi sem lett importálva."
    case .advice(.notAnArchive): "Olyan fájlt válassz, amelyet a daybook export --format json írt."
    case .advice(.damaged): "Szerezd be újra onnan, ahonnan származik, vagy exportáld még egyszer."
    case .advice(.newer): "Telepítsd az újabb Daybookot erre a gépre is."
    case .advice(.unreadable):
      "Ahonnan származik, ott a daybook doctor --repair rendbe teszi; utána exportáld újra."
    case .advice(.tooLarge): "Rövidítsd le a szöveget ott, ahonnan származik, majd exportáld újra."
    case .advice(.deviceTwice):
      "Exportáld mindkét másolatot, és tartsd meg mindkét fájlt; a daybook restore saját nevet "
        + "ad a másolatnak."
    case .happened(.outOfRange):
      "Az export egyik módosításának olyan dátuma vagy száma van, amilyet egyetlen "
        + "eszköz sem ír, ezért semmi sem lett importálva."
    case .advice(.outOfRange):
      "Futtasd a daybook doctor --repair parancsot ott, ahol készült, és exportáld újra."
    }
  }
}
