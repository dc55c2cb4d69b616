import CoreModels
import CorePlugin
import CoreStorage

/// A place with a weather forecast.
struct Place: Record, Hashable {
  static let kind = "daily-brief.place"
  let id: String
  var name: String
  /// The ISO 3166-1 alpha-2 code, if known.
  var country: String?
  /// The state or region, if known.
  var admin: String?
  var coordinates: Coordinates
  /// An IANA name.
  var timeZone: String
  /// `true` for the default place; a merge may leave several.
  var isPrimary = false
  /// The position in the list; new places come last.
  var order = 0

  var searchText: String? { name }

  /// `Paris, Texas, US`, as far as known.
  var fullName: String {
    [name, admin, country].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// `Paris, Texas, United States`, in English, as the API spells it.
  var nameInWords: String {
    let country = country.map { CityTable.country($0)?.dropFirst(2).first ?? $0 }
    return [name, admin, country].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Place: JSONObject {
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.id),
    Field("name", "Its name.", \.name),
    Field("country", "The code of its country.", \.country),
    Field("admin", "Its state or region.", \.admin),
    Field("coordinates", "Where it is, in degrees.", Coordinates.fields.shape()) {
      Coordinates.fields.json(of: $0.coordinates)
    },
    Field("timezone", "Its time zone, by its IANA name.", \.timeZone),
    Field("primary", "Whether it is shown first.", \.isPrimary),
  ]
}

extension Snapshot {
  /// The person's places, the primary one first. Only the first is marked as primary.
  func places() throws -> [Place] {
    let sorted = try list(Place.self).sorted { one, other in
      if one.isPrimary != other.isPrimary { return one.isPrimary }
      return (one.order, one.id) < (other.order, other.id)
    }
    return sorted.enumerated().map { index, place in
      var place = place
      place.isPrimary = index == 0
      return place
    }
  }
}

extension Place {
  /// The home of a profile.
  init?(_ home: HomePlace) {
    guard let point = home.coordinates else { return nil }
    self.init(
      id: point.rounded, name: home.name, country: home.country, admin: home.admin,
      coordinates: point, timeZone: home.timeZone)
  }

  /// The place as the home of a profile.
  var home: HomePlace {
    HomePlace(name: name, country: country, admin: admin, at: coordinates, timeZone: timeZone)
  }

  enum CodingKeys: String, CodingKey {
    case id, name, country, admin, latitude, longitude, order
    case timeZone = "timezone"
    case isPrimary = "primary"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let point = Coordinates(
      latitude: try container.decode(Double.self, forKey: .latitude),
      longitude: try container.decode(Double.self, forKey: .longitude))
    guard let point else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: container, debugDescription: "not on Earth")
    }
    coordinates = point
    id = try container.decode(String.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    country = try container.decodeIfPresent(String.self, forKey: .country)
    admin = try container.decodeIfPresent(String.self, forKey: .admin)
    timeZone = try container.decode(String.self, forKey: .timeZone)
    isPrimary = try container.decodeIfPresent(Bool.self, forKey: .isPrimary) ?? false
    order = try container.decodeIfPresent(Int.self, forKey: .order) ?? 0
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(country, forKey: .country)
    try container.encodeIfPresent(admin, forKey: .admin)
    try container.encode(coordinates.latitude, forKey: .latitude)
    try container.encode(coordinates.longitude, forKey: .longitude)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(isPrimary, forKey: .isPrimary)
    try container.encode(order, forKey: .order)
  }
}
