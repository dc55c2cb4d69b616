import CoreModels

/// A place on Earth.
struct Place: Hashable, Sendable {
  /// Degrees north of the equator, −90 … 90.
  let latitude: Double
  /// Degrees east of Greenwich, −180 … 180.
  let longitude: Double

  /// Reads `LAT,LON` in decimal degrees: `48.15,17.11`.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingWhitespace()
    }
    let isDecimal = parts.allSatisfy { part in
      part.utf8.count <= 20 && part.utf8.allSatisfy { "+-.0123456789".utf8.contains($0) }
    }
    guard parts.count == 2, isDecimal, let latitude = Double(parts[0]),
      let longitude = Double(parts[1]), (-90...90).contains(latitude),
      (-180...180).contains(longitude)
    else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// As it is typed: `48.15,17.11`.
  var description: String { "\(latitude),\(longitude)" }

  /// `{"latitude":…,"longitude":…}`.
  var json: JSONValue { ["latitude": .number(latitude), "longitude": .number(longitude)] }
}
