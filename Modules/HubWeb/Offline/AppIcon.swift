import CoreModels
import CorePlugin
import Foundation

/// The app's icon, a sun rising over an open book, for vectors and pixels.
package struct AppIcon: Sendable {
  /// The shape of the background.
  package enum Ground: String, Sendable {
    /// A square with round corners on a transparent ground.
    case rounded
    /// A full square, which the launcher crops.
    case full
  }

  /// The width and height of the coordinate system.
  static let side = 24.0

  let ground: Ground
  /// The shapes in drawing order.
  static let shapes: [IconShape] = [
    IconShape(.disc(IconPoint(12, 10.2), radius: 2.7), Color(0xF4C37D)),
    ray(-1, 0), ray(1, 0), ray(0, -1), ray(-0.7071, -0.7071), ray(0.7071, -0.7071),
    IconShape(.area(page(-1)), Color(0xFAF8F4)), IconShape(.area(page(1)), Color(0xFAF8F4)),
  ]

  static let groundColor = Theme.daybook.light.accent
  /// The radius of the round corners.
  static let corner = 5.4

  private static func ray(_ x: Double, _ y: Double) -> IconShape {
    let begin = IconPoint(12 + x * 4.3, 10.2 + y * 4.3)
    let end = IconPoint(12 + x * 5.5, 10.2 + y * 5.5)
    return IconShape(.line(begin, end, width: 1.3), Color(0xF4C37D))
  }

  /// Returns the outline of a page of the book: the left one for -1, the right one for 1.
  private static func page(_ direction: Double) -> [IconPoint] {
    func curve(_ from: IconPoint, _ over: IconPoint, _ to: IconPoint) -> [IconPoint] {
      (0...12).map { step in
        let (end, begin) = (Double(step) / 12, 1 - Double(step) / 12)
        return IconPoint(
          begin * begin * from.x + 2 * begin * end * over.x + end * end * to.x,
          begin * begin * from.y + 2 * begin * end * over.y + end * end * to.y)
      }
    }
    func point(_ x: Double, _ y: Double) -> IconPoint { IconPoint(12 + direction * x, y) }
    return curve(point(0.35, 16.2), point(3, 13.9), point(6.8, 14.5))
      + curve(point(6.8, 17.5), point(3, 16.9), point(0.35, 19.2))
  }

  /// The icon as SVG.
  package var svg: String {
    let rounding = ground == .rounded ? #" rx="\#(Self.corner)""# : ""
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
      + #"<rect width="24" height="24"\#(rounding) fill="\#(Self.groundColor)"/>"#
      + Self.shapes.map(\.svg).joined() + "</svg>"
  }

  /// Renders the icon as PNG.
  func png(width: Int) throws -> Data {
    try PNGFile(width: width, height: width, pixels: pixels(width: width)).data()
  }

  /// Returns RGBA pixels row by row, with antialiased edges.
  private func pixels(width: Int) -> [UInt8] {
    let scale = Double(width) / Self.side
    let color = Self.groundColor
    var pixels = [UInt8](repeating: 255, count: width * width * 4)
    for row in 0..<width {
      for column in 0..<width {
        let start = (row * width + column) * 4
        (pixels[start], pixels[start + 1], pixels[start + 2]) = (color.red, color.green, color.blue)
        let nearest = min(row, column, width - 1 - row, width - 1 - column)
        guard ground == .rounded, Double(nearest) < Self.corner * scale else { continue }
        let place = IconPoint((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        pixels[start + 3] = UInt8((Self.roundedCoverage(of: place, scale: scale) * 255).rounded())
      }
    }
    for shape in Self.shapes { shape.draw(on: &pixels, width: width, scale: scale) }
    return pixels
  }

  private static func roundedCoverage(of point: IconPoint, scale: Double) -> Double {
    let inner = side / 2 - corner
    let (x, y) = (abs(point.x - side / 2) - inner, abs(point.y - side / 2) - inner)
    let outside = hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - corner
    return min(max(0.5 - outside * scale, 0), 1)
  }
}
