extension BriefDocumentText {
  var german: String {
    switch self {
    case .namedays: "Namenstage"
    case .places: "Orte"
    case .from(let day): "ab \(day)"
    case .announced(let days): "angekündigt \(days.list) Tage vorher"
    }
  }
}
