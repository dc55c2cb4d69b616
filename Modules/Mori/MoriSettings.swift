import CoreStorage

/// Mori's settings.
enum MoriSettings {
  /// The alignment of the grid's rows.
  static let align = Setting<LifeGrid.Alignment>("mori.align", default: .weeks)
  /// The effect of writing on a day that has an entry.
  static let diary = Setting<DiaryHabit>("mori.diary", default: .replace)
}

/// The default effect of `mori gratitude` on an existing text.
enum DiaryHabit: String, Codable, CaseIterable, Sendable {
  case replace, append
}
