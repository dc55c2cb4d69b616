import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The four sections, drawn on the server.
  static let mori = Page(
    "/mori", title: { _ in MoriPlugin().name },
    template: PageTemplate(
      """
      <main class="mori">
      <section><h2>{{timeRemaining}}</h2>{{#days}}<p><span class="days">{{days}}</span> {{unit}}</p>\
      {{/days}}{{^days}}<p>{{setUpHint}}</p>{{/days}}</section>
      <section><h2>{{lifeInSquares}}</h2><p>{{gridSize}}</p></section>
      <section><h2>{{habitTracking}}</h2><ul>{{#habits}}<li>{{name}} {{minutes}}</li>{{/habits}}</ul>
      <p class="{{bonusClass}}">{{todaysBonus}} {{bonus}}</p></section>
      <section><h2>{{todaysGratitude}}</h2><p>{{gratitude}}</p><p>{{saved}}</p></section>
      </main>
      """)
  ) { world in try await MoriPageValues(state: world.moriState()).values(in: world) }
}

/// The parts of the page.
enum MoriPage {
  static let style = """
    .mori section { background: rgba(128, 128, 128, 0.1); border-radius: 1rem; padding: 1rem; }
    .mori .days { font-size: 4rem; font-weight: 700; }
    .mori .gain { color: \(MoriTheme.gain); }
    .mori .loss { color: \(MoriTheme.loss); }
    """
}

/// What the page shows, as its template names it.
private struct MoriPageValues {
  let state: MoriState

  func values(in world: World) -> [String: any Sendable] {
    var values: [String: any Sendable] = [
      "timeRemaining": world.text(MoriText.timeRemaining),
      "lifeInSquares": world.text(MoriText.lifeInSquares),
      "habitTracking": world.text(MoriText.habitTracking),
      "todaysBonus": world.text(MoriText.todaysBonus),
      "todaysGratitude": world.text(MoriText.todaysGratitude),
      "setUpHint": world.text(MoriText.setUpHint),
      "bonus": HabitBonus(minutes: state.bonus).text(in: world.language),
      "bonusClass": state.bonus > 0 ? "gain" : state.bonus < 0 ? "loss" : "",
      "gratitude": state.entry?.text ?? world.text(MoriText.noGratitude),
      "habits": state.habits.map { habit in
        [
          "name": habit.habit.name,
          "minutes": HabitBonus(minutes: habit.todayMinutes).text(in: world.language),
        ]
      },
    ]
    values["saved"] = state.entry.map { entry in
      world.text(MoriText.lastSaved(world.savingTime(of: entry)))
    }
    if let life = state.life?.lifespan {
      let (days, areBorrowed) = life.clockDays(on: state.today)
      values["days"] = world.language.grouped(days)
      values["unit"] = world.text(areBorrowed ? MoriText.borrowedDays(days) : .days(days))
      values["gridSize"] = world.text(MoriText.gridSize(rows: life.expectancyYears))
    }
    return values
  }
}
