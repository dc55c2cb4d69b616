import CoreModels
import Seeded
import TestSupport
import Testing

@testable import Lesson

@Suite("The fortune format") struct FortuneFileTests {
  @Test func `lessons stand between lines of percent signs, authors after two hyphens`() {
    let contents = FortuneFile.parse(
      "Be kind.\n\t\t-- Anna\n%\nTwo\nlines\n%\n\n%\nBe kind.\n", timestamp: "20261121")
    #expect(
      contents
        == FortuneFile.Contents(
          lessons: [
            LifeLesson(text: "Be kind.", author: "Anna", timestamp: "20261121"),
            LifeLesson(text: "Two\nlines", timestamp: "20261121"),
          ], skipped: 1))
  }

  @Test func `plain text has a lesson a line`() {
    let contents = FortuneFile.parse("One\r\n\r\n  Two  \nOne\n", timestamp: "20261121")
    #expect(contents.lessons.map(\.text) == ["One", "Two"])
    #expect(contents.skipped == 1)
  }

  @Test func `what is too long or has control characters is counted as left out`() {
    let long = String(repeating: "x", count: 2001)
    let contents = FortuneFile.parse("good\n\(long)\na\u{1B}b\n", timestamp: "20261121")
    #expect(contents.lessons.map(\.text) == ["good"])
    #expect(contents.skipped == 2)
  }

  @Test func `random lessons survive being written and read`() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["word", "%", "--", "ľúbosť", "👩‍👩‍👧", "\n", " ", "-- x", "a%b"]
    for _ in 1...300 {
      let lessons = (1...3).compactMap { number -> LifeLesson? in
        let text = (1...6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        guard let text = try? LifeLesson.textRule.validate("\(number) \(text) end") else {
          return nil
        }
        return LifeLesson(text: text, author: number == 2 ? "Ján" : nil, timestamp: "20261121")
      }
      let read = FortuneFile.parse(FortuneFile.text(of: lessons), timestamp: "20261121")
      #expect(read == FortuneFile.Contents(lessons: lessons, skipped: 0))
    }
  }
}
