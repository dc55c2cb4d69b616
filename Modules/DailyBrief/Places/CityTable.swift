import CoreModels

/// Larger cities, for searches without network access. The tables in Content/places name their
/// scope and sources.
enum CityTable {
  struct City: Hashable, Sendable {
    /// The matched name, which may be an alternative one.
    var name: String
    /// The ISO 3166-1 alpha-2 code.
    var country: String
    var coordinates: Coordinates
    /// The population, in thousands.
    var thousands: Int
    var timeZone: String
  }

  static let rows = ContentTable(Content.Places.cities)
  private static let countries = ContentTable(Content.Places.countries)

  /// The cities with this name, ignoring case and diacritics, largest first.
  static func cities(named name: String) -> [City] {
    let found = rows.rows(named: name).compactMap { fields -> City? in
      if let city = City(fields) { return city }
      guard fields.count == 3 else { return nil }
      let main = rows.rows(named: fields[2]).first { $0.count > 3 && $0[1] == fields[1] }
      guard var city = main.flatMap(City.init) else { return nil }
      city.name = fields[0]
      return city
    }
    return found.sorted { $0.thousands > $1.thousands }
  }

  /// The city nearest to a point.
  static func nearest(to point: Coordinates) -> City? {
    var best: (distance: Double, row: ContentTable.Row)?
    for row in rows {
      guard let latitude = Double(row.text(2)), let longitude = Double(row.text(3)),
        let place = Coordinates(latitude: latitude, longitude: longitude)
      else { continue }
      let distance = point.kilometres(to: place)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, row) }
    }
    return best.flatMap { City($0.row.fields) }
  }

  /// A country's alpha-2 code, alpha-3 code, name and time zone, found by any of the first three or
  /// by its name in another supported language.
  static func country(_ text: String) -> [String]? {
    if let byCode = countries.rows(named: text).first { return byCode }
    let wanted = text.searchKey
    return countries.lazy.map(\.fields).first { $0.contains { $0.searchKey == wanted } }
      ?? CountryName.code(of: text).flatMap { countries.rows(named: $0).first }
  }
}

extension ContentTable {
  /// The rows with this name, in a table sorted by folded name.
  fileprivate func rows(named name: String) -> [[String]] {
    let wanted = name.searchKey
    return rows { FoldedName.bytes(of: $0).lexicographicallyPrecedes(wanted) }
      .prefix { FoldedName.bytes(of: $0[0]) == wanted }.map(\.fields)
  }
}

extension CityTable.City {
  fileprivate init?(_ fields: [String]) {
    guard fields.count > 4, let latitude = Double(fields[2]), let longitude = Double(fields[3]),
      let point = Coordinates(latitude: latitude, longitude: longitude),
      let thousands = Int(fields[4])
    else { return nil }
    self.init(
      name: fields[0], country: fields[1], coordinates: point, thousands: thousands,
      timeZone: fields.count > 5 ? fields[5] : CityTable.country(fields[1])?.last ?? "GMT")
  }
}
