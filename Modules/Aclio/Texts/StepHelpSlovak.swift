extension StepHelpText {
  var slovak: String {
    switch self {
    case .asking: "kouč premýšľa…"
    case .tips: "Tipy"
    case .resources: "Čo pomôže"
    case .search: "Hľadajte"
    case .unverified: "neoverené"
    case .from(.offline): "Od offline plánovača."
    case .from(let coach): "Od kouča \(coach.label)."
    case .written(let file): "Zapísané do \(file)."
    case .error(.fileExists(let file)): "Súbor \(file) už existuje."
    case .error(.stepGone(let step)): "Krok „\(step)“ už nie je."
    case .advice(.fileExists): "--force ho prepíše, alebo zvoľte iný názov."
    case .advice(.stepGone): "Kroky vypíše aclio show."
    }
  }
}
