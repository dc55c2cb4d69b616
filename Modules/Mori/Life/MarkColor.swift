import ArgumentParser
import CoreModels
import CorePlugin

/// The colours of marked weeks.
enum MarkColor: String, CaseIterable, Codable, InputValue {
  case red, orange, yellow, green, teal, purple, pink, white

  /// The shade on the dark theme.
  var color: Color {
    switch self {
    case .red: Color(0xFF453A)
    case .orange: Color(0xFF9F0A)
    case .yellow: Color(0xFFD60A)
    case .green: Color(0x30D158)
    case .teal: Color(0x40C8E0)
    case .purple: Color(0xBF5AF2)
    case .pink: Color(0xFF6482)
    case .white: Color(0xFFFFFF)
    }
  }
}
