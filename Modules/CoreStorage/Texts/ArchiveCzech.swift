extension ArchiveText {
  var czech: String {
    switch self {
    case .happened(.notAnArchive): "Tohle není export z Daybooku."
    case .happened(.damaged): "Export je poškozený, proto se nic neimportovalo."
    case .happened(.newer(let version)):
      "Export zapsal novější Daybook (verze \(version))."
    case .happened(.unreadable(let place)):
      "Položku \(place) nelze přečíst, proto se nic neimportovalo."
    case .happened(.tooLarge(let place?)):
      "Položka \(place) je větší, než smí být záznam (8 MB), proto se nic neimportovalo."
    case .happened(.tooLarge(nil)):
      "Je v něm text větší, než smí být záznam (8 MB), proto se nic neimportovalo."
    case .happened(.deviceTwice(let device)):
      "Dvě kopie vašich dat pokračovaly jako totéž zařízení \(device), proto se nic neimportovalo."
    case .advice(.notAnArchive): "Vyberte soubor, který zapsal daybook export --format json."
    case .advice(.damaged):
      "Získejte ho znovu odtud, odkud je, nebo data exportujte ještě jednou."
    case .advice(.newer): "Nainstalujte novější Daybook i na tento počítač."
    case .advice(.unreadable):
      "Tam, odkud je, ji opraví daybook doctor --repair; potom exportujte znovu."
    case .advice(.tooLarge): "Zkraťte text tam, odkud je, a potom exportujte znovu."
    case .advice(.deviceTwice):
      "Exportujte obě kopie a oba soubory si nechte; daybook restore dá kopii vlastní název."
    case .happened(.outOfRange):
      "Některá změna v exportu má datum nebo číslo, jaké žádné zařízení nezapisuje, "
        + "proto se nic neimportovalo."
    case .advice(.outOfRange):
      "Tam, odkud export pochází, spusťte daybook doctor --repair a exportujte znovu."
    }
  }
}
