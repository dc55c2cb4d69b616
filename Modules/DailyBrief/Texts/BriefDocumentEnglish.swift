import CoreModels

extension BriefDocumentText {
  var english: String {
    switch self {
    case .namedays: "Name days"
    case .places: "Places"
    case .from(let day): "from \(day.shortText(in: .english))"
    case .announced(let days): "announced \(days.list) days before"
    }
  }
}

extension [Int] {
  /// `7, 1, 0`.
  var list: String { map(String.init).joined(separator: ", ") }
}
