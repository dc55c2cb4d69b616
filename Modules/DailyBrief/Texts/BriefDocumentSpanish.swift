import CoreModels

extension BriefDocumentText {
  var spanish: String {
    switch self {
    case .namedays: "Santos"
    case .places: "Lugares"
    case .from(let day): "desde el \(day.shortText(in: .spanish))"
    case .announced(let days): "se anuncia \(days.list) días antes"
    }
  }
}
