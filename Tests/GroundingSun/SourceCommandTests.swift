import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("grounding-sun source") struct SourceCommandTests {
  @Test func `at first it is the product itself`() async throws {
    let stage = try Stage.sun()
    #expect(try await stage.sun("source") == "Affirmations are Grounding Sun’s own\n")
    #expect(
      try await stage.sunJSON("source") == ["source": "bundled", "kind": "bundled", "error": nil])
  }

  @Test func `a server is taken and asked`() async throws {
    var stage = try Stage.sun(AffirmationServer(.list("a")))
    stage.world.environment = [:]
    #expect(
      try await stage.sun("source", Stage.address)
        == "From now on affirmations come from \(Stage.address)\n")
    #expect(try await stage.today().id == "a")
    _ = try await stage.sun("source", "bundled")
    #expect(try await stage.sunJSON("source")["kind"] == "bundled")
  }

  @Test func `a server that is away is taken all the same, and it is said`() async throws {
    var stage = try Stage.sun(AffirmationServer(.failure(.dns(host: "hub.example"))))
    stage.world.environment = [:]
    let answer = try await stage.sunJSON("source", Stage.address)
    #expect(answer["source"] == .string(Stage.address))
    #expect(answer["error"]?["code"] == "host_not_found")
  }

  @Test func `a file has an affirmation a line, and works without a network`() async throws {
    let stage = try Stage.sun(files: [
      "/here/mine.txt": "\u{FEFF}I walk.\r\n\r\n  I read.  \nI walk.\n"
    ])
    #expect(
      try await stage.sun("source", "mine.txt")
        == "From now on affirmations come from /here/mine.txt\n")
    #expect(try await stage.sunJSON("--offline")["source"] == "own")
    #expect(try await stage.sunJSON("list").elements.map { $0["text"] } == ["I walk.", "I read."])
  }

  @Test func `a file can be the wire's JSON, and a lost file leaves its affirmations`() async throws
  {
    var stage = try Stage.sun(files: ["/here/list.json": #" [{"id":"x","text":"I am x."}]"#])
    _ = try await stage.sun("source", "/here/list.json")
    stage.world.files = .inMemory()
    #expect(try await stage.today() == Affirmation(id: "x", text: "I am x."))
    #expect(try await stage.sun() == "I am x.\n\nnot refreshed\n")
  }

  @Test func `the environment names a source for one command`() async throws {
    var stage = try Stage.sun(files: ["/here/env.txt": "I am from the environment.\n"])
    stage.world.environment["GROUNDING_SUN_URL"] = "env.txt"
    #expect(try await stage.sun() == "I am from the environment.\n")
    #expect(try await stage.sunJSON("source")["source"] == "/here/env.txt")
    stage.nextDay()
    #expect(
      try await stage.card(GroundingSunPlugin.self)?.lines == ["I am from the environment."])
  }

  @Test func `what cannot be a source is refused, and nothing is written`() async throws {
    let stage = try Stage.sun(files: [
      "/here/empty.txt": "\n \n", "/here/bad.json": #"[{"id":"x"}]"#,
      "/here/none.json": "[]", "/here/long.txt": String(repeating: "x", count: 501),
      "/here/huge.txt": String(repeating: "x\n", count: 200_000),
    ])
    await #expect(throws: NetError.insecure(host: "example.org")) {
      try await stage.sun("source", "http://example.org/x")
    }
    await #expect(throws: NetError.invalidURL) {
      try await stage.sun("source", "ftp://example.org/x")
    }
    await #expect(throws: FileError.missing(path: "/here/gone.txt")) {
      try await stage.sun("source", "gone.txt")
    }
    await #expect(throws: GroundingSunError.emptySource("/here/empty.txt")) {
      try await stage.sun("source", "empty.txt")
    }
    await #expect(throws: GroundingSunError.emptySource("/here/none.json")) {
      try await stage.sun("source", "none.json")
    }
    await #expect(throws: GroundingSunError.badFile("/here/bad.json")) {
      try await stage.sun("source", "bad.json")
    }
    await #expect(throws: FileError.tooLarge(path: "/here/huge.txt", limit: 256 << 10)) {
      try await stage.sun("source", "huge.txt")
    }
    await #expect(throws: TextViolation.tooLong(field: "affirmation", maximum: 500, count: 501)) {
      try await stage.sun("source", "long.txt")
    }
    #expect(try await stage.world.store.history().isEmpty)
  }
}
