import CoreStorage

/// What a person can choose in Mori.
enum MoriSettings {
  /// Where the rows of the squares begin.
  static let align = Setting<LifeGrid.Alignment>("mori.align", default: .weeks)
  /// What writing on a day with an entry does to it.
  static let diary = Setting<DiaryHabit>("mori.diary", default: .replace)
}

/// What `mori gratitude` does to a text that is there already, where it is not said.
enum DiaryHabit: String, Codable, CaseIterable, Sendable {
  case replace, append
}
