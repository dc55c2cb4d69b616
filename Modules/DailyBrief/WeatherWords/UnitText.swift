import CoreModels

/// Readable weather figures: whole degrees, never −0. Non-breaking spaces keep a figure and its
/// unit on one line.
extension Units {
  /// `24 °C` or `75 °F`.
  func temperature(_ celsius: Double, in language: Language) -> String {
    "\(degrees(celsius))\u{A0}\(self == .metric ? "°C" : "°F")"
  }

  /// The whole degrees without a unit, such as `−3`.
  func degrees(_ celsius: Double) -> String {
    let value = self == .metric ? celsius : celsius * 9 / 5 + 32
    let whole = Self.whole(value)
    return whole < 0 ? "−\(whole.magnitude)" : "\(whole)"
  }

  /// `0.4 mm`, `12 mm` or `0.02 in`; `nil` if it rounds to zero.
  func precipitation(_ millimetres: Double, in language: Language) -> String? {
    switch self {
    case .metric:
      let tenths = Self.whole(millimetres * 10)
      guard tenths > 0 else { return nil }
      let isWhole = tenths >= 100 || tenths.isMultiple(of: 10)
      let figure =
        isWhole
        ? language.grouped(Self.whole(millimetres)) : language.decimal(Double(tenths) / 10)
      return "\(figure)\u{A0}mm"
    case .imperial:
      let hundredths = Self.whole(millimetres / 25.4 * 100)
      guard hundredths > 0 else { return nil }
      let fraction = hundredths % 100
      let point = language == .english ? "." : ","
      return "\(hundredths / 100)\(point)\(fraction < 10 ? "0" : "")\(fraction)\u{A0}in"
    }
  }

  /// `35 km/h` or `22 mph`.
  func speed(_ kilometresPerHour: Double, in language: Language) -> String {
    switch self {
    case .metric: "\(Self.whole(kilometresPerHour))\u{A0}km/h"
    case .imperial: "\(Self.whole(kilometresPerHour / 1.609344))\u{A0}mph"
    }
  }

  /// The nearest whole number; 0 for implausible values.
  private static func whole(_ value: Double) -> Int {
    value.magnitude < 100_000 ? Int(value.rounded()) : 0
  }
}
