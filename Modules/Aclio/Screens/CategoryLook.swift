import CoreModels

extension GoalCategory {
  /// The icon's name, an emoji for text-only displays, and the colour.
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
  /// The name in one word, for commands: `health`, `personal-growth`.
  var word: String {
    String(describing: self).map { $0.isUppercase ? "-" + $0.lowercased() : "\($0)" }.joined()
  }

  /// All words that commands accept.
  static var words: [String] { allCases.map(\.word) }

  /// The category with this word or name, or the only one that begins with it; throws
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
