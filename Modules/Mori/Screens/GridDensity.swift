import CoreTerminal

/// How many weeks a character of the terminal's grid stands for, the fewest first.
enum GridDensity: CaseIterable, Sendable {
  /// One, with a space between two, so that squares look square.
  case wide
  /// One.
  case full
  /// The same week of two years.
  case half
  /// Two weeks of four years.
  case small
  /// As many as it takes to show the life in one line.
  case bar

  /// Years that a line stands for.
  var years: Int {
    switch self {
    case .wide, .full, .bar: 1
    case .half: 2
    case .small: 4
    }
  }

  /// Weeks of one year that a character stands for.
  var weeks: Int { self == .small ? 2 : 1 }

  /// What stands between two characters.
  var gap: String { self == .wide ? " " : "" }

  /// Columns of the ages at the left and the space after them.
  static func labelColumns(years: Int) -> Int {
    String(max(years - 1, 0) / 10 * 10).count + 1
  }

  /// The space that a grid of so many years takes without its legend; a bar takes what there is.
  func size(years: Int) -> TerminalSize {
    guard self != .bar else { return TerminalSize(columns: 1, rows: 1) }
    let characters = LifeGrid.columns / weeks
    return TerminalSize(
      columns: Self.labelColumns(years: years) + characters + gap.count * (characters - 1),
      rows: (years + self.years - 1) / self.years)
  }
}
