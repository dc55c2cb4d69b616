import CoreModels

extension BriefDocumentText {
  var german: String {
    switch self {
    case .namedays: "Namenstage"
    case .places: "Orte"
    case .from(let day): "ab \(day.shortText(in: .german))"
    case .announced(let days): "angekündigt \(days.list) Tage vorher"
    }
  }
}
