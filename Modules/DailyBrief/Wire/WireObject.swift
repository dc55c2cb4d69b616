import CoreModels

/// A JSON object of the DailyBrief API. Parsing is strict about promised values, and tolerant of
/// missing optional and of new ones.
struct WireObject {
  /// The object's path for error messages, such as `brief.weather`.
  let name: String
  private let members: [String: JSONValue]

  /// Throws ``ServerError/decoding(_:)`` if the value is not an object.
  init(_ value: JSONValue?, _ name: String) throws(ServerError) {
    guard case .object(let members) = value else { throw .decoding(name) }
    (self.name, self.members) = (name, members)
  }

  /// The member; `nil` also if it is null.
  subscript(key: String) -> JSONValue? {
    guard let value = members[key], value != .null else { return .none }
    return value
  }

  /// `true` if the member exists, even if it is null.
  func has(_ key: String) -> Bool { members[key] != nil }

  func text(_ key: String) throws(ServerError) -> String {
    guard let text = try optionalText(key) else { throw wrong(key) }
    return text
  }

  func optionalText(_ key: String) throws(ServerError) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.string else { throw wrong(key) }
    return text
  }

  func number(_ key: String) throws(ServerError) -> Double {
    guard let number = try optionalNumber(key) else { throw wrong(key) }
    return number
  }

  /// Any number; −0 becomes 0.
  func optionalNumber(_ key: String) throws(ServerError) -> Double? {
    let number: Double
    switch self[key] {
    case .none: return nil
    case .integer(let value): number = Double(value)
    case .number(let value): number = value + 0
    default: throw wrong(key)
    }
    // Nothing that the API counts or measures is this large.
    guard number.magnitude <= 10_000_000 else { throw wrong(key) }
    return number
  }

  func integer(_ key: String) throws(ServerError) -> Int { Int(try number(key).rounded()) }

  /// A Boolean, which the older routes write as 1 and 0.
  func optionalFlag(_ key: String) throws(ServerError) -> Bool? {
    switch self[key] {
    case .none: return nil
    case .bool(let flag): return flag
    case .integer(1): return true
    case .integer(0): return false
    default: throw wrong(key)
    }
  }

  func flag(_ key: String) throws(ServerError) -> Bool {
    guard let flag = try optionalFlag(key) else { throw wrong(key) }
    return flag
  }

  func day(_ key: String) throws(ServerError) -> Day {
    guard let day = Day(loose: try text(key)) else { throw wrong(key) }
    return day
  }

  /// The elements of an array; empty if it is missing.
  func list(_ key: String) throws(ServerError) -> [JSONValue] {
    switch self[key] {
    case .none: return []
    case .array(let elements): return elements
    default: throw wrong(key)
    }
  }

  func object(_ key: String) throws(ServerError) -> WireObject {
    try WireObject(self[key], "\(name).\(key)")
  }

  func wrong(_ key: String) -> ServerError { .decoding("\(name).\(key)") }
}

extension Day {
  /// Parses `yyyy-MM-dd`, and `yyyy-M-d`, which the original server may have stored.
  init?(loose text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4,
      parts.allSatisfy({ part in
        (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }), let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Double {
  /// A measurement to one decimal, never −0. Rounds the exact binary value, as Python does: 0.05 is
  /// stored as slightly more, and becomes 0.1.
  var tenths: Double {
    let tenfold = self * 10
    // In a tie, the rounding error of the product decides the direction.
    let rest = (-tenfold).addingProduct(self, 10)
    let isTie = tenfold - tenfold.rounded(.down) == 0.5 && rest != 0
    let whole = tenfold.rounded(isTie ? (rest > 0 ? .up : .down) : .toNearestOrEven)
    return whole / 10 + 0
  }
}
