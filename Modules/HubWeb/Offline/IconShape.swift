import CoreModels
import Foundation

/// A point in an icon.
package struct IconPoint: Hashable, Sendable {
  package let x: Double, y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  func distance(to other: IconPoint) -> Double { hypot(x - other.x, y - other.y) }

  /// Returns the distance to a line segment.
  func distance(toLine start: IconPoint, _ end: IconPoint) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    let along = length == 0 ? 0 : ((self.x - start.x) * x + (self.y - start.y) * y) / length
    let part = min(max(along, 0), 1)
    return distance(to: IconPoint(start.x + x * part, start.y + y * part))
  }
}

/// A shape in one color.
struct IconShape: Sendable {
  enum Form: Sendable {
    case disc(IconPoint, radius: Double)
    /// A line with round ends.
    case line(IconPoint, IconPoint, width: Double)
    case area([IconPoint])
  }

  let form: Form
  let color: Color
  private let corners: (low: IconPoint, high: IconPoint)

  init(_ form: Form, _ color: Color) {
    (self.form, self.color) = (form, color)
    let (points, margin): ([IconPoint], Double) =
      switch form {
      case .disc(let center, let radius): ([center], radius)
      case .line(let start, let end, let width): ([start, end], width / 2)
      case .area(let points): (points, 0)
      }
    corners = (
      IconPoint(
        (points.map(\.x).min() ?? 0) - margin, (points.map(\.y).min() ?? 0) - margin),
      IconPoint((points.map(\.x).max() ?? 0) + margin, (points.map(\.y).max() ?? 0) + margin)
    )
  }

  /// Returns the distance from `place` to the shape's furthest point.
  func reach(from place: IconPoint) -> Double {
    switch form {
    case .disc(let center, let radius): center.distance(to: place) + radius
    case .line(let start, let end, let width):
      max(start.distance(to: place), end.distance(to: place)) + width / 2
    case .area(let points): points.map { $0.distance(to: place) }.max() ?? 0
    }
  }

  /// Draws the shape on opaque pixels, with `scale` pixels per unit.
  func draw(on pixels: inout [UInt8], width: Int, scale: Double) {
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      max(Int(low * scale) - 1, 0)..<min(Int(high * scale) + 2, width)
    }
    for row in range(corners.low.y, corners.high.y) {
      for column in range(corners.low.x, corners.high.x) {
        let place = IconPoint((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        let part = min(max(0.5 - outside(place) * scale, 0), 1)
        guard part > 0 else { continue }
        func mix(_ index: Int, _ channel: UInt8) {
          let under = Double(pixels[index])
          pixels[index] = UInt8((under + (Double(channel) - under) * part).rounded())
        }
        let start = (row * width + column) * 4
        mix(start, color.red)
        mix(start + 1, color.green)
        mix(start + 2, color.blue)
      }
    }
  }

  /// Returns the distance of a place from the edge, negative inside the shape.
  private func outside(_ place: IconPoint) -> Double {
    switch form {
    case .disc(let center, let radius): return center.distance(to: place) - radius
    case .line(let start, let end, let width):
      return place.distance(toLine: start, end) - width / 2
    case .area(let points):
      var (nearest, isWithin) = (Double.infinity, false)
      for (index, end) in points.enumerated() {
        let start = points[index == 0 ? points.count - 1 : index - 1]
        nearest = min(nearest, place.distance(toLine: start, end))
        // From inside, a ray to the right crosses the edge an odd number of times.
        if (start.y > place.y) != (end.y > place.y),
          place.x < (end.x - start.x) * (place.y - start.y) / (end.y - start.y) + start.x
        {
          isWithin.toggle()
        }
      }
      return isWithin ? -nearest : nearest
    }
  }

  /// The shape as SVG.
  var svg: String {
    func text(_ number: Double) -> String {
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    switch form {
    case .disc(let center, let radius):
      return #"<circle cx="\#(text(center.x))" cy="\#(text(center.y))" r="\#(text(radius))" "#
        + #"fill="\#(color)"/>"#
    case .line(let start, let end, let width):
      return #"<path d="M\#(text(start.x)) \#(text(start.y))L\#(text(end.x)) \#(text(end.y))" "#
        + #"stroke="\#(color)" stroke-width="\#(text(width))" stroke-linecap="round"/>"#
    case .area(let points):
      let list = points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
      return #"<polygon points="\#(list)" fill="\#(color)"/>"#
    }
  }
}
