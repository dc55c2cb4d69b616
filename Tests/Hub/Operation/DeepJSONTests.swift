import CoreModels
import Foundation
import Testing

@Suite("Deep JSON") struct DeepJSONTests {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `is refused and ends nothing`(open: String, close: String) async {
    let deep =
      String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000)
    await Task.detached {
      #expect(throws: DecodingError.self) { try JSONValue(parsing: Data(deep.utf8)) }
    }.value
  }

  @Test func `is read where it is as deep as people nest things`() throws {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let value = try JSONValue(parsing: Data(deep.utf8))
    #expect(try JSON.text(value) == deep)
  }
}
