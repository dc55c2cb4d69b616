import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("Affirmations of one's own") struct ListCommandTests {
  @Test func `one is written down once`() async throws {
    let stage = try Stage.sun()
    let id = Affirmation.id(of: "Som doma.")
    #expect(
      try await stage.sun("add", " Som doma. ")
        == "Added to your own affirmations:\n\(id.prefix(6))  Som doma.\n")
    #expect(
      try await stage.sun("add", "Som doma.")
        == "You have this one already:\n\(id.prefix(6))  Som doma.\n")
    #expect(
      try await stage.sunJSON("add", "I can change my mind.")
        == ["id": "sun-08", "text": "I can change my mind.", "source": "bundled"])
    #expect(try await stage.world.store.history().count == 1)
    #expect(try await stage.sunJSON("list").elements.count == 38)
    #expect(
      try await stage.sunJSON("list").elements.last
        == ["id": .string(id), "text": "Som doma.", "source": "own"])
  }

  @Test func `it takes its turn in the round`() async throws {
    let stage = try Stage.sun()
    _ = try await stage.sun("add", "I am my own.")
    var sources: [JSONValue?] = []
    for _ in 1...38 {
      sources.append(.string(try await stage.world.affirmation(from: .bundled).origin.rawValue))
      stage.nextDay()
    }
    #expect(sources.filter { $0 == "own" }.count == 1)
    #expect(sources.filter { $0 == "bundled" }.count == 37)
  }

  @Test(arguments: [
    ("  ", TextViolation.empty(field: "affirmation")),
    (
      String(repeating: "x", count: 501),
      .tooLong(field: "affirmation", maximum: 500, count: 501)
    ),
    ("a\u{1B}[2Jb", .controlCharacter(field: "affirmation")),
  ])
  func `a refused text writes nothing`(text: String, violation: TextViolation) async throws {
    let stage = try Stage.sun()
    await #expect(throws: violation) { try await stage.sun("add", text) }
    await #expect(throws: violation) { try await stage.sun("edit", "sun-01", text) }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `an edit is read from today on, and days gone by keep what they said`() async throws {
    let stage = try Stage.sun()
    let first = try await stage.today()
    stage.nextDay()
    let second = try await stage.today()
    #expect(
      try await stage.sun("edit", second.id, "I say it better.")
        == "From today it says:\n\(second.id)  I say it better.\n")
    #expect(try await stage.today() == Affirmation(id: second.id, text: "I say it better."))
    _ = try await stage.sun("edit", first.id, "I say that better, too.")
    let history = try await stage.sunJSON("history").elements
    #expect(
      history.map { $0["affirmation"]?["text"] } == ["I say it better.", .string(first.text)])
    stage.nextDay()
    _ = try await stage.sun("edit", second.id, "I say it best.")
    #expect(
      try await stage.sunJSON("history").elements.last?["affirmation"] == first.json)
    #expect(
      try await stage.sunJSON("--date", "2026-11-22")["affirmation"]?["text"]
        == "I say it better.")
    #expect(try await stage.sunJSON("list").elements.filter { $0["source"] == "own" }.count == 2)
  }

  @Test func `a day gone by is final once it was looked at`() async throws {
    let stage = try Stage.sun()
    let shown = try #require(try await stage.sunJSON("--date", "2026-11-10")["affirmation"])
    let id = try #require(shown["id"]?.string)
    _ = try await stage.sun("edit", id, "I say it better.")
    #expect(try await stage.sunJSON("--date", "2026-11-10")["affirmation"] == shown)
    #expect(try await stage.sunJSON("history").elements.map { $0["affirmation"] } == [shown])
  }

  @Test func `one that was removed does not come, and the days that had it keep it`() async throws {
    let stage = try Stage.sun()
    let first = try await stage.today()
    #expect(
      try await stage.sun("remove", first.id)
        == "Will not be shown again; days that had it keep it:\n\(first.id)  \(first.text)\n")
    #expect(try await stage.today() == first)
    #expect(try await stage.sunJSON("list").elements.count == 36)
    #expect(
      try await stage.sunJSON("list", "--removed").elements.map { $0["id"] } == [.string(first.id)])
    for _ in 1...36 {
      stage.nextDay()
      #expect(try await stage.today().id != first.id)
    }
    #expect(try await stage.sun("remove", first.id, "--undo").hasPrefix("Will be shown again:\n"))
    #expect(try await stage.sunJSON("list").elements.count == 37)
    #expect(try await stage.sun("list", "--removed") == "None have been removed.\n")
    await #expect(throws: GroundingSunError.noSuchAffirmation(first.id)) {
      try await stage.sun("remove", first.id, "--undo")
    }
  }

  @Test func `an own one that was removed comes back with its words`() async throws {
    let stage = try Stage.sun()
    let id = try #require(try await stage.sunJSON("add", "I am back.")["id"]?.string)
    _ = try await stage.sun("remove", String(id.prefix(4)))
    #expect(try await stage.sunJSON("list").elements.count == 37)
    _ = try await stage.sun("remove", id, "--undo")
    #expect(try await stage.sunJSON("list").elements.last?["text"] == "I am back.")
    _ = try await stage.sun("remove", id)
    #expect(
      try await stage.sun("add", "I am back.").hasPrefix("Added to your own affirmations:"))
    #expect(try await stage.sunJSON("list").elements.count == 38)
  }

  @Test func `words that an edited one left are free for another`() async throws {
    let stage = try Stage.sun()
    let id = try #require(try await stage.sunJSON("add", "I am one.")["id"]?.string)
    _ = try await stage.sun("edit", id, "I am two.")
    #expect(try await stage.sunJSON("add", "I am one.")["id"] == "id-1")
    #expect(
      try await stage.sunJSON("list").elements.suffix(2).map { $0["text"] } == [
        "I am two.", "I am one.",
      ])
  }

  @Test func `with all removed there is the fallback, and the list says how to begin`() async throws
  {
    let stage = try Stage.sun()
    try await stage.world.store.transaction { transaction in
      for removed in BundledAffirmations(in: .english).all {
        try transaction.put(
          PersonalAffirmation(id: removed.id, text: removed.text, isOwn: false, isRemoved: true))
      }
    }
    #expect(try await stage.sunJSON()["source"] == "fallback")
    #expect(
      try await stage.sun("list")
        == "There are no affirmations. grounding-sun add adds one.\n")
  }

  @Test func `an id is named by its start, where that is enough`() async throws {
    let stage = try Stage.sun(AffirmationServer(.list("a", "ab", "abc", "b")))
    _ = try await stage.sun("list")
    #expect(try await stage.sunJSON("edit", "ab", "I am edited.")["id"] == "ab")
    #expect(try await stage.sunJSON("remove", "abc")["id"] == "abc")
    await #expect(throws: GroundingSunError.noSuchAffirmation("zz")) {
      try await stage.sun("edit", "zz", "x")
    }
    await #expect(throws: OptionError.empty("<id>")) {
      try await stage.sun("remove", "")
    }
    let own = try Stage.sun()
    await #expect(throws: GroundingSunError.ambiguousID("sun-1")) {
      try await own.sun("remove", "sun-1")
    }
  }
}
