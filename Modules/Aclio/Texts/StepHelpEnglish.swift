extension StepHelpText {
  var english: String {
    switch self {
    case .asking: "asking the coach…"
    case .tips: "Tips"
    case .resources: "What helps"
    case .search: "Search for"
    case .unverified: "not checked"
    case .from(.offline): "From the offline planner."
    case .from(let coach): "From the coach \(coach.rawValue)."
    case .written(let file): "Written to \(file)."
    case .error(.fileExists(let file)): "\(file) is there already."
    case .error(.stepGone(let step)): "The step “\(step)” is gone."
    case .advice(.fileExists): "--force replaces it, or choose another name."
    case .advice(.stepGone): "aclio show lists the steps that there are."
    }
  }
}
