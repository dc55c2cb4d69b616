import CoreStorage

/// What a person can choose about Mori.
enum MoriSettings {
  /// Where the rows of the squares begin.
  static let alignment = Setting("mori.align", default: LifeGrid.Alignment.weeks)
}
