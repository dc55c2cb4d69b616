extension ArchiveText {
  var slovak: String {
    switch self {
    case .happened(.notAnArchive): "Toto nie je export z Daybooku."
    case .happened(.damaged): "Export je poškodený, preto sa nič neprevzalo."
    case .happened(.newer(let version)):
      "Export zapísal novší Daybook (verzia \(version))."
    case .happened(.deviceTwice(let device)):
      "Dve kópie vašich údajov pokračovali ako to isté zariadenie \(device), preto sa nič "
        + "neprevzalo."
    case .advice(.notAnArchive): "Vyberte súbor, ktorý zapísal daybook export --format json."
    case .advice(.damaged):
      "Získajte ho znova odtiaľ, odkiaľ je, alebo údaje exportujte ešte raz."
    case .advice(.newer): "Nainštalujte novší Daybook aj na tento počítač."
    case .advice(.deviceTwice):
      "Exportujte obe kópie a oba súbory si nechajte; daybook restore dá kópii vlastné meno."
    }
  }
}
