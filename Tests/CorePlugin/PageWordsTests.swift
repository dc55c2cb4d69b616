import CoreModels
import CorePlugin
import Testing

@Suite("The words of pages") struct PageWordsTests {
  @Test func `are known to templates by their names`() {
    #expect(Words.all(in: .english) == ["save": "A", "more": "a"])
    #expect(Words.all(in: .spanish) == ["save": "G", "more": "g"])
  }

  @Test func `are found by a name`() {
    #expect(Words(rawValue: "more")?.english == "a")
    #expect(Words(rawValue: "less") == nil)
    #expect(Words.allCases.map(\.english) == ["A", "a"])
  }
}

private struct Words: PageWords {
  let message: Message

  static let table = TextTable(
    offsets: "0000000100020003000400050006000700080009000:000;000<000=000>", names: "save more",
    text: "ABCDEFGabcdefg")
}
