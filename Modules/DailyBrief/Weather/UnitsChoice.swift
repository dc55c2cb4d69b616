import CoreStorage

extension Units {
  /// What the person chose to see.
  static let setting = Setting("daily-brief.units", default: Units.metric)
}
