import CoreModels
import Foundation
import Seeded
import Testing

@Suite("Any JSON value is kept as it is")
struct JSONValueTests {
  @Test(
    "a value's text is read back to the same text",
    arguments: [
      "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808", "0.5",
      "1e+300", #""""#, #""žltý kôň 👨‍👩‍👧‍👦""#, #""\u0000\t\n\"\\""#, "[]", "{}", "[[],[{}]]",
      #"{"a":{"b":[1,2.5,null,true,"x"]},"č":-7}"#, #""https://example.org/a""#,
    ])
  func roundTrip(text: String) throws {
    let value = try JSONValue(parsing: Data(text.utf8))
    #expect(try JSON.text(value) == text)
    #expect(try JSONValue(parsing: JSON.data(value)) == value)
  }

  @Test("whole numbers stay exact and are not truths")
  func kinds() throws {
    let value = try JSONValue(parsing: Data("[9007199254740993,1,0,true,1.5]".utf8))
    #expect(value == [9_007_199_254_740_993, 1, 0, true, 1.5])
  }

  @Test(
    "anything else is refused",
    arguments: ["", "{", "[1", "nul", "{1:2}", "'a'", "1 2", "\u{feff}", "NaN", #""\ud800""#])
  func refuses(text: String) {
    #expect(throws: DecodingError.self) { try JSONValue(parsing: Data(text.utf8)) }
  }

  @Test("nesting is read to a depth, and refused beyond it without a crash")
  func nesting() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    let value = try JSONValue(parsing: nested(500))
    #expect(try JSON.data(value) == nested(500))
    #expect(throws: DecodingError.self) { try JSONValue(parsing: nested(100_000)) }
  }

  @Test("members are found, and values are typed both ways")
  func typed() throws {
    struct Point: Codable, Equatable { let x: Int, y: Double? }
    let value: JSONValue = ["x": 3, "y": 0.5]
    #expect(value["x"] == 3)
    #expect(value["z"] == nil)
    #expect(JSONValue.null["x"] == nil)
    #expect(JSONValue.string("a").string == "a")
    #expect(value.string == nil)
    #expect(try value.decode(Point.self) == Point(x: 3, y: 0.5))
    #expect(try JSONValue(encoding: Point(x: 3, y: nil)) == ["x": 3])
    #expect(throws: DecodingError.self) { try JSONValue.string("a").decode(Point.self) }
  }

  @Test("random values survive")
  func random() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let value = JSONValue.random(depth: 4, using: &random)
      #expect(try JSONValue(parsing: JSON.data(value)) == value)
      #expect(try JSONValue(parsing: JSON.data(value, pretty: true)) == value)
    }
  }
}

extension JSONValue {
  static func random(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    let texts = ["", "a", "é", "e\u{301}", "\0", "\"", "👍🏽", "日本", "\u{2028}", "/"]
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(.random(in: .min ... .max, using: &random))
    case 3: return .number(.random(in: -1...1, using: &random) + 0.1)
    case 4, 5: return .string(texts.randomElement(using: &random) ?? "")
    case 6:
      return .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          .random(depth: depth - 1, using: &random)
        })
    default:
      return .object(
        Dictionary(
          (0..<Int.random(in: 0...3, using: &random)).map { _ in
            (
              texts.randomElement(using: &random) ?? "",
              .random(depth: depth - 1, using: &random)
            )
          }
        ) { $1 })
    }
  }
}
