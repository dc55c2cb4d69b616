import CoreStorage

extension Units {
  /// The person's choice of units.
  static let setting = Setting("daily-brief.units", default: Units.metric)
}
