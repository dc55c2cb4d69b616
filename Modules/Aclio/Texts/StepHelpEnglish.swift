extension StepHelpText {
  var english: String {
    switch self {
    case .asking: "asking the coach…"
    case .tips: "Tips"
    case .resources: "What helps"
    case .search: "Search for"
    case .unverified: "not checked"
    case .from(.offline): "From the offline planner."
    case .from(let coach): "From the coach \(coach.label)."
    case .written(let file): "Written to \(file)."
    case .error(.fileExists(let file)): "\(file) already exists."
    case .error(.stepGone(let step)): "The step “\(step)” no longer exists."
    case .advice(.fileExists): "--force replaces it, or choose another name."
    case .advice(.stepGone): "aclio show lists the steps."
    }
  }
}
