import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Lesson

@Suite("Lesson as a product") struct LessonPluginTests {
  @Test func `its card has the lesson, its age and the JSON of the command`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Life is Happy")))
    _ = try await stage.lesson()
    let card = try #require(try await stage.card(LessonPlugin.self))
    #expect(card.lines == ["Life is Happy", "Last updated: just now"])
    #expect(card.data["lesson"]?["version"] == 1)
    #expect((card.product, card.title) == ("lesson", "Lesson"))
  }

  @Test func `Today gets the newest lesson by itself, and a network that fails is no error`()
    async throws
  {
    let stage = try Stage.lesson(LessonServer(.lesson("Fresh"), .failure(.offline)))
    for _ in 1...2 {
      try await LessonPlugin().refresh(in: stage.world)
      #expect(try await stage.card(LessonPlugin.self)?.lines.first == "Fresh")
    }
  }

  @Test func `Today knows the source that the environment names`() async throws {
    var stage = try Stage.lesson(files: ["/here/l.txt": "From a file\n"])
    stage.world.environment["LESSON_URL"] = "/here/l.txt"
    try await LessonPlugin().refresh(in: stage.world)
    #expect(try await stage.card(LessonPlugin.self)?.lines.first == "From a file")
  }

  @Test func `a day keeps the lesson that it had, mercy days too`() async throws {
    let stage = try Stage(
      kinds: LessonPlugin().records + [MercySpan.self],
      http: LessonServer(.lesson("First"), .lesson("Second", v: 2)).client)
    _ = try await stage.lesson()
    let first = stage.world.today
    try await stage.world.store.collection(of: MercySpan.self)
      .put(MercySpan(from: first.advanced(by: 1), until: first.advanced(by: 3)))
    stage.clock.advance(seconds: 2 * 86_400)
    _ = try await stage.lesson("refresh")
    let moment = stage.world.moment
    let kept = try await stage.world.store.read {
      try LessonPlugin().kept(on: first.advanced(by: -6)...moment.today, from: $0, at: moment)
    }
    #expect(kept.map(\.day.description) == ["2026-11-21", "2026-11-23"])
    #expect(kept.map(\.text) == ["First", "Second"])
    #expect(kept.allSatisfy { $0.product == "lesson" })
    let none = try await stage.world.store.read {
      let day = first.advanced(by: 1)
      return try LessonPlugin().kept(on: day...day, from: $0, at: moment)
    }
    #expect(none == [])
  }

  @Test func `an export for reading has a line for each lesson, markup as text`() async throws {
    let stage = try Stage.lesson(files: ["/here/l.txt": "# One\n%\n*Two*\n\t\t-- Bo [x]\n"])
    _ = try await stage.lesson("import", "/here/l.txt")
    let moment = stage.world.moment
    let files = try await stage.world.store.read {
      try LessonPlugin().documents(from: $0, at: moment)
    }
    #expect(files.map(\.path) == ["lesson/lessons.md"])
    let lines = files[0].text.split(separator: "\n").map(String.init)
    #expect(lines.first == "# Lesson")
    #expect(lines.contains { $0.hasPrefix("- \\# One") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("- \\*Two\\* (Bo \\[x\\])") }, "\(lines)")
  }

  @Test func `every setting says what it is for`() {
    for setting in LessonPlugin().settings {
      #expect(LessonPlugin().meaning(ofSetting: setting.name, in: .english) != nil)
      #expect(!setting.fits.isEmpty)
    }
  }

  @Test(arguments: Language.allCases)
  func `never raises its voice`(language: Language) {
    let texts: [[any CatalogText]] = [LessonText.samples, LessonPageWord.samples]
    for text in texts.joined() { #expect(!text.text(in: language).contains("!")) }
  }

  @Test func `the hub serves the default, then the current, then the published lesson`()
    async throws
  {
    let stage = try Stage.lesson(LessonServer(.lesson("Current", v: 3)))
    #expect(try await stage.quote() == #"{"s":"Love Each Other","ts":"19700101","v":0}"#)
    _ = try await stage.lesson()
    #expect(try await stage.quote() == #"{"s":"Current","ts":"20250731","v":3}"#)
    _ = try await stage.lesson("publish", "Ours")
    #expect(try await stage.quote() == #"{"s":"Ours","ts":"20261121","v":1}"#)
  }

  @Test func `a caller that has the lesson is told so`() async throws {
    let stage = try Stage.lesson()
    let first = try await stage.answer()
    #expect(first.head.headerFields[.cacheControl] == "public, max-age=60")
    let tag = try #require(first.head.headerFields[.eTag])
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let second = try await stage.answer([.ifNoneMatch: field])
      #expect(second.head.status == .notModified)
      #expect(second.text == "")
    }
    #expect(try await stage.answer([.ifNoneMatch: "\"x\""]).head.status == .ok)
  }

  @Test func `shows nothing that is in no catalog`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Fresh")))
    _ = try await stage.lesson("add", "Slowly", "--by", "Ana")
    let data: Set = ["Fresh", "Slowly", "Ana"]
    let words = try await stage.wordsOutsideCatalogs(
      LessonPlugin.self,
      screens: [
        [], ["refresh"], ["history"], ["favorite"], ["favorites"], ["search", "slow"], ["source"],
      ])
    for (place, words) in words { #expect(words.subtracting(data).isEmpty, "\(place)") }
    #expect(try helpOutsideCatalogs(LessonPlugin.root).isEmpty)
  }
}

extension Stage {
  fileprivate func answer(_ fields: HTTPFields = [:]) async throws -> RouteResponse {
    let route = try #require(LessonPlugin().routes.first { $0.path == "/lifelesson/quote.json" })
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: route.path,
      headerFields: fields)
    return try await route.handle(RouteRequest(head), world)
  }

  fileprivate func quote() async throws -> String { try await answer().text }
}

extension RouteResponse {
  /// The body of a response that is not a stream.
  fileprivate var text: String {
    if case .bytes(let data) = body { String(decoding: data, as: UTF8.self) } else { "a stream" }
  }
}
