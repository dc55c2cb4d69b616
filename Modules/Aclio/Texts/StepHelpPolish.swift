extension StepHelpText {
  var polish: String {
    switch self {
    case .asking: "trener się zastanawia…"
    case .tips: "Wskazówki"
    case .resources: "Co pomoże"
    case .search: "Szukaj"
    case .unverified: "niesprawdzone"
    case .from(.offline): "Od planera offline."
    case .from(let coach): "Od trenera \(coach.label)."
    case .written(let file): "Zapisano do \(file)."
    case .error(.fileExists(let file)): "Plik \(file) już istnieje."
    case .error(.stepGone(let step)): "Kroku „\(step)” już nie ma."
    case .advice(.fileExists): "--force go zastąpi, albo wybierz inną nazwę."
    case .advice(.stepGone): "Kroki pokaże aclio show."
    }
  }
}
