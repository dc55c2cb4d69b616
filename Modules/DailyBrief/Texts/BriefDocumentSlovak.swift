import CoreModels

extension BriefDocumentText {
  var slovak: String {
    switch self {
    case .namedays: "Meniny"
    case .places: "Miesta"
    case .from(let day): "od \(day.shortText(in: .slovak))"
    case .announced(let days): "ohlási sa \(days.list) dní vopred"
    }
  }
}
