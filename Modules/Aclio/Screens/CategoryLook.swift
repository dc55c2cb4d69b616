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

extension GoalCategory {
  /// Its name in one word, as commands take it: `health`, `personal-growth`.
  var word: String {
    String(describing: self).map { $0.isUppercase ? "-" + $0.lowercased() : "\($0)" }.joined()
  }

  /// All of them, as commands take them.
  static var words: [String] { allCases.map(\.word) }

  /// The category of that word or name, or that alone begins so; throws
  /// ``GoalError/unknownCategory(_:)``.
  init(typed text: String) throws(GoalError) {
    let name = text.trimmingWhitespace().folded
    let exact = Self.allCases.first { $0.word == name || $0.rawValue.folded == name }
    let begun = Self.allCases.filter { $0.word.hasPrefix(name) }
    guard let category = exact ?? (begun.count == 1 && !name.isEmpty ? begun[0] : nil) else {
      throw .unknownCategory(text)
    }
    self = category
  }
}
