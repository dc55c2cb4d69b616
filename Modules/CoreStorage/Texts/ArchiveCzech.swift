extension ArchiveText {
  var czech: String {
    switch self {
    case .happened(.notAnArchive): "Tohle není export z Daybooku."
    case .happened(.damaged): "Export je poškozený, proto se nic nepřevzalo."
    case .happened(.newer(let version)):
      "Export zapsal novější Daybook (verze \(version))."
    case .happened(.deviceTwice(let device)):
      "Dvě kopie vašich dat pokračovaly jako totéž zařízení \(device), proto se nic nepřevzalo."
    case .advice(.notAnArchive): "Vyberte soubor, který zapsal daybook export --format json."
    case .advice(.damaged):
      "Získejte ho znovu odtud, odkud je, nebo data exportujte ještě jednou."
    case .advice(.newer): "Nainstalujte novější Daybook i na tento počítač."
    case .advice(.deviceTwice):
      "Exportujte obě kopie a oba soubory si nechte; daybook restore dá kopii vlastní jméno."
    }
  }
}
