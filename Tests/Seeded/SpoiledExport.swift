public import Foundation

/// Spoils an export of Daybook: cuts it off, flips bits, or writes it as somebody does who does not
/// know how.
public struct SpoiledExport {
  private let whole: Data
  private var chance: SeededGenerator

  /// Ways of spoiling that export, the same in every run for one seed.
  public init(_ whole: Data, seed: UInt64) {
    (self.whole, chance) = (whole, SeededGenerator(seed: seed))
  }

  /// The export after one of many ways, chosen by chance.
  public mutating func next() -> Data {
    switch Int.random(in: 0..<12, using: &chance) {
    case 0: whole.prefix(position())
    case 1: withBitsFlipped()
    case 2: withBytes([0, 0xFF, 0xC0, 0x0A, 0x22, 0x5C, 0x7B, 0x7D])
    case 3: replacing(#"-?[0-9]+"#, with: Self.numbers)
    case 4: replacing(#":("[^"]*"|[0-9]+|true|false|null)"#, with: Self.values.map { ":" + $0 })
    case 5: replacing(#""body":\{"#, with: Self.nests)
    case 6: replacing(#""version":1"#, with: Self.numbers.map { #""version":"# + $0 })
    case 7: withMemberTwice()
    case 8: withLinesMoved()
    case 9: inOtherEncoding()
    case 10: whole.prefix(position()) + whole.suffix(position())
    default: replacing(#""[a-z_]+":"#, with: [#""other":"#, #""":"#, "", "name:", #""\ud800":"#])
    }
  }

  private static let numbers = [
    "0", "-1", "1.5", "1e400", "-1e400", "1e-400", "9223372036854775807", "9223372036854775808",
    "18446744073709551616", String(repeating: "9", count: 5000), "0x10", "01", "NaN", "Infinity",
    "4611686018427387903", "4611686018427387904", "2130201185747894271", "-9223372036854775808",
  ]
  private static let values =
    [
      "null", "true", "[]", "{}", #""""#, #""\u0000""#, #""\ud800""#, "\"\u{0}\"", "\"\\x\"", "",
      #""2026-02-30""#, #""9999999-01-01""#, "\"" + String(repeating: "x", count: 100_000) + "\"",
    ] + numbers
  private static let nests = [10, 500, 600, 10_000].flatMap(nests)

  /// A member of a body that goes that deep, whole and cut off.
  private static func nests(_ depth: Int) -> [String] {
    let begin = String(repeating: "[", count: depth)
    let end = String(repeating: "]", count: depth)
    let objects = String(repeating: "{\"a\":", count: depth)
    return [
      "\"body\":{\"a\":\(begin)\(end),", "\"body\":{\"a\":\(begin)", "\"body\":\(objects)",
    ]
  }

  private mutating func position() -> Int { Int.random(in: 0...whole.count, using: &chance) }

  private mutating func withBitsFlipped() -> Data {
    var data = whole
    for _ in 0..<Int.random(in: 1...8, using: &chance) {
      data[Int.random(in: data.indices, using: &chance)] ^=
        1 << UInt8.random(in: 0..<8, using: &chance)
    }
    return data
  }

  private mutating func withBytes(_ bytes: [UInt8]) -> Data {
    var data = whole
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      guard let byte = bytes.randomElement(using: &chance) else { continue }
      data.insert(byte, at: Int.random(in: data.indices, using: &chance))
    }
    return data
  }

  /// One of what fits the pattern becomes something else.
  private mutating func replacing(_ pattern: String, with values: [String]) -> Data {
    let text = String(decoding: whole, as: UTF8.self)
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let value = values.randomElement(using: &chance),
      let match = expression.matches(
        in: text, range: NSRange(text.startIndex..., in: text)
      ).randomElement(using: &chance),
      let range = Range(match.range, in: text)
    else { return Data() }
    return Data(text.replacingCharacters(in: range, with: value).utf8)
  }

  /// `"number":1` also as `"number":7`, before or after it.
  private mutating func withMemberTwice() -> Data {
    let members = [#""number":"#, #""clock":"#, #""device":"#, #""body":"#, #""kind":"#]
    let twice = [#"7,"#, #""x","#, "null,", #"{"b":1},"#]
    guard let member = members.randomElement(using: &chance),
      let value = twice.randomElement(using: &chance)
    else { return Data() }
    return replacing(member, with: [member + value + member])
  }

  private mutating func withLinesMoved() -> Data {
    let lines = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shuffled = lines.shuffled(using: &chance)
    let some =
      Bool.random(using: &chance)
      ? shuffled
      : lines.filter { _ in
        Bool.random(using: &chance)
      }
    return Data((some + some.prefix(1)).joined(separator: Data("\n".utf8)))
  }

  private mutating func inOtherEncoding() -> Data {
    let text = String(decoding: whole, as: UTF8.self)
    let encodings: [String.Encoding] = [
      .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .isoLatin1, .windowsCP1250,
    ]
    if Bool.random(using: &chance) { return Data([0xEF, 0xBB, 0xBF]) + whole }
    let encoding = encodings.randomElement(using: &chance) ?? .utf16
    return text.data(using: encoding, allowLossyConversion: true) ?? Data()
  }
}
