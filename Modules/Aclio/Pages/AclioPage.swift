import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// Where the person stands: level, streak, and the goals with a ring of their progress each.
  static let aclio = Page(
    "/aclio", title: { _ in AclioPlugin().name }, template: AclioPage.template,
    values: AclioPage.values)
}

/// The parts of the page.
enum AclioPage {
  static let template = PageTemplate(
    """
    <main class="aclio">
      <h1>{{greeting}}</h1>
      <p class="level">{{level}}<progress max="1" value="{{share}}"></progress>{{points}}</p>
      <p>{{streak}}</p>
      {{#focus}}<section class="focus"><h2>{{title}}</h2><p>{{step}}</p><p>{{goal}}</p></section>{{/focus}}
      {{#empty}}<p>{{.}}</p>{{/empty}}
      <ul>
        {{#goals}}<li style="--share: {{progress}}; --color: {{color}}">
          <span class="ring" role="img" aria-label="{{progress}}%">{{progress}}%</span>
          <span><b>{{name}}</b><br>{{facts}}</span>
        </li>{{/goals}}
      </ul>
    </main>
    """)

  static let style = """
    .aclio { max-width: 44rem; margin: auto; padding: 4vmin; }
    .aclio .level { display: flex; gap: 1em; align-items: center; flex-wrap: wrap; }
    .aclio progress { flex: 1; min-width: 8rem; }
    .aclio .focus { border: 1px solid; border-radius: 1rem; padding: 1rem 1.5rem; }
    .aclio .focus p:first-of-type { font-size: 1.375rem; }
    .aclio ul { list-style: none; padding: 0; display: grid; gap: 1rem; }
    .aclio li { display: flex; gap: 1rem; align-items: center; overflow-wrap: anywhere; }
    .aclio .ring { flex: none; width: 4rem; aspect-ratio: 1; border-radius: 50%; display: grid;
      place-items: center; background: radial-gradient(closest-side, Canvas 76%, transparent 78%),
      conic-gradient(var(--color) calc(var(--share) * 1%), #8884 0); }
    """

  @Sendable static func values(in world: World) async throws -> any Sendable {
    let state = try await world.aclioState()
    let ledger = state.ledger
    let hour = Int(world.calendar.timeOfDay(at: world.now()).prefix(2)) ?? 12
    let streak = ledger.streak.current
    var values: [String: any Sendable] = [
      "greeting": world.text(GameText.greeting(PartOfDay(hour: hour), name: state.person.name)),
      "level": world.text(GameText.level(ledger.level)), "share": "\(ledger.level.progress)",
      "points": world.text(
        GameText.pointsTo(points: ledger.points, next: ledger.level.nextAt)),
      "streak": world.text(streak > 0 ? GameText.streak(streak) : .noStreak),
      "goals": (state.goals.active.byUrgency + state.goals.filter(\.isCompleted)).map {
        goal -> [String: String] in
        [
          "name": goal.goal.name, "progress": "\(goal.progress)",
          "color": goal.goal.color?.description ?? "gray",
          "facts": [
            world.text(GoalText.steps(done: goal.entry.done, of: goal.entry.total)),
            world.statusText(of: goal),
          ].filter { !$0.isEmpty }.joined(separator: ", "),
        ]
      },
    ]
    if state.goals.isEmpty { values["empty"] = world.text(GoalText.noGoals) }
    if let focus = state.focus, let next = focus.entry.next {
      values["focus"] = [
        "title": world.text(GameText.focus), "step": next.title, "goal": focus.goal.name,
      ]
    }
    return values
  }
}
