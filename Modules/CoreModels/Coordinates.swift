/// A point on Earth.
public struct Coordinates: Hashable, Sendable {
  /// Degrees north of the equator, −90 … 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 … 180.
  public let longitude: Double

  /// `nil` outside those ranges.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Parses `LAT,LON` in decimal degrees, `48.15,17.11`, or coordinates in words, such as
  /// `48° 8′ 55″ N, 17° 6′ 28″ E`; the language decides what an `O` is.
  public init?(_ text: String, in language: Language = .english) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingWhitespace()
    }
    let isDecimal = parts.allSatisfy { part in
      part.utf8.count <= 20 && part.utf8.allSatisfy { "+-.0123456789".utf8.contains($0) }
    }
    if parts.count == 2, isDecimal, let latitude = Double(parts[0]),
      let longitude = Double(parts[1])
    {
      self.init(latitude: latitude, longitude: longitude)
    } else if let point = CoordinatesReader.read(text, in: language) {
      self = point
    } else {
      return nil
    }
  }

  /// The form in which it is typed: `48.15,17.11`.
  public var description: String { "\(latitude),\(longitude)" }

  /// `{"latitude":…,"longitude":…}`.
  public var json: JSONValue { ["latitude": .number(latitude), "longitude": .number(longitude)] }
}
