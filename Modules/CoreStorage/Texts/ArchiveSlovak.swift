extension ArchiveText {
  var slovak: String {
    switch self {
    case .happened(.notAnArchive): "Toto nie je export z Daybooku."
    case .happened(.damaged): "Export je poškodený, preto sa nič neimportovalo."
    case .happened(.newer(let version)):
      "Export zapísal novší Daybook (verzia \(version))."
    case .happened(.unreadable(let place)):
      "Položka \(place) sa nedá prečítať, preto sa nič neimportovalo."
    case .happened(.tooLarge(let place?)):
      "Položka \(place) je väčšia, než môže byť záznam (8 MB), preto sa nič neimportovalo."
    case .happened(.tooLarge(nil)):
      "Je v ňom text väčší, než môže byť záznam (8 MB), preto sa nič neimportovalo."
    case .happened(.deviceTwice(let device)):
      "Dve kópie vašich údajov pokračovali ako to isté zariadenie \(device), preto sa nič "
        + "neimportovalo."
    case .advice(.notAnArchive): "Vyberte súbor, ktorý zapísal daybook export --format json."
    case .advice(.damaged):
      "Získajte ho znova odtiaľ, odkiaľ je, alebo údaje exportujte ešte raz."
    case .advice(.newer): "Nainštalujte novší Daybook aj na tento počítač."
    case .advice(.unreadable):
      "Tam, odkiaľ je, ju opraví daybook doctor --repair; potom exportujte znova."
    case .advice(.tooLarge): "Skráťte text tam, odkiaľ je, a potom exportujte znova."
    case .advice(.deviceTwice):
      "Exportujte obe kópie a oba súbory si nechajte; daybook restore dá kópii vlastný názov."
    case .happened(.outOfRange):
      "Niektorá zmena v exporte má dátum alebo číslo, aké žiadne zariadenie nezapisuje, "
        + "preto sa nič neimportovalo."
    case .advice(.outOfRange):
      "Tam, odkiaľ export pochádza, spustite daybook doctor --repair a exportujte znova."
    }
  }
}
