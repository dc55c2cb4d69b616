import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import GroundingSun

@Suite("The pages of Grounding Sun") struct SunPageTests {
  private let sun = GroundingSunPlugin.self

  @Test func `show the card under the sky of the hour, markup as text`() async throws {
    let stage = try Stage.sun(AffirmationServer(.json(#"[{"id":"a","text":"<b>I</b> am."}]"#)))
    _ = try await stage.sun()
    let html = try await stage.html(sun, "/grounding-sun")
    #expect(html.contains("<main class=\"grounding-sun sky is-light\""))
    #expect(html.contains("<blockquote>&lt;b&gt;I&lt;/b&gt; am.</blockquote>"))
    #expect(html.contains("<dialog id=\"sun-settings\""))
    let appearance = GroundingSunPlugin().appearance
    // The sky is that of the card on Today as well.
    #expect(appearance.todayStyle.contains("#10164F"))
    #expect(appearance.style.contains("sun-rises .6s"))
    #expect(GroundingSunPlugin().appearance.theme.light.lowestContrast >= 4.5)
    #expect(GroundingSunPlugin().appearance.theme.dark.lowestContrast >= 4.5)
  }

  @Test func `give another affirmation, as the command does`() async throws {
    let stage = try Stage.sun()
    let before = try await stage.html(sun, "/grounding-sun")
    #expect(try await stage.send(sun, "/grounding-sun/new") == "/grounding-sun")
    let after = try await stage.html(sun, "/grounding-sun")
    #expect(before.quote != after.quote)
    #expect(try await stage.html(sun, "/grounding-sun") == after)
    #expect(try await stage.html(sun, "/grounding-sun/history").contains(before.quote))
  }

  @Test func `keep affirmations of one's own, reword, remove and bring them back`() async throws {
    let stage = try Stage.sun()
    let list = "/grounding-sun/list"
    let text = #"I <am> "here" {{title}}"#
    try await stage.send(sun, list, ["text": text])
    let html = try await stage.html(sun, list)
    let id = Affirmation.id(of: text)
    #expect(
      html.contains("<p class=\"saying\">I &lt;am&gt; &quot;here&quot; {{title}}</p>"))
    for word in ["Reword", "Do not show again"] {
      #expect(html.contains("aria-label=\"\(word): I &lt;am&gt; &quot;here&quot; {{title}}\""))
    }
    try await stage.send(sun, "\(list)/\(id)/edit", ["text": "--undo"])
    #expect(try await stage.html(sun, list).contains("<p class=\"saying\">--undo</p>"))
    try await stage.send(sun, "\(list)/\(id)/remove")
    let removed = try await stage.html(sun, list)
    #expect(removed.contains("No longer shown"))
    #expect(!removed.contains("<p class=\"saying\">--undo</p>"))
    try await stage.send(sun, "\(list)/\(id)/restore")
    #expect(try await stage.html(sun, list).contains("<p class=\"saying\">--undo</p>"))
    await #expect(throws: GroundingSunError.noSuchAffirmation("none")) {
      try await stage.send(sun, list + "/none/remove")
    }
    await #expect(throws: FormError.unreadable) { try await stage.send(sun, list) }
  }

  @Test func `read nothing that a hyphen would ask for`() async throws {
    let stage = try Stage.sun()
    try await stage.send(sun, "/grounding-sun/list", ["text": "-"])
    #expect(try await stage.html(sun, "/grounding-sun/list").contains(">-</p>"))
  }

  @Test(arguments: [
    ("light", "is-light", ""), ("dark", "is-dark", ""),
    ("auto", "is-light", "1795240800000"), ("sun", "is-light", "17952412"),
  ])
  func `take the look that a person chooses`(
    look: String, sky: String, from: String
  ) async throws {
    let stage = try Stage.sun()
    let fields = ["look": look, "place": "48.15,17.11", "back": "/grounding-sun"]
    #expect(
      try await stage.send(sun, "/grounding-sun/settings", fields) == "/grounding-sun")
    let html = try await stage.html(sun, "/grounding-sun")
    #expect(html.contains(sky))
    #expect(html.contains("data-light-from=\"" + from))
    #expect(html.contains("value=\"\(look)\" checked"))
  }

  @Test func `turn the reminder on and off, at the times that a person chose`() async throws {
    var stage = try Stage.sun()
    let system = RecordedTimers()
    stage.world.timers = system.timers
    let fields = ["look": "auto", "remind": "on", "time": "20:30, 09:00"]
    try await stage.send(sun, "/grounding-sun/settings", fields)
    let html = try await stage.html(sun, "/grounding-sun/settings")
    #expect(html.contains("value=\"on\" checked"))
    for time in ["09:00", "20:30"] { #expect(html.contains("name=\"time\" value=\"\(time)\"")) }
    try await stage.send(sun, "/grounding-sun/settings", ["look": "auto"])
    #expect(
      !(try await stage.html(sun, "/grounding-sun/settings").contains("value=\"on\" checked")))
  }

  @Test func `take no path and no plain address for a source`() async throws {
    let stage = try Stage.sun()
    for address in ["/etc/passwd", "http://127.0.0.1", "", "ftp://a"] {
      await #expect(throws: NetError.invalidURL) {
        try await stage.send(
          sun, "/grounding-sun/settings",
          ["look": "dark", "source": "server", "address": address])
      }
    }
    // A rejected form saves nothing.
    #expect(try await stage.html(sun, "/grounding-sun").contains("is-light"))
    await #expect(throws: GroundingSunError.badPlace("here")) {
      try await stage.send(
        sun, "/grounding-sun/settings", ["look": "sun", "place": "here"])
    }
  }

  @Test func `lists come page by page`() async throws {
    let stage = try Stage.sun()
    try await stage.world.store.transaction { transaction in
      for number in 100..<200 {
        try transaction.put(PersonalAffirmation(id: "n\(number)", text: "Mine \(number)."))
      }
    }
    let first = try await stage.html(sun, "/grounding-sun/list")
    #expect(first.contains("href=\"/grounding-sun/list?page=2\" rel=\"next\""))
    #expect(first.ranges(of: "<li class=\"card\">").count == SunLists.pageSize)
    let last = try await stage.html(sun, "/grounding-sun/list?page=4")
    #expect(!last.contains("rel=\"next\"") && last.contains("rel=\"prev\""))
  }
}

extension String {
  /// The text on the card.
  fileprivate var quote: String {
    guard let start = range(of: "<blockquote>"), let end = range(of: "</blockquote>") else {
      return ""
    }
    return String(self[start.upperBound..<end.lowerBound])
  }
}
