import CoreModels

// The colours of the parts of the page, on a dark and on a bright ground alike.
extension Color {
  static let weather = WeatherColors.sun
  static let event = WeatherColors.link
  static let nameday = Color(0xA855F7)
  static let reminder = Color(0x0D9488)
}
