import Aclio
import CoreModels
import CoreNet
import CorePlugin
import DailyBrief
import GroundingSun
import HTTPTypes
import Lesson
import Mori
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("What people write shows as they wrote it, whatever it looks like")
struct WrittenTextTests {
  private static let plugins: [any Plugin] = [
    LessonPlugin(), MoriPlugin(), GroundingSunPlugin(), DailyBriefPlugin(), AclioPlugin(),
  ]
  private static let text =
    #""><img src=x onerror="hacked">'<script>hacked</script>{{title}} {{{title}}} &amp;"#

  /// Returns a visitor whose person has entered the text everywhere in all products.
  private func visitor() async throws -> WebVisitor {
    let stage = try Stage(kinds: Self.plugins.flatMap(\.records), http: .unavailable)
    try await stage.run(MoriPlugin.self, ["setup", "--born", "1990-01-01"])
    try await stage.run(AclioPlugin.self, ["new", "Run 5 km in April", "--no-questions", "--yes"])
    try await stage.run(LessonPlugin.self, ["add", Self.text])
    try await stage.run(GroundingSunPlugin.self, ["add", Self.text])
    try await stage.run(MoriPlugin.self, ["gratitude", Self.text])
    try await stage.run(MoriPlugin.self, ["habit", "add", String(Self.text.prefix(60))])
    try await stage.run(DailyBriefPlugin.self, ["events", "add", Self.text, "2027-07-01"])
    return try await WebVisitor(plugins: Self.plugins, stage: stage)
  }

  /// Returns one page of each kind reachable by links; two days of a diary are one kind.
  private func pages(of visitor: WebVisitor) async throws -> [String: String] {
    var found: [String: String] = [:]
    var kinds: Set<String> = []
    var open = ["/", "/settings", "/history"] + Self.plugins.map { "/" + $0.id }
    while let path = open.popLast() {
      guard !path.contains("."), kinds.insert(kind(of: path)).inserted else { continue }
      let answer = try await visitor.get(path)
      guard answer.fields[.contentType]?.hasPrefix("text/html") ?? false else { continue }
      found[path] = answer.text
      open += answer.text.matches(of: #/<a\b[^>]*? href="(/[^"#]*)/#)
        .map { String($0.1).replacing("&amp;", with: "&") }.filter { !$0.contains("log-out") }
    }
    return found
  }

  private func kind(of path: String) -> String {
    path.replacing(#/[-=][^\/&]*|[0-9][^\/&]*/#, with: "#")
  }

  /// Checks that the text is escaped: none of its quotes or brackets becomes markup.
  private func expectHarmless(_ html: String, _ place: String) {
    for piece in ["<img src=x", "<script>hacked", #"onerror="hacked"#, "'<script"] {
      #expect(!html.contains(piece), "\(place): \(piece)")
    }
  }

  @Test func `on every page, and after every form was sent with it`() async throws {
    let visitor = try await visitor()
    let before = try await pages(of: visitor)
    for (path, html) in before { expectHarmless(html, path) }
    let token = try await visitor.token()
    var sent: Set<String> = []
    for (path, html) in before.sorted(by: { $0.key < $1.key }) {
      for form in ShownForm.all(in: html) {
        guard let body = form.body(writing: Self.text),
          sent.insert(kind(of: form.action)).inserted
        else { continue }
        let answer = try await visitor.post(form.action, body, token: token)
        // There is no network, so 503 is fine.
        #expect(answer.status < 500 || answer.status == 503, "\(path): \(form.action) \(body)")
        expectHarmless(answer.text, "\(path): \(form.action)")
      }
    }
    let after = try await pages(of: visitor)
    for (path, html) in after { expectHarmless(html, path) }
    // Each product must show the text somewhere; otherwise nothing was tested.
    for plugin in Self.plugins {
      let own = after.filter { $0.key.hasPrefix("/" + plugin.id) }
      #expect(own.values.contains { $0.contains("&lt;img src=x") }, "\(plugin.id)")
    }
    #expect(sent.count > 20, "\(sent)")
  }
}
