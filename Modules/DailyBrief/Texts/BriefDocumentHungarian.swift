import CoreModels

extension BriefDocumentText {
  var hungarian: String {
    switch self {
    case .namedays: "Névnapok"
    case .places: "Helyek"
    case .from(let day): "kezdete: \(day.shortText(in: .hungarian))"
    case .announced(let days): "\(days.list) nappal előtte szól"
    }
  }
}
