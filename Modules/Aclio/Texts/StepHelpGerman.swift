extension StepHelpText {
  var german: String {
    switch self {
    case .asking: "der Coach überlegt …"
    case .tips: "Tipps"
    case .resources: "Was hilft"
    case .search: "Suche nach"
    case .unverified: "ungeprüft"
    case .from(.offline): "Vom Offline-Planer."
    case .from(let coach): "Vom Coach \(coach.label)."
    case .written(let file): "In \(file) geschrieben."
    case .error(.fileExists(let file)): "\(file) gibt es schon."
    case .error(.stepGone(let step)): "Den Schritt „\(step)“ gibt es nicht mehr."
    case .advice(.fileExists): "Ersetze die Datei mit --force oder wähle einen anderen Namen."
    case .advice(.stepGone): "aclio show zeigt die Schritte."
    }
  }
}
