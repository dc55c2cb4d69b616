import CoreModels

extension BriefDocumentText {
  var czech: String {
    switch self {
    case .namedays: "Svátky"
    case .places: "Místa"
    case .from(let day): "od \(day.shortText(in: .czech))"
    case .announced(let days): "ohlásí se \(days.list) dní předem"
    }
  }
}
