import CoreModels

// The colours of the parts of the page, on a dark and on a bright ground alike.
extension Color {
  /// The sun.
  static let weather = Color(0xD97706)
  /// A link.
  static let event = Color(0x3B82F6)
  static let nameday = Color(0xA855F7)
  static let reminder = Color(0x0D9488)
}
