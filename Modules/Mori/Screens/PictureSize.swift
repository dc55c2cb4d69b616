/// The size of a picture of the squares, in pixels.
struct PictureSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// Wallpapers for a phone and a desktop, and A4 at 300 dots per inch.
  static let phone = PictureSize(width: 1170, height: 2532)
  static let desktop = PictureSize(width: 2560, height: 1440)
  static let poster = PictureSize(width: 2480, height: 3508)

  /// The allowed length of either side in pixels.
  static let sides = 200...8000

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Parses `phone`, `desktop`, or width and height such as `1170x2532`.
  init?(_ text: String) {
    switch text.lowercased() {
    case "phone": self = .phone
    case "desktop": self = .desktop
    default:
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
        Self.sides.contains(width), Self.sides.contains(height)
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// `true` if years run from left to right instead of downwards.
  var isLandscape: Bool { width > height }
}
