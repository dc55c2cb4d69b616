extension StepHelpText {
  var hungarian: String {
    switch self {
    case .asking: "a coach gondolkodik…"
    case .tips: "Tippek"
    case .resources: "Ami segít"
    case .search: "Keresd ezt"
    case .unverified: "nincs ellenőrizve"
    case .from(.offline): "Az offline tervezőtől."
    case .from(let coach): "A coachtól: \(coach.label)."
    case .written(let file): "Ide került: \(file)."
    case .error(.fileExists(let file)): "\(file): ez a fájl már létezik."
    case .error(.stepGone(let step)): "Ez a lépés már nincs meg: „\(step)”."
    case .advice(.fileExists): "A --force felülírja, vagy válassz más nevet."
    case .advice(.stepGone): "A lépéseket az aclio show sorolja fel."
    }
  }
}
