import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Lesson

@Suite("Lesson's other commands") struct CommandTests {
  @Test func `an own lesson is added once, found by its words, and marked`() async throws {
    let stage = try Stage.lesson()
    #expect(
      try await stage.lesson("add", "Čítaj každý deň.", "--by", "Mama") == """
        Added to your own lessons:
        2026-11-21  \(LifeLesson(text: "Čítaj každý deň.", timestamp: "").id.prefix(6))  \
        Čítaj každý deň. — Mama

        """)
    #expect(
      try await stage.lesson("add", "Čítaj každý deň.", "--by", "Mama")
        .hasPrefix("You already have this one:"))
    #expect(try await stage.world.store.history().count == 1)
    let found = try await stage.lessonJSON("search", "citaj kaz")
    #expect(
      found == [
        [
          "id": .string(LifeLesson(text: "Čítaj každý deň.", timestamp: "").id),
          "text": "Čítaj každý deň.", "author": "Mama", "version": 0, "timestamp": "20261121",
          "day": "2026-11-21", "source": "own", "favorite": false,
        ]
      ])
    #expect(try await stage.lesson("search", "nothing") == "No lesson contains “nothing”.\n")
  }

  @Test func `adding a known lesson again without its author leaves the author`() async throws {
    let stage = try Stage.lesson()
    _ = try await stage.lesson("add", "Call home", "--by", "Ann")
    #expect(try await stage.lessonJSON("add", "Call home")["author"] == "Ann")
    #expect(try await stage.lessonJSON("add", "Call home", "--by", "Bob")["author"] == "Bob")
  }

  @Test func `an own lesson is reworded, and keeps its day and its mark`() async throws {
    let stage = try Stage.lesson()
    let id = try #require(try await stage.lessonJSON("add", "Walk more")["id"]?.string)
    _ = try await stage.lesson("favorite", id)
    let new = LifeLesson(text: "Walk every day", timestamp: "").id
    #expect(
      try await stage.lesson("edit", String(id.prefix(5)), "Walk every day", "--by", "Ann")
        == "From now on it says:\n2026-11-21  \(new.prefix(6))  Walk every day — Ann\n")
    #expect(try await stage.lessonJSON("favorites").elements.map { $0["id"] } == [.string(new)])
    #expect(try await stage.lessonJSON("edit", new, "--by", "")["author"] == .null)
    #expect(try await stage.lessonJSON("history").elements.count == 1)
    try await stage.world.store.undo()
    #expect(try await stage.lessonJSON("history").elements[0]["author"] == "Ann")
    await #expect(throws: LessonError.notOwn("zzz")) { try await stage.lesson("edit", "zzz", "x") }
    await #expect(throws: (any Error).self) { try await stage.lesson("edit", new) }
  }

  @Test func `an own lesson is removed, and comes back`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Sent")))
    _ = try await stage.lesson("refresh")
    let id = try #require(try await stage.lessonJSON("add", "Walk more")["id"]?.string)
    #expect(
      try await stage.lesson("remove", id).hasPrefix("Removed from your own lessons; daybook undo"))
    #expect(try await stage.lessonJSON("history").elements.map { $0["text"] } == ["Sent"])
    try await stage.world.store.undo()
    #expect(try await stage.lessonJSON("history").elements.count == 2)
    let sent = LifeLesson(text: "Sent", timestamp: "").id
    await #expect(throws: LessonError.notOwn(sent)) { try await stage.lesson("remove", sent) }
  }

  @Test func `another file is the source from now on, and what the day had stays in history`()
    async throws
  {
    let stage = try Stage.lesson(files: ["/here/a.txt": "One", "/here/b.txt": "Two"])
    _ = try await stage.lesson("source", "a.txt")
    #expect(try await stage.lessonJSON("--offline")["lesson"]?["text"] == "One")
    _ = try await stage.lesson("source", "b.txt")
    #expect(try await stage.lessonJSON("--offline")["lesson"]?["text"] == "Two")
    #expect(
      try await stage.lessonJSON("history").elements.map { $0["text"] } == ["Two", "One"])
  }

  @Test func `a favourite is marked by the start of its id, and unmarked`() async throws {
    let stage = try Stage.lesson()
    let id = try #require(try await stage.lessonJSON("add", "Walk more")["id"]?.string)
    #expect(try await stage.lesson("favorites").hasPrefix("No favourites yet."))
    #expect(try await stage.lessonJSON("favorite", String(id.prefix(5)))["favorite"] == true)
    #expect(
      try await stage.lesson("favorites") == "2026-11-21  \(id.prefix(6))  ★ Walk more\n")
    #expect(try await stage.lessonJSON("favorite", id, "--remove")["favorite"] == false)
    #expect(try await stage.lessonJSON("favorites") == [])
    await #expect(throws: LessonError.noSuchLesson("zzz")) {
      try await stage.lesson("favorite", "zzz")
    }
  }

  @Test(arguments: [["search", ""], ["search", " ", "\u{200B}"], ["edit", "", "Walk"]])
  func `an argument without text is no search for all`(words: [String]) async throws {
    let stage = try Stage.lesson()
    let name = words[0] == "search" ? "<text>" : "<id>"
    await #expect(throws: OptionError.empty(name)) {
      try await stage.run(LessonPlugin.self, words)
    }
    await #expect(throws: FileError.unnamed) { try await stage.lesson("source", " ") }
  }

  @Test func `a file is not written over another unasked`() async throws {
    let stage = try Stage.lesson(files: ["/here/all.txt": "mine", "/here/card.svg": "mine"])
    for words in [["export", "all.txt"], ["card", "--out", "card.svg"]] {
      await #expect(throws: FileError.exists(path: words.last ?? "")) {
        try await stage.run(LessonPlugin.self, words)
      }
      #expect(try stage.world.files.text(of: "/here/" + (words.last ?? ""), limit: 9) == "mine")
      _ = try await stage.run(LessonPlugin.self, words + ["--force"])
    }
    #expect(try !stage.world.files.text(of: "/here/all.txt", limit: 9999).contains("mine"))
  }

  @Test func `without an id the lesson on screen is marked`() async throws {
    let stage = try Stage.lesson()
    #expect(try await stage.lessonJSON("favorite")["text"] == "Love Each Other")
  }

  @Test(arguments: [
    ("", TextViolation.empty(field: "lesson_text")),
    ("\u{200B} \u{FEFF}", .empty(field: "lesson_text")),
    (
      String(repeating: "x", count: 2001),
      .tooLong(field: "lesson_text", maximum: 2000, count: 2001)
    ),
    ("a\u{7}b", .controlCharacter(field: "lesson_text")),
  ])
  func `a refused lesson writes nothing`(text: String, violation: TextViolation) async throws {
    let stage = try Stage.lesson()
    await #expect(throws: violation) { try await stage.lesson("add", text) }
    await #expect(throws: violation) { try await stage.lesson("publish", text) }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `a file as the source gives one lesson a day, own ones among them`() async throws {
    let file = (1...6).map { "Lesson \($0)" }.joined(separator: "\n%\n")
    let stage = try Stage.lesson(files: ["/here/good.txt": file])
    _ = try await stage.lesson("add", "My own")
    #expect(
      try await stage.lesson("source", "good.txt")
        == "From now on lessons come from /here/good.txt\n")
    var shown: [JSONValue?] = []
    // Includes a whole round, whichever day of one it starts on.
    for _ in 1...13 {
      let answer = try await stage.lessonJSON()
      #expect(try await stage.lessonJSON("--offline")["lesson"] == answer["lesson"])
      shown.append(answer["lesson"]?["text"])
      stage.clock.advance(seconds: 86_400)
    }
    #expect(Set(shown).count == 7)
    #expect(shown.contains("My own"))
  }

  @Test func `a source file that went away leaves its lessons here`() async throws {
    var stage = try Stage.lesson(files: ["/here/good.txt": "Alpha\nBeta\n"])
    _ = try await stage.lesson("source", "/here/good.txt")
    stage.world.files = .inMemory()
    let answer = try await stage.lessonJSON()
    #expect(answer["refresh"]?["error"]?["code"] == "file_missing")
    #expect(answer["source"] == "file")
    #expect(try await stage.lesson().hasSuffix("Never updated · not refreshed\n"))
  }

  @Test func `a source is refused when it cannot be one`() async throws {
    let stage = try Stage.lesson(files: ["/here/empty.txt": "\n\n"])
    await #expect(throws: NetError.insecure(host: "example.org")) {
      try await stage.lesson("source", "http://example.org/x")
    }
    await #expect(throws: NetError.invalidURL) {
      try await stage.lesson("source", "ftp://example.org/x")
    }
    await #expect(throws: FileError.missing(path: "/here/none.txt")) {
      try await stage.lesson("source", "none.txt")
    }
    await #expect(throws: LessonError.emptySource("/here/empty.txt")) {
      try await stage.lesson("source", "empty.txt")
    }
    #expect(
      try await stage.lesson("source")
        == "Lessons come from https://rohand.app/lifelesson/quote.json\n")
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `the environment's source wins`() async throws {
    let server = LessonServer(.lesson("Elsewhere"))
    var stage = try Stage.lesson(server)
    stage.world.environment["LESSON_URL"] = "https://lessons.example/q.json"
    _ = try await stage.lesson()
    #expect(server.calls.map(\.url) == ["https://lessons.example/q.json"])
    #expect(
      try await stage.lesson("source", "https://other.example/q.json") == """
        From now on lessons come from https://other.example/q.json, but only once LESSON_URL is \
        unset, which names https://lessons.example/q.json

        """)
  }

  @Test func `import adds what is new, and export gives it back`() async throws {
    let stage = try Stage.lesson(files: ["in.txt": "One\n%\nTwo\n\t\t-- Bo\n%\n"])
    #expect(
      try await stage.lesson("import", "in.txt")
        == "2 lessons added, 0 already there, 0 left out.\n")
    #expect(
      try await stage.lessonJSON("import", "in.txt") == [
        "added": 0, "already_there": 2, "skipped": 0,
      ])
    #expect(try await stage.lesson("export", "-") == "One\n%\nTwo\n\t\t-- Bo\n%\n")
    #expect(
      try await stage.lessonJSON("export", "-") == [
        "file": "-", "exported": 2, "text": "One\n%\nTwo\n\t\t-- Bo\n%\n",
      ])
    #expect(try await stage.lesson("export", "out.txt") == "2 lessons written to out.txt.\n")
    #expect(
      try stage.world.files.text(of: "/here/out.txt", limit: 1000)
        == "One\n%\nTwo\n\t\t-- Bo\n%\n")
  }

  @Test func `publishing counts versions up`() async throws {
    let stage = try Stage.lesson()
    #expect(try await stage.lesson("publish", "Rest") == "Published as version 1.\n")
    stage.clock.advance(seconds: 86_400)
    #expect(
      try await stage.lessonJSON("publish", "Rest more") == [
        "text": "Rest more", "version": 2, "timestamp": "20261122",
      ])
  }

  @Test func `history has a limit, and says when there is none`() async throws {
    let stage = try Stage.lesson()
    #expect(
      try await stage.lesson("history") == "No lessons yet. lesson refresh looks for one.\n")
    for number in 1...5 { _ = try await stage.lesson("add", "Lesson \(number)") }
    let lines = try await stage.lesson("history", "--limit", "2").split(separator: "\n")
    #expect(lines.map { $0.split(separator: "  ").last } == ["Lesson 5", "Lesson 4"])
    await #expect(throws: OptionError.badNumber(option: "limit", allowed: 1...100_000)) {
      try await stage.lesson("history", "--limit", "0")
    }
  }
}
