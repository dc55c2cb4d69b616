import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The clock, the squares, today's habits and today's gratitude; before set-up a welcome.
  static let mori = MoriTab.overview.page(
    "/mori", template: MoriPage.template,
    parts: ["habit": HabitRow.template, "diary": DiaryForm.template, "life": LifeForm.template]
  ) { _, world in
    let today = world.today
    let (state, marks) = try await world.store.read { snapshot in
      (try MoriState(in: snapshot, on: today), try snapshot.list(WeekMark.self))
    }
    return MoriPage(state: state, marks: marks, world: world).values
  }
}

/// What the page of Mori shows.
struct MoriPage {
  let state: MoriState
  let marks: [WeekMark]
  let world: World

  static let template = """
    {{^clock}}<section class="card welcome stack"><h2>{{words.welcome}}</h2>
    <p>{{words.welcomeLead}}</p>{{> life}}</section>{{/clock}}
    <div class="overview{{#clock}} is-set-up{{/clock}}">
    {{#clock}}<section class="clock" aria-labelledby="clock"><h2 id="clock">{{timeRemaining}}</h2>
    <p class="days"><span class="big">{{days}}</span> <span>{{unit}}</span></p>
    <p class="quiet">{{facts}}</p>
    <progress value="{{lived}}" max="1000" aria-label="{{percent}}"></progress></section>
    <section class="card squares-card" aria-labelledby="squares"><header class="row">\
    <h2 id="squares">{{lifeInSquares}}</h2><p class="quiet">{{gridSize}}</p></header>
    <div class="peek"><a href="/mori/weeks/{{now}}">{{words.week}} {{nowText}}</a></div>
    <p id="squares-hint" hidden>{{words.squaresHint}}</p>
    <div class="squares-box" data-born="{{born}}" data-align="{{align}}" data-count="{{count}}" \
    data-week="{{words.week}}" data-age="{{words.age}}" \
    data-now="{{now}}">{{{squares}}}</div>
    <p class="legend quiet">{{#legend}}<span class="{{kind}}">{{text}}</span> {{/legend}}</p>
    <form class="row by-day" method="get" action="/mori/weeks"><label>{{words.anyDay}} \
    <input type="date" name="day" value="{{today}}" min="{{born}}" required></label>
    <button>{{words.openWeek}}</button></form></section>{{/clock}}
    <section class="card habits" aria-labelledby="habits"><header class="row">\
    <h2 id="habits">{{habitTracking}}</h2>
    <p class="bonus">{{todaysBonus}} <strong class="{{bonusKind}}" data-minutes="{{bonusMinutes}}">\
    {{bonus}}</strong></p></header>
    {{#paused}}<p class="quiet">{{.}}</p>{{/paused}}
    <ul class="habit-list">{{#habits}}{{> habit}}{{/habits}}</ul>
    {{^hasHabits}}<p class="empty">{{words.noHabits}}</p>{{/hasHabits}}
    <p><a href="/mori/habits">{{words.addHabit}}</a></p></section>
    <section class="card gratitude" aria-labelledby="gratitude"><h2 id="gratitude">\
    {{todaysGratitude}}</h2>
    {{#diary}}{{> diary}}{{/diary}}</section>
    </div>
    """

  var values: [String: any Sendable] {
    let bonus = HabitBonus(minutes: state.bonus)
    var values: [String: any Sendable] = [
      "timeRemaining": world.text(MoriText.timeRemaining),
      "lifeInSquares": world.text(MoriText.lifeInSquares),
      "habitTracking": world.text(MoriText.habitTracking),
      "todaysBonus": world.text(MoriText.todaysBonus),
      "todaysGratitude": world.text(MoriText.todaysGratitude),
      "bonus": bonus.text(in: world.language), "bonusMinutes": state.bonus,
      "bonusKind": bonus.kind, "hasHabits": !state.habits.isEmpty,
      "habits": state.habits.map { HabitRow(state: $0, world: world).values },
      "diary": DiaryForm(
        day: state.today, entry: state.entry, back: "/mori", world: world
      ).values,
    ]
    values["paused"] = state.pausedUntil.map { until in
      world.text(MoriText.paused(until.inWords))
    }
    guard let grid = state.grid else {
      return values.merging(LifeForm(life: nil, world: world).values) { $1 }
    }
    return values.merging(clock(of: grid.life)) { $1 }.merging(squares(of: grid)) { $1 }
  }

  private func clock(of life: Lifespan) -> [String: any Sendable] {
    let (days, areBorrowed) = life.clockDays(on: state.today)
    let rest = life.remaining(on: state.today)
    let percent = world.text(
      MoriText.percentLived(world.language.decimal(life.percentLived(on: state.today))))
    let end = life.end.longText(in: world.language)
    let facts = [
      world.text(MoriText.yearsAndDays(rest.years, days: rest.days)),
      world.text(MoriText.weeks(days / 7)), percent,
      world.text(areBorrowed ? MoriText.sinceDay(end) : .untilDay(end)),
    ]
    return [
      "clock": true, "days": world.language.grouped(days),
      "unit": world.text(areBorrowed ? MoriText.borrowedDays(days) : .days(days)),
      "facts": facts.joined(separator: " · "), "percent": percent,
      "lived": Int(life.percentLived(on: state.today) * 10),
    ]
  }

  private func squares(of grid: LifeGrid) -> [String: any Sendable] {
    let picture = SquaresPicture(
      grid: grid, today: state.today, marks: marks, language: world.language)
    let now = (grid.counts(on: state.today).current ?? grid.count - 1) + 1
    return [
      "gridSize": world.text(MoriText.gridSize(grid.rows)), "squares": picture.svg,
      "legend": picture.legend.map { ["kind": $0.kind, "text": $0.text] },
      "born": "\(grid.life.birth)", "align": grid.alignment.rawValue, "count": grid.count,
      "now": now, "nowText": world.language.grouped(now),
      "today": "\(state.today)",
    ]
  }
}

extension HabitBonus {
  /// The class of minutes gained or lost.
  var kind: String { minutes > 0 ? "gain" : minutes < 0 ? "loss" : "even" }
}
