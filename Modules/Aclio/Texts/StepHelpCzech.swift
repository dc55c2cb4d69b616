extension StepHelpText {
  var czech: String {
    switch self {
    case .asking: "kouč přemýšlí…"
    case .tips: "Tipy"
    case .resources: "Co pomůže"
    case .search: "Hledejte"
    case .unverified: "neověřeno"
    case .from(.offline): "Od offline plánovače."
    case .from(let coach): "Od kouče \(coach.label)."
    case .written(let file): "Zapsáno do \(file)."
    case .error(.fileExists(let file)): "Soubor \(file) už existuje."
    case .error(.stepGone(let step)): "Krok „\(step)“ už není."
    case .advice(.fileExists): "--force ho přepíše, nebo zvolte jiný název."
    case .advice(.stepGone): "Kroky vypíše aclio show."
    }
  }
}
