extension StepHelpText {
  var spanish: String {
    switch self {
    case .asking: "el coach piensa…"
    case .tips: "Consejos"
    case .resources: "Qué ayuda"
    case .search: "Buscar"
    case .unverified: "sin comprobar"
    case .from(.offline): "Del planificador sin conexión."
    case .from(let coach): "Del coach \(coach.label)."
    case .written(let file): "Escrito en \(file)."
    case .error(.fileExists(let file)): "\(file) ya existe."
    case .error(.stepGone(let step)): "El paso «\(step)» ya no existe."
    case .advice(.fileExists): "--force lo sustituye, o elige otro nombre."
    case .advice(.stepGone): "aclio show muestra los pasos."
    }
  }
}
