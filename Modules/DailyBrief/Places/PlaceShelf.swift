import CorePlugin
import CoreStorage

extension Snapshot {
  /// Finds the person's place with this name. Throws ``WeatherError/notKept(_:)`` or
  /// ``WeatherError/ambiguousPlace(_:choices:)``.
  func place(named typed: String) throws -> Place {
    guard let place = try keptPlace(named: typed) else { throw WeatherError.notKept(typed) }
    return place
  }

  /// Finds the person's place with this name; `nil` if there is none.
  func keptPlace(named typed: String) throws -> Place? {
    let wanted = typed.searchKey
    let found = try places().filter { place in
      let names = [place.id, place.name, place.fullName] + [place.shortName]
      return names.contains { $0.searchKey == wanted }
    }
    guard found.count < 2 else {
      throw WeatherError.ambiguousPlace(typed, choices: found.map(\.fullName))
    }
    return found.first
  }
}

extension Transaction {
  /// Stores a place: as the primary one if requested or if it is the first, else after the others.
  func keep(_ place: Place, asPrimary isPrimary: Bool) throws -> Place {
    let places = try snapshot.places()
    var place = place
    let former = places.first { $0.id == place.id }
    place.order = former?.order ?? (places.map(\.order).max() ?? -1) + 1
    place.isPrimary = isPrimary || places.isEmpty || former?.isPrimary == true
    try put(place)
    if place.isPrimary { try makePrimary(place.id) }
    return place
  }

  /// Makes the place the only primary one.
  func makePrimary(_ id: String) throws {
    for place in try snapshot.list(Place.self) where place.isPrimary != (place.id == id) {
      var changed = place
      changed.isPrimary = place.id == id
      try put(changed)
    }
  }
}

extension Place {
  /// `Paris, FR`.
  var shortName: String { [name, country].compactMap(\.self).joined(separator: ", ") }
}
