extension BriefDocumentText {
  var czech: String {
    switch self {
    case .namedays: "Svátky"
    case .places: "Místa"
    case .from(let day): "od \(day)"
    case .announced(let days): "ohlásí se \(days.list) dní předem"
    }
  }
}
