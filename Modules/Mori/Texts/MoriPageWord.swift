import CoreModels

extension MarkColor {
  var word: MoriPageWord {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .teal: .teal
    case .purple: .purple
    case .pink: .pink
    case .white: .white
    }
  }
}
