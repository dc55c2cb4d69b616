import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Lesson

@Suite("The pages of Lesson") struct LessonPageTests {
  @Test func `the lesson stands in its figure, its author below, the age apart`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Life is Happy")))
    _ = try await stage.submit("/lesson/refresh")
    stage.clock.advance(seconds: 150)
    let html = try await stage.page("/lesson")
    #expect(html.contains("<figure class=\"short\">\n    <blockquote>Life is Happy</blockquote>"))
    #expect(
      html.contains(
        #"<p class="age">Last updated: <time datetime="2026-11-21T09:30:00Z" data-age="just now">2 minutes ago</time></p>"#
      ))
    #expect(!html.contains("figcaption") && !html.contains("data-stale"))
  }

  @Test func `markup and template syntax are text everywhere`() async throws {
    let stage = try Stage.lesson()
    let nasty = "<script>{{x}}</script> & \"q\""
    _ = try await stage.submit("/lesson/own", ["text": nasty, "author": nasty])
    for path in ["/lesson/own", "/lesson/history", "/lesson/history?words=script"] {
      let html = try await stage.page(path)
      #expect(html.contains("&lt;script&gt;{{x}}&lt;/script&gt; &amp; &quot;q&quot;"))
      #expect(!html.contains("<script"))
    }
    #expect(
      try await stage.page("/lesson/history?words=%22%3E%3Cscript%3E").contains(
        "value=\"&quot;&gt;&lt;script&gt;\""))
  }

  @Test(arguments: [(1, "short"), (36, "short"), (37, "medium"), (360, "long"), (2000, "longest")])
  func `longer texts are set smaller`(length: Int, size: String) {
    #expect(LessonPage.size(of: String(repeating: "m", count: length)) == size)
  }

  @Test func `a refresh that fails leads back, and the footer says why`() async throws {
    let stage = try Stage.lesson(LessonServer(.failure(.offline)))
    #expect(try await stage.submit("/lesson/refresh") == "/lesson?refresh=offline")
    let html = try await stage.page("/lesson?refresh=offline")
    #expect(html.contains(#"<p class="pill" role="status">offline</p>"#))
    #expect(html.contains("Love Each Other") && html.contains("Never updated"))
    #expect(html.contains("data-stale"))
  }

  @Test func `the star marks a lesson and takes the mark away`() async throws {
    let stage = try Stage.lesson()
    let id = LifeLesson.first.id
    #expect(try await stage.page("/lesson").contains(#"aria-pressed="false""#))
    #expect(
      try await stage.submit("/lesson/favorite", ["id": id, "on": "1", "to": "/lesson/history"])
        == "/lesson/history")
    #expect(try await stage.page("/lesson").contains(#"aria-pressed="true""#))
    let marked = try await stage.page("/lesson/favorites")
    #expect(marked.contains(#"aria-label="Favourite: Love Each Other""#))
    #expect(marked.contains(#"<summary aria-label="Picture: Love Each Other">"#))
    _ = try await stage.submit("/lesson/favorite", ["id": id, "on": "0"])
    #expect(try await stage.page("/lesson/favorites").contains("class=\"empty\""))
    await #expect(throws: LessonError.noSuchLesson("zz")) {
      try await stage.submit("/lesson/favorite", ["id": "zz", "on": "1"])
    }
  }

  @Test(arguments: ["https://elsewhere.example", "//elsewhere.example", "/lessonelse", ""])
  func `a form never leads out of Lesson`(to: String) async throws {
    let stage = try Stage.lesson()
    #expect(try await stage.submit("/lesson/favorite", ["on": "1", "to": to]) == "/lesson")
  }

  @Test func `own lessons are added, held to the rules, and removed`() async throws {
    let stage = try Stage.lesson()
    _ = try await stage.submit("/lesson/own", ["text": " Be kind.\r\nAlways. ", "author": " "])
    let lesson = LifeLesson(text: "Be kind.\nAlways.", timestamp: "20261121")
    #expect(try await stage.lesson("history").hasSuffix("  Be kind. Always.\n"))
    await #expect(throws: TextViolation.empty(field: "lesson_text")) {
      try await stage.submit("/lesson/own", ["text": " "])
    }
    _ = try await stage.submit("/lesson/own/remove", ["id": lesson.id])
    #expect(try await stage.page("/lesson/own").contains("What has life taught you?"))
  }

  @Test func `many lessons come thirty at a time`() async throws {
    let stage = try Stage.lesson()
    let today = stage.world.today
    try await stage.world.store.transaction { transaction in
      for number in 1...61 {
        let lesson = LifeLesson(text: "Lesson number \(number).", timestamp: "20261121")
        try transaction.put(OwnLesson(lesson: lesson, day: today.advanced(by: -number)))
      }
    }
    let first = try await stage.page("/lesson/history")
    #expect(first.components(separatedBy: "<li class=\"card\">").count == 31)
    #expect(first.contains("Lesson number 1.") && first.contains("page 1 of 3"))
    #expect(first.contains("href=\"/lesson/history?page=2\"") && !first.contains("rel=\"prev\""))
    let last = try await stage.page("/lesson/history?page=99")
    #expect(last.contains("Lesson number 61.") && last.contains("page 3 of 3"))
    let found = try await stage.page("/lesson/history?words=number+61")
    #expect(found.components(separatedBy: "<li class=\"card\">").count == 2)
    #expect(try await stage.page("/lesson/history?words=zz").contains("No lesson contains “zz”."))
  }

  @Test func `another source is an address, never a file`() async throws {
    let stage = try Stage.lesson()
    _ = try await stage.submit("/lesson/source", ["source": " https://lessons.example/q.json "])
    let html = try await stage.page("/lesson/source")
    #expect(html.contains("Lessons come from https://lessons.example/q.json"))
    #expect(html.contains("value=\"default\""))
    for text in ["/etc/passwd", "http://lessons.example", "file:///etc/passwd", ""] {
      await #expect(throws: NetError.invalidURL) {
        try await stage.submit("/lesson/source", ["source": text])
      }
    }
    _ = try await stage.submit("/lesson/source", ["source": "default"])
    #expect(
      try await stage.lessonJSON("source")["source"] == "https://rohand.app/lifelesson/quote.json")
  }

  @Test func `the picture is the command's`() async throws {
    let stage = try Stage.lesson()
    let page = try #require(LessonPlugin().pages.first { $0.path == "/lesson/picture.svg" })
    let call = HTTPRequest(
      method: .get, scheme: nil, authority: nil, path: "/lesson/picture.svg?theme=dark")
    guard case .file(let file) = try await page.answer(RouteRequest(call), stage.world),
      case .bytes(let data) = file.body
    else { throw LessonError.badReply }
    #expect(
      String(decoding: data, as: UTF8.self)
        == LessonPicture(lesson: .first, palette: LessonPicture.theme.dark).svg)
    #expect(file.head.headerFields[.contentType] == "image/svg+xml; charset=utf-8")
  }
}

extension Stage {
  /// Returns the HTML of a page by its path and query.
  func page(_ path: String) async throws -> String {
    let name = path.prefix { $0 != "?" }
    let page = try #require(LessonPlugin().pages.first { $0.path == name })
    let call = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
    guard case .shown(let content) = try await page.answer(RouteRequest(call), world) else {
      return ""
    }
    return content.html
  }

  /// Submits a form and returns the path it redirects to.
  @discardableResult
  func submit(_ path: String, _ fields: [String: String] = [:]) async throws -> String {
    let action = try #require(LessonPlugin().formActions.first { $0.path == path })
    let call = HTTPRequest(method: .post, scheme: nil, authority: nil, path: path)
    let form = PageForm(RouteRequest(call), fields: fields.mapValues { [$0] })
    guard case .moved(let to) = try await action.perform(form, world) else { return "" }
    return to
  }
}
