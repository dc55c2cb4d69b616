public import CoreModels
public import CoreStorage

/// The name, birth date and home of the user, given once for all products.
///
/// A product reads each of them where its own setting is empty.
public struct PersonProfile: Record, Hashable {
  public static let kind = "suite.person"
  static let onlyID = "person"
  /// The preferred form of address; empty if not given.
  public var name = ""
  /// The day of birth.
  public var birthDate: Day?
  /// The place where the user lives.
  public var home: HomePlace?

  /// The maximum length of a name in characters.
  public static let longestName = 50

  /// Creates an empty profile.
  public init() {}

  public var id: String { Self.onlyID }

  enum CodingKeys: String, CodingKey {
    case name, home
    case birthDate = "birth_date"
  }

  /// Returns this profile with what another one knows and this one does not.
  public func completed(by other: PersonProfile) -> PersonProfile {
    var profile = self
    if name.isEmpty { profile.name = other.name }
    profile.birthDate = birthDate ?? other.birthDate
    profile.home = home ?? other.home
    return profile
  }
}

/// The place where the user lives.
public struct HomePlace: Codable, Hashable, Sendable {
  /// The name in the user's words.
  public let name: String
  /// The ISO 3166-1 alpha-2 code of the country, if known.
  public let country: String?
  /// The state or region, if known.
  public let admin: String?
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double
  /// The IANA name of the time zone.
  public let timeZone: String

  /// Creates a place.
  public init(
    name: String, country: String?, admin: String?, at coordinates: Coordinates, timeZone: String
  ) {
    (self.name, self.country, self.admin) = (name, country, admin)
    (latitude, longitude) = (coordinates.latitude, coordinates.longitude)
    self.timeZone = timeZone
  }

  enum CodingKeys: String, CodingKey {
    case name, country, admin, latitude, longitude
    case timeZone = "timezone"
  }

  /// The position, or `nil` if the stored one is outside the Earth.
  public var coordinates: Coordinates? { Coordinates(latitude: latitude, longitude: longitude) }

  /// `Paris, Texas, US`, as far as known.
  public var fullName: String {
    [name, admin, country].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Snapshot {
  /// Returns the user's profile, empty until it is given.
  public func personProfile() throws -> PersonProfile {
    try findReadable(PersonProfile.self, PersonProfile.onlyID) ?? PersonProfile()
  }
}

extension Plugin {
  public func knownPerson(in snapshot: Snapshot) throws -> PersonProfile { PersonProfile() }
  public func findHome(_ typed: String, in world: World) async throws -> HomePlace? { nil }
  public func follow(
    _ profile: PersonProfile, after former: PersonProfile, in transaction: Transaction,
    of world: World
  ) throws {}
}
