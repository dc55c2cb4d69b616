import CoreStorage

/// What a person can choose in Mori.
enum MoriSettings {
  /// Where the rows of the squares begin.
  static let align = Setting<LifeGrid.Alignment>("mori.align", default: .weeks)
}
