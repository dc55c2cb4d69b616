import CoreModels

// The colours of the page's sections, readable on dark and light backgrounds.
extension Color {
  static let weather = WeatherColors.sun
  static let event = WeatherColors.link
  static let nameday = Color(0xA855F7)
  static let reminder = Color(0x0D9488)
}
