import CommandHost
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Every product in the frame") struct EveryProductTests {
  private let visitor: WebVisitor

  init() async throws {
    let kinds = AllProducts.plugins.flatMap(\.records) + SuiteSettings.records
    visitor = try await WebVisitor(plugins: AllProducts.plugins, stage: try Stage(kinds: kinds))
  }

  @Test func `the wall has a lesson, an affirmation and the next events`() async throws {
    let added = try await visitor.post("/daily-brief/events", "name=Dentist&date=2026-11-24")
    #expect(added.status == 303)
    let page = try await visitor.get("/wall").text
    #expect(page.contains("<h2>Lesson</h2>\n<blockquote>Love Each Other</blockquote>"))
    #expect(page.contains("<h2>Grounding Sun</h2>"))
    #expect(page.contains("<span>Dentist</span> <strong>in 3 days</strong>"))
    // Anybody who passes can read it, so a diary and goals are not there.
    #expect(!page.contains("Mori") && !page.contains("Aclio"))
  }

  @Test func `the first Today asks for a birth date and a first goal`() async throws {
    _ = try await visitor.post("/daily-brief/events", "name=Dentist&date=2026-11-24")
    let page = try await visitor.get("/").text
    #expect(page.contains("When were you born?"))
    #expect(page.contains("Where do you live?"))
    #expect(page.contains("What would you like to achieve first?"))
    #expect(page.contains("Make time count"))
    // A brief without a place has its events to show.
    #expect(page.contains("aria-label=\"Dentist, in 3 days\"><b>3</b>"))
    #expect(try await visitor.post("/mori/begin", "born=1990-01-01").fields[.location] == "/")
    #expect(!(try await visitor.get("/").text.contains("When were you born?")))
    #expect(try await visitor.post("/mori/begin", "born=soon").status == 400)
  }

  @Test func `thanks and minutes are typed as people say them`() async throws {
    let thanks = try await visitor.get("/do?q=thanks+for+the+rain").text
    let words = ["mori", "gratitude", "--append", "for", "the", "rain"]
    let fields = words.map { #"<input type="hidden" name="word" value="\#($0)">"# }.joined()
    #expect(thanks.contains(fields))
    let body = words.map { "word=" + $0 }.joined(separator: "&")
    #expect(try await visitor.post("/do", body + "&back=/mori").fields[.location] == "/mori")
    #expect(try await visitor.get("/mori").text.contains("for the rain"))
    _ = try await visitor.post("/mori/habits", "name=Reading&step=10")
    #expect(try await visitor.get("/do?q=read+20").text.contains("Reading: 20"))
  }
}
