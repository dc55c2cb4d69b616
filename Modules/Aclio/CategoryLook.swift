import CoreModels

extension GoalCategory {
  /// The name of its picture, the picture where only text can be shown, and its colour.
  var look: (icon: String, emoji: String, color: String) {
    switch self {
    case .health: ("heart", "💪", "#e5484d")
    case .career: ("briefcase", "💼", "#3e63dd")
    case .education: ("book", "📚", "#8e4ec6")
    case .finance: ("wallet", "💰", "#30a46c")
    case .creative: ("palette", "🎨", "#e93d82")
    case .personalGrowth: ("sparkles", "🌱", "#46a758")
    case .relationships: ("people", "💞", "#d6409f")
    case .travel: ("airplane", "🧭", "#0090ff")
    case .home: ("house", "🏡", "#ad7f58")
    case .technology: ("laptop", "💻", "#12a594")
    }
  }
}
