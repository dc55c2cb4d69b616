import CoreModels

extension BriefDocumentText {
  var polish: String {
    switch self {
    case .namedays: "Imieniny"
    case .places: "Miejsca"
    case .from(let day): "od \(day.shortText(in: .polish))"
    case .announced(let days): "zapowiedź \(days.list) dni wcześniej"
    }
  }
}
