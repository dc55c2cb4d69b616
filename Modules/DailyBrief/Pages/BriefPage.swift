import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The morning page in a browser.
  static let brief = Page(
    "/daily-brief", title: { _ in "DailyBrief" }, template: BriefPage.template,
    values: BriefPage.values)
}

/// The parts of the page.
enum BriefPage {
  static let template = PageTemplate(
    """
    <main class="daily-brief">
      <h1>{{greeting}}</h1>
      <p class="day">{{day}}</p>
      {{#sections}}
      <section class="{{kind}}">
        <h2>{{title}}</h2>
        {{#lines}}<p>{{.}}</p>{{/lines}}
      </section>
      {{/sections}}
      {{#begin}}<p>{{.}}</p>{{/begin}}
      <footer>{{#footer}}<p>{{.}}</p>{{/footer}}</footer>
    </main>
    """)

  static let style = """
    .daily-brief { max-width: 44rem; margin: 0 auto; padding: 4vmin; }
    .daily-brief h1 { font-size: 1.5rem; margin: 0; }
    .daily-brief .day, .daily-brief footer { font-size: 0.9rem; }
    .daily-brief section { margin: 1rem 0; padding: 0.25rem 1rem; border-radius: 0.75rem;
      border-left: 0.25rem solid var(--accent); overflow-wrap: anywhere; }
    .daily-brief h2 { font-size: 1rem; }
    .daily-brief .weather { --accent: \(Color.weather); }
    .daily-brief .events { --accent: \(Color.event); }
    .daily-brief .nameday { --accent: \(Color.nameday); }
    .daily-brief .reminders { --accent: \(Color.reminder); }
    """

  @Sendable static func values(in world: World) async throws -> [String: any Sendable] {
    let moment = world.moment
    let look = try await world.briefLook()
    let state = try await world.store.read { try $0.storedBrief(at: moment) }
    guard let state else {
      return ["greeting": world.text(BriefText.greeting(nil)), "begin": [String]()]
    }
    let screen = BriefScreen(state: state, units: look.units, endOfLogIn: look.endOfLogIn)
    let head = screen.head(in: world)
    return [
      "greeting": head[0], "day": head[1],
      "sections": (screen.isUnset ? [] : screen.sections(in: world)).map { section in
        [
          "kind": section.kind.rawValue, "title": section.title, "lines": section.lines,
        ] as [String: any Sendable]
      },
      "begin": screen.isUnset ? screen.beginning(in: world) : [],
      "footer": screen.footer(in: world),
    ]
  }
}
