import CoreModels
import Testing

@Suite("A table of a content file") struct ContentTableTests {
  private let rivers = ContentTable(
    """
    # Rivers: code, name, kilometres. Source: an atlas.
    # code\tname\tlength
    DN\tDunaj\t2850
    HR\tHron\t298
    HR\tHornád\t286
    VA\tVáh
    """)

  @Test("Rows follow the head, each in its fields")
  func rows() {
    #expect(
      rivers.map(\.fields) == [
        ["DN", "Dunaj", "2850"], ["HR", "Hron", "298"], ["HR", "Hornád", "286"], ["VA", "Váh"],
      ])
  }

  @Test("A field is read alone, and is empty where the row has fewer")
  func field() throws {
    let row = try #require(rivers.rows(of: "VA").first)
    #expect((0...3).map(row.text) == ["VA", "Váh", "", ""])
  }

  @Test(
    "Rows are found by their key, all that have it, and none by a part of it",
    arguments: [
      ("DN", ["Dunaj"]), ("HR", ["Hron", "Hornád"]), ("VA", ["Váh"]), ("H", []), ("HRN", []),
      ("", []), ("A", []), ("ZZ", []), ("#", []),
    ])
  func search(key: String, names: [String]) {
    #expect(rivers.rows(of: key).map { $0.text(1) } == names)
  }

  @Test("Rows are found by any order that the table is in")
  func order() {
    let from = rivers.rows { String(decoding: $0, as: UTF8.self).lowercased() < "hr" }
    #expect(from.map { $0.text(1) } == ["Hron", "Hornád", "Váh"])
  }

  @Test("A row has its texts in the order of the languages", arguments: Language.allCases)
  func languages(language: Language) {
    let table = ContentTable("hello\ten\tsk\tcs\thu\tpl\tde\tes")
    #expect(table.map { $0.text(in: language, from: 1) } == [language.rawValue])
  }

  @Test("A table may have no rows, no head, or a line break at its end")
  func edges() {
    #expect(ContentTable("# nothing yet").map(\.fields) == [])
    #expect(ContentTable("# nothing yet").rows(of: "a").isEmpty)
    #expect(ContentTable("a\nb\n").map(\.fields) == [["a"], ["b"]])
    #expect(ContentTable("a\nb\n").rows(of: "b").map(\.fields) == [["b"]])
    #expect(ContentTable("a\t\tc").map(\.fields) == [["a", "", "c"]])
  }
}
