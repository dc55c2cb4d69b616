import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import HTTPTypes
import TestSupport
import Testing

@testable import GroundingSun

@Suite("grounding-sun") struct ShowCommandTests {
  @Test func `in a pipe it is the affirmation alone`() async throws {
    let stage = try Stage.sun()
    #expect(try await stage.sun() == "I am allowed to go slowly.\n")
  }

  @Test func `its JSON has exactly the keys that scripts know`() async throws {
    let stage = try Stage.sun()
    #expect(
      try await stage.sunJSON() == [
        "day": "2026-11-21",
        "affirmation": ["id": "sun-24", "text": "I am allowed to go slowly."],
        "rerolls": 0, "source": "bundled", "theme": ["mode": "auto", "active": "light"],
        "reminder": ["enabled": false, "times": ["09:00"]],
      ])
  }

  @Test func `a date keeps its affirmation, and is written once`() async throws {
    let stage = try Stage.sun()
    let first = try await stage.today()
    #expect(try await stage.today() == first)
    #expect(try await stage.world.store.history().count == 1)
    stage.nextDay()
    #expect(try await stage.today() != first)
    #expect(try await stage.sunJSON("--date", "2026-11-21")["affirmation"] == first.json)
    #expect(try await stage.world.store.history().count == 2)
  }

  @Test func `each of the 37 comes once in a round, and none again within a dozen days`()
    async throws
  {
    let stage = try Stage.sun()
    var (rounds, last): ([Int: Set<String>], [String: Day]) = ([:], [:])
    for _ in 1...80 {
      let (today, id) = (stage.world.today, try await stage.today().id)
      rounds[today.epochDay / 37, default: []].insert(id)
      if let last = last[id] { #expect(last.distance(to: today) > 12) }
      last[id] = today
      stage.nextDay()
    }
    #expect(rounds.values.filter { $0.count == 37 }.count == 1)
    #expect(rounds.values.map(\.count).reduce(0, +) == 80)
  }

  @Test func `profiles are kept apart`() async throws {
    let stage = try Stage.sun()
    var other = stage
    other.world.store = stage.world.store.profile(named: "eva")
    var days: [(Affirmation, Affirmation)] = []
    for _ in 1...5 {
      days.append((try await stage.today(), try await other.today()))
      stage.nextDay()
    }
    #expect(days.contains { $0.0 != $0.1 })
  }

  @Test func `the id stays while the text follows the language`() async throws {
    let stage = try Stage.sun()
    let id = try await stage.today().id
    let slovak = try #require(BundledAffirmations(in: .slovak).text(of: id))
    #expect(
      try await stage.sunJSON("--lang", "sk")["affirmation"] == [
        "id": .string(id), "text": .string(slovak),
      ])
    #expect(try await stage.sun("--lang", "sk") == slovak + "\n")
    #expect(try await stage.world.store.history().count == 1)
  }

  @Test func `two commands at once agree on the day`() async throws {
    let stage = try Stage.sun()
    let world = stage.world
    let texts = try await withThrowingTaskGroup { group in
      for _ in 1...16 {
        group.addTask { try await world.affirmation(from: .bundled).affirmation }
      }
      return try await group.reduce(into: Set<Affirmation>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
    #expect(try await world.store.history().count == 1)
  }

  @Test func `a date that a newer version wrote is shown, and left as it is`() async throws {
    let stage = try Stage.sun()
    try await stage.world.store.collection(of: LaterDate.self).put(LaterDate())
    #expect(try await stage.sun() == "I come from later.\n")
    #expect(try await stage.world.store.history().count == 1)
  }

  @Test func `a look into the past writes nothing`() async throws {
    var stage = try Stage.sun()
    stage.world.store = stage.world.store.asOf(stage.clock.now)
    #expect(try await stage.sun() == "I am allowed to go slowly.\n")
  }

  @Test func `the very first time the source is awaited, then its list serves at once`()
    async throws
  {
    let server = AffirmationServer(
      .list("a", "b", headers: [.eTag: "\"1\""]), .status(.notModified))
    let stage = try Stage.sun(server)
    let first = try await stage.sunJSON()
    #expect(first["source"] == "remote")
    #expect(["a", "b"].contains(first["affirmation"]?["id"]))
    #expect(server.calls.map(\.url) == [Stage.address])
    #expect(try await stage.sunJSON()["source"] == "remote")
    #expect(server.calls.last?.request.headerFields[.ifNoneMatch] == "\"1\"")
    #expect(try await stage.sunJSON("--offline")["source"] == "cache")
  }

  @Test func `a list that changed is for the days to come`() async throws {
    let stage = try Stage.sun(AffirmationServer(.list("a"), .list("b")))
    #expect(try await stage.sun() == "I am a.\n")
    #expect(try await stage.sun() == "I am a.\n")
    stage.nextDay()
    #expect(try await stage.sun() == "I am b.\n")
  }

  @Test(
    arguments: [
      (.failure(.offline), "offline"), (.failure(.timedOut), "timed_out"),
      (.failure(.bodyTooLarge(limit: 1)), "reply_too_large"),
      (.status(.notFound), "http_404"), (.status(.internalServerError), "http_500"),
      (.json("<html><body>Hello</body></html>"), "reply_unreadable"),
      (.json(""), "reply_unreadable"),
      (.json(#"[{"id":"a","text":"I am"#), "reply_unreadable"),
      (.json(#"{"id":"a","text":"I am a."}"#), "reply_unreadable"),
      (.json(#"[{"id":1,"text":"I am a."}]"#), "reply_unreadable"),
      (.json(#"[{"id":"a","text":["I am a."]}]"#), "reply_unreadable"),
      (.json(#"[{"id":"a"}]"#), "reply_unreadable"), (.json("[null]"), "reply_unreadable"),
      (.list("a", "a"), "reply_unreadable"), (.list(" a"), "reply_unreadable"),
      (.list(""), "reply_unreadable"), (.list(#"a\nb"#), "reply_unreadable"),
      (.json(#"[{"id":"a","text":"  "}]"#), "reply_unreadable"),
      (.json(#"[{"id":"a","text":"I am \u001b[2J."}]"#), "reply_unreadable"),
      (.list(String(repeating: "x", count: 500)), "reply_unreadable"),
      (.list(String(repeating: "x", count: 300 << 10)), "reply_too_large"),
    ] as [(AffirmationReply, String)])
  func `a source that fails changes nothing: the cache serves`(
    reply: AffirmationReply, code: String
  ) async throws {
    let stage = try Stage.sun(AffirmationServer(.list("a", "b"), reply))
    _ = try await stage.sun()
    let outcome = try await stage.world.refreshAffirmations(from: .remote(Stage.address))
    guard case .failed(let failure, let isOffline) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.code == code)
    #expect(isOffline == (code == "offline"))
    stage.nextDay()
    let answer = try await stage.sunJSON()
    #expect(answer["source"] == "cache")
    #expect(["a", "b"].contains(answer["affirmation"]?["id"]))
    #expect(try await stage.sun().hasSuffix(isOffline ? ".\n\noffline\n" : ".\n\nnot refreshed\n"))
  }

  @Test func `without a cache those that ship serve`() async throws {
    let stage = try Stage.sun(AffirmationServer(.failure(.offline)))
    #expect(try await stage.sunJSON()["source"] == "bundled")
    #expect(try await stage.sun() == "I am allowed to go slowly.\n\noffline\n")
  }

  @Test func `an empty list still gives an affirmation`() async throws {
    let stage = try Stage.sun(AffirmationServer(.json("[]")))
    #expect(
      try await stage.sunJSON()["affirmation"] == [
        "id": "fallback", "text": "I am here, and that is a beginning.",
      ])
    #expect(try await stage.sunJSON()["source"] == "fallback")
    #expect(try await stage.sun("--lang", "de") == "Ich bin da, und das ist ein Anfang.\n")
  }

  @Test(arguments: [
    (NetError.dns(host: "hub.example"), true), (.refused(host: "hub.example"), true),
    (.connectionLost, true), (.tls(host: "hub.example"), false),
  ])
  func `a server that was not reached is offline`(error: NetError, isOffline: Bool) async throws {
    let stage = try Stage.sun(AffirmationServer(.failure(error)))
    #expect(try await stage.sun().hasSuffix(isOffline ? "\noffline\n" : "\nnot refreshed\n"))
  }

  @Test func `a server that never answers is left after three seconds`() async throws {
    var stage = try Stage.sun(AffirmationServer(.list("a")))
    stage.world.http = HTTPClient { _ in
      try await Task.sleep(for: .seconds(3600))
      throw NetError.offline
    }
    stage.clock.allow(sleeps: 1)
    #expect(try await stage.sunJSON()["source"] == "bundled")
    #expect(stage.clock.now == Instant("2026-11-21T09:30:03Z"))
  }

  @Test func `trouble with the store is not blamed on the network`() async throws {
    let stage = try Stage.sun(AffirmationServer(.list("a"), .list("b")))
    _ = try await stage.sun()
    var broken = stage
    broken.world.store = stage.world.store.asOf(stage.clock.now)
    #expect(try await broken.sun().hasPrefix("I am a."))
  }
}

/// A date as a later version may store it.
private struct LaterDate: Record {
  static let kind = DayAffirmation.kind
  static let version = 2
  var id: String { "2026-11-21/device" }
  var day: Day? = Day("2026-11-21")
  var device = "device"
  var chosen = ChosenAffirmation(
    affirmation: Affirmation(id: "x", text: "I come from later."), origin: .own, round: 0)
  var replaced: [ChosenAffirmation] = []
  var is_shown = false
}
