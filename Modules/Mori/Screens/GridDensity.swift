import CoreTerminal

/// The number of weeks per character of the grid, from the fewest on.
enum GridDensity: CaseIterable, Sendable {
  /// One week, with a space between two, so that squares look square.
  case wide
  /// One week.
  case full
  /// The same week of two years.
  case half
  /// Two weeks of four years.
  case small
  /// Four weeks of eight years: a life of 80 years to scale.
  case tiny
  /// As many weeks as needed to show the life in one line.
  case bar

  /// The number of years per line.
  var years: Int {
    switch self {
    case .wide, .full, .bar: 1
    case .half: 2
    case .small: 4
    case .tiny: 8
    }
  }

  /// The number of weeks of a year per character.
  var weeks: Int {
    switch self {
    case .wide, .full, .half, .bar: 1
    case .small: 2
    case .tiny: 4
    }
  }

  /// The separator between two characters.
  var gap: String { self == .wide ? " " : "" }

  /// Returns the width of the ages on the left, including a space.
  static func labelColumns(years: Int) -> Int {
    String(max(years - 1, 0) / 10 * 10).count + 1
  }

  /// Returns the size of a grid without its legend; a bar adapts to the available width.
  func size(years: Int) -> TerminalSize {
    guard self != .bar else { return TerminalSize(columns: 1, rows: 1) }
    let characters = LifeGrid.columns / weeks
    return TerminalSize(
      columns: Self.labelColumns(years: years) + characters + gap.count * (characters - 1),
      rows: (years + self.years - 1) / self.years)
  }
}
