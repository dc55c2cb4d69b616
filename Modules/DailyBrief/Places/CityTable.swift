import CoreModels

/// Larger cities, for when no service can be asked: the tables in Content/places say which, and where
/// their figures are from.
enum CityTable {
  struct City: Hashable, Sendable {
    /// The name that was found, which may be another than the usual one.
    var name: String
    /// ISO 3166-1's two letters.
    var country: String
    var coordinates: Coordinates
    /// Thousands of people.
    var thousands: Int
    var timeZone: String
  }

  static let rows = ContentTable(Content.Places.cities)
  private static let countries = ContentTable(Content.Places.countries)

  /// The cities that have the name, by whatever case and diacritics, the largest first.
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

  /// A country's two letters, three letters, name and time zone, by any of the first three.
  static func country(_ text: String) -> [String]? {
    if let byCode = countries.rows(named: text).first { return byCode }
    let wanted = text.searchKey
    return countries.lazy.map(\.fields).first { $0.contains { $0.searchKey == wanted } }
  }
}

extension ContentTable {
  /// The fields of the rows of that name, in a table in the order of folded names.
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
