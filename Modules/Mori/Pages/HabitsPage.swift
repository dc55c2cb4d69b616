import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// All habits, to add to and to change.
  static let moriHabits = MoriTab.habits.page(
    "/mori/habits", template: HabitsPage.template
  ) { _, world in
    let today = world.today
    let (states, skipped) = try await world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      return (
        try ledger.states(on: today, includingArchived: true),
        try ledger.skips(on: today...today)
      )
    }
    return HabitsPage(states: states, skipped: Set(skipped.keys), world: world).values
  }
}

/// The habits as a list to change.
struct HabitsPage {
  let states: [HabitState]
  /// The ids of those that are left out today.
  let skipped: Set<String>
  let world: World

  static let template = """
    {{^hasHabits}}<p class="empty">{{words.noHabits}}</p>{{/hasHabits}}
    <ol class="habit-cards">{{#habits}}<li class="card stack" id="habit-{{id}}">
    <header class="row"><h2><a href="/mori/habits/{{id}}">{{name}}</a></h2>
    <p class="quiet">{{facts}}</p></header>
    <details id="change-{{id}}"><summary aria-label="{{words.change}}: {{name}}">{{words.change}}\
    </summary>
    <form class="stack" method="post" action="/mori/habits/{{id}}/change">
    <label>{{words.name}} <input name="name" value="{{name}}" maxlength="60" required></label>
    <div class="row"><label>{{words.step}} <input type="number" name="step" value="{{step}}" \
    min="1" max="1440" required></label>
    <label>{{words.place}} <input type="number" name="place" value="{{place}}" min="1" \
    max="{{last}}" required></label></div>
    <fieldset class="stack"><legend>{{schedule}}</legend>
    <label class="choice"><input type="radio" name="schedule" value="daily"\
    {{#isDaily}} checked{{/isDaily}}> {{words.everyDay}}</label>
    <label class="choice"><input type="radio" name="schedule" value="weekdays"\
    {{#isWeekdays}} checked{{/isWeekdays}}> {{words.weekdays}}</label>
    <div class="row week-days">{{#days}}<label class="choice"><input type="checkbox" \
    name="weekday" value="{{value}}"{{#isChosen}} checked{{/isChosen}}> {{text}}</label>{{/days}}\
    </div>
    <label class="choice"><input type="radio" name="schedule" value="times"\
    {{#isTimes}} checked{{/isTimes}}> {{words.times}} {{words.inDays}}</label>
    <div class="row"><label>{{words.times}} <input type="number" name="times" value="{{times}}" \
    min="1" max="92"></label><label>{{words.inDays}} <input type="number" name="days" \
    value="{{timesDays}}" min="1" max="92"></label></div></fieldset>
    <button class="primary">{{words.save}}</button></form></details>
    <div class="row">{{#isSkipped}}<form method="post" action="/mori/habits/{{id}}/count">\
    <button class="plain" aria-label="{{words.countToday}}: {{name}}">{{words.countToday}}\
    </button></form>{{/isSkipped}}\
    {{^isSkipped}}<form method="post" action="/mori/habits/{{id}}/skip">\
    <button class="plain" aria-label="{{words.skipToday}}: {{name}}">{{words.skipToday}}\
    </button></form>{{/isSkipped}}
    <form method="post" action="/mori/habits/{{id}}/archive"><button class="plain" \
    aria-label="{{words.archive}}: {{name}}">{{words.archive}}</button></form></div></li>\
    {{/habits}}</ol>
    <section class="card"><h2>{{words.addHabit}}</h2>
    <form class="row" method="post" action="/mori/habits">
    <label>{{words.name}} <input name="name" maxlength="60" required></label>
    <label>{{words.step}} <input type="number" name="step" value="10" min="1" max="1440" required>\
    </label> <button class="primary">{{words.add}}</button></form></section>
    {{#hasArchived}}<details class="card"><summary>{{words.putAway}}</summary>
    <ul class="habit-list">{{#archived}}<li class="habit"><div class="what">\
    <a href="/mori/habits/{{id}}">{{name}}</a><span class="quiet">{{facts}}</span></div>
    <div class="row"><form method="post" action="/mori/habits/{{id}}/restore">\
    <button aria-label="{{words.restore}}: {{name}}">{{words.restore}}</button></form>\
    <form method="post" \
    action="/mori/habits/{{id}}/delete" data-confirm="{{words.deleteHabit}}">\
    <button class="danger" aria-label="{{words.delete}}: {{name}}">{{words.delete}}</button></form>\
    </div></li>{{/archived}}</ul></details>\
    {{/hasArchived}}
    """

  var values: [String: any Sendable] {
    let used = states.filter { $0.habit.archived == nil }
    let archived = states.filter { $0.habit.archived != nil }
    return [
      "hasHabits": !used.isEmpty, "hasArchived": !archived.isEmpty, "last": used.count,
      "schedule": world.text(HabitText.schedule),
      "habits": used.enumerated().map { self.values(of: $1, place: $0 + 1) },
      "archived": archived.map { self.values(of: $0, place: 0) },
    ]
  }

  private func values(of state: HabitState, place: Int) -> [String: any Sendable] {
    let habit = state.habit
    let schedule = habit.archived.map { HabitText.sinceArchived($0) } ?? .onDays(habit.schedule)
    var (weekdays, times, days) = (Set<Weekday>(), 3, 7)
    var kind = "isDaily"
    switch habit.schedule {
    case .daily: break
    case .weekdays(let chosen): (kind, weekdays) = ("isWeekdays", chosen)
    case .times(let count, let span): (kind, times, days) = ("isTimes", count, span)
    }
    let facts: [HabitText] = [
      schedule, .minutes(habit.step), .percent(state.percent),
    ]
    return [
      "id": habit.id.percentEncoded, "name": habit.name, "step": habit.step, "place": place,
      "facts": facts.map(world.text).joined(separator: " · "), kind: true, "times": times,
      "timesDays": days, "isSkipped": skipped.contains(habit.id),
      "days": Weekday.allCases.map { day in
        [
          "value": String(day.name.prefix(3)), "isChosen": weekdays.contains(day),
          "text": world.language.shortWeekdayNames[day.rawValue - 1],
        ] as [String: any Sendable]
      },
    ]
  }
}
