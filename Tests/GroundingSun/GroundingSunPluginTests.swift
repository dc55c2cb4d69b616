import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import GroundingSun

@Suite("Grounding Sun as a product") struct GroundingSunPluginTests {
  @Test func `its card is the affirmation with the JSON of the command, and writes nothing`()
    async throws
  {
    let stage = try Stage.sun()
    let card = try #require(try await stage.card(GroundingSunPlugin.self))
    #expect(try await stage.world.store.history().isEmpty)
    #expect(card.lines == ["I am allowed to go slowly."])
    #expect((card.product, card.title) == ("grounding-sun", "Grounding Sun"))
    #expect(try await stage.sunJSON() == card.data)
    #expect(try await stage.card(GroundingSunPlugin.self) == card)
  }

  @Test func `Today gets its affirmation by itself, and a network that fails is no error`()
    async throws
  {
    let stage = try Stage.sun(AffirmationServer(.list("a"), .failure(.offline)))
    for _ in 1...2 {
      try await GroundingSunPlugin().refresh(in: stage.world)
      #expect(try await stage.card(GroundingSunPlugin.self)?.lines == ["I am a."])
    }
  }

  @Test func `a day keeps what it showed, for its week and its page`() async throws {
    let stage = try Stage.sun()
    let shown = try await stage.today()
    stage.nextDay()
    let moment = stage.world.moment
    let days = try #require(Day("2026-11-16"))...moment.today
    let kept = try await stage.world.store.read {
      try GroundingSunPlugin().kept(on: days, from: $0, at: moment)
    }
    #expect(kept.map(\.day.description) == ["2026-11-21"])
    #expect(kept.map(\.text) == [shown.text])
  }

  @Test func `an export for reading has own affirmations and those of the days, markup as text`()
    async throws
  {
    let stage = try Stage.sun()
    let shown = try await stage.today()
    _ = try await stage.sun("add", "I am *at home* # here")
    let moment = stage.world.moment
    let files = try await stage.world.store.read {
      try GroundingSunPlugin().documents(from: $0, at: moment)
    }
    #expect(
      files == [
        ExportedFile(
          "grounding-sun/affirmations.md",
          text: """
            # Grounding Sun

            - I am \\*at home\\* # here

            ---

            - \(shown.text) *Saturday, 21 November 2026*

            """)
      ])
  }

  @Test func `every setting says what it is for`() {
    for setting in GroundingSunPlugin().settings {
      #expect(GroundingSunPlugin().meaning(ofSetting: setting.name, in: .english) != nil)
      #expect(!setting.fits.isEmpty)
    }
  }

  @Test(arguments: Language.allCases)
  func `never raises its voice`(language: Language) {
    let texts: [[any CatalogText]] = [GroundingSunText.samples, SunPageWord.samples]
    for text in texts.joined() { #expect(!text.text(in: language).contains("!")) }
  }

  @Test func `every error has a code, a sentence and a hint`() {
    let errors: [GroundingSunError] = [
      .badReply, .tooLate, .badFile("a"), .emptySource("a"), .noSuchAffirmation("a"),
      .ambiguousID("a"), .nothingElse, .badPlace("a"), .noPlace, .placeWithoutSun,
    ]
    let codes = errors.map { error in
      let failure = error.failure(in: .english)
      #expect(!failure.message.isEmpty && !failure.hint.isEmpty)
      return failure.code
    }
    #expect(Set(codes).count == 10)
  }

  @Test func `the hub serves what ships, in the person's language`() async throws {
    let list = try await Stage.sun(language: .slovak).affirmations()
    #expect(list.elements.count == 37)
    #expect(list.elements.first == ["id": "sun-01", "text": "Začínam tam, kde som."])
  }

  @Test func `the hub serves its source on, and keeps what is the person's own to itself`()
    async throws
  {
    let stage = try Stage.sun(AffirmationServer(.list("a", "b")))
    _ = try await stage.sun()
    _ = try await stage.sun("add", "I am private.")
    _ = try await stage.sun("edit", "a", "I am private, too.")
    #expect(
      try await stage.affirmations() == [
        ["id": "a", "text": "I am a."], ["id": "b", "text": "I am b."],
      ])
  }

  @Test func `the hub serves what ships where the source is a file of the person's`()
    async throws
  {
    let stage = try Stage.sun(files: ["/here/mine.txt": "I am private.\n"])
    _ = try await stage.sun("source", "mine.txt")
    #expect(try await stage.today().text == "I am private.")
    #expect(
      try await stage.affirmations() == .array(BundledAffirmations(in: .english).all.map(\.json)))
  }

  @Test func `what a hub serves is a source for another`() async throws {
    let answer = try await Stage.sun().answer()
    guard case .bytes(let body) = answer.body else {
      Issue.record("a stream")
      return
    }
    #expect(try AffirmationList(wire: body).affirmations == BundledAffirmations(in: .english).all)
    let tag = try #require(answer.head.headerFields[.eTag])
    #expect(try await Stage.sun().answer([.ifNoneMatch: tag]).head.status == .notModified)
  }

  @Test func `shows nothing that is in no catalog`() async throws {
    let stage = try Stage.sun()
    _ = try await stage.run(GroundingSunPlugin.self, ["add", "slowly"])
    // Affirmations and their ids are data.
    let texts = BundledAffirmations(in: .english).all.map(\.text).joined(separator: " ")
    let data = Set(texts.split { !$0.isLetter }.map(String.init) + ["slowly", "sun"])
    let words = try await stage.wordsOutsideCatalogs(
      GroundingSunPlugin.self,
      screens: [
        [], ["history"], ["upcoming"], ["new"], ["theme"], ["remind"], ["source"], ["list"],
        ["widget"],
      ])
    for (place, words) in words { #expect(words.subtracting(data).isEmpty, "\(place)") }
    #expect(try helpOutsideCatalogs(GroundingSunPlugin.root).isEmpty)
  }
}

extension Stage {
  fileprivate func answer(_ fields: HTTPFields = [:]) async throws -> RouteResponse {
    let route = try #require(GroundingSunPlugin().routes.first { $0.path == "/v1/affirmations" })
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: route.path, headerFields: fields)
    return try await route.handle(RouteRequest(head), world)
  }

  fileprivate func affirmations() async throws -> JSONValue {
    guard case .bytes(let body) = try await answer().body else { return .null }
    return try JSONValue(parsing: body)
  }
}
