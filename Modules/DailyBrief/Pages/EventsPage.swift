import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The events and the reminders, to add to, to change and to remove.
  static let briefEvents = BriefTab.events.page(
    template: EventsPage.template, parts: ["fields": EventsPage.fields]
  ) { request, world in
    let moment = world.moment
    let listing = try await world.briefSource().listing()
    let reminders = try await world.store.read { try $0.listedReminders(at: moment) }
    return EventsPage(
      listing: listing, reminders: reminders, number: request.pageNumber(), world: world
    ).values
  }
}

/// The events in a browser.
struct EventsPage {
  let listing: EventListing
  let reminders: [ListedReminder]
  /// The page of the list, from 1.
  let number: Int
  let world: World

  /// Entries on a page.
  static let pageSize = 40

  static let fields = """
    <label>{{words.name}} <input name="name" value="{{name}}" maxlength="200" required></label>
    <label>{{words.date}} <input type="date" name="date" value="{{date}}" required></label>
    <label><input type="checkbox" name="yearly" value="on"{{#isYearly}} checked{{/isYearly}}> \
    {{words.yearly}}</label>
    <details{{#hasWords}} open{{/hasWords}}><summary>{{words.messages}}</summary><div class="stack">
    <label>{{words.before}} <input name="before" value="{{before}}" maxlength="500"></label>
    <label>{{words.after}} <input name="after" value="{{after}}" maxlength="500"></label>
    <p class="quiet">{{words.messageHint}}</p>
    <label>{{words.announce}} <input name="remind" value="{{lead}}" maxlength="100" \
    placeholder="7,1,0"></label></div></details>
    """

  static let template = """
    {{^hasEvents}}<p class="empty">{{words.noEvents}}</p>{{/hasEvents}}
    <ul class="events">{{#events}}<li class="card{{#isPast}} past{{/isPast}}"><div class="line">\
    <span class="what"><strong>{{name}}</strong>{{#isYearly}} <span class="pill">{{yearly}}</span>\
    {{/isYearly}}{{#isPast}} <span class="pill">{{words.past}}</span>{{/isPast}}\
    <span class="quiet">{{day}}{{#message}} · {{.}}{{/message}}</span></span>\
    <strong class="when">{{when}}</strong></div>
    <div class="row">{{#canChange}}<details id="change-{{path}}"><summary \
    aria-label="{{words.change}}: {{name}}">{{words.change}}</summary>\
    <form class="stack" method="post" action="/daily-brief/events/{{path}}/change">{{> fields}}\
    <button class="primary">{{words.save}}</button></form></details>{{/canChange}}\
    <form method="post" action="/daily-brief/events/{{path}}/remove"><button class="plain" \
    aria-label="{{words.remove}}: {{name}}">{{words.remove}}</button></form></div></li>\
    {{/events}}</ul>
    <nav class="row pages" aria-label="{{words.events}}">{{#newer}}<a href="{{.}}" rel="prev">\
    {{words.newer}}</a>{{/newer}} {{#older}}<a href="{{.}}" rel="next">{{words.older}}</a>\
    {{/older}}</nav>
    <section class="card event"><h2>{{words.addEvent}}</h2><form class="stack" method="post" \
    action="/daily-brief/events">{{#new}}{{> fields}}{{/new}}<button class="primary">{{words.add}}\
    </button></form><details id="import"><summary>{{words.importCalendar}}</summary>\
    <form class="stack" method="post" enctype="multipart/form-data" \
    action="/daily-brief/events/import"><label>{{words.calendarFile}} <input type="file" \
    name="calendar" accept=".ics,text/calendar" required></label><p class="quiet">\
    {{words.importHint}}</p><button>{{words.importCalendar}}</button></form></details></section>
    <section class="card reminder stack"><h2>{{words.reminders}}</h2>
    {{^hasReminders}}<p class="quiet">{{words.noReminders}}</p>{{/hasReminders}}
    <ul class="lines">{{#reminders}}<li{{#isOver}} class="past"{{/isOver}}><span class="what">\
    {{text}}<span class="quiet">{{repeats}}</span></span><strong>{{when}}</strong><form \
    method="post" action="/daily-brief/reminders/{{path}}/remove"><button class="plain" \
    aria-label="{{words.remove}}: {{text}}">{{words.remove}}</button></form></li>{{/reminders}}</ul>
    <form class="stack" method="post" action="/daily-brief/reminders"><label>{{words.remindMe}} \
    <input name="text" maxlength="500" required></label><div class="row"><label>{{words.time}} \
    <input type="time" name="time" value="18:00" required></label><label>{{words.repeats}} \
    <select name="repeat">{{#repetitions}}<option value="{{value}}">{{text}}</option>\
    {{/repetitions}}</select></label><label>{{words.firstDay}} <input type="date" name="on" \
    min="{{today}}"></label><label>{{words.lastDay}} <input type="date" name="until" \
    min="{{today}}"></label></div><button>{{words.add}}</button></form></section>
    """

  var values: [String: any Sendable] {
    let language = world.language
    let countdowns = listing.events.countdowns(on: world.today, language: language)
    let events = Dictionary(listing.events.map { ($0.id, $0) }) { first, _ in first }
    let rest = countdowns.dropFirst((number - 1) * Self.pageSize)
    var shown = rest.prefix(Self.pageSize).map { countdown in
      Self.values(of: countdown, in: world)
        .merging(countdown.id.flatMap { events[$0] }.map(Self.fields) ?? [:]) { $1 }
    }
    let isLast = rest.count <= Self.pageSize
    if isLast { shown += listing.unreadable.map(Self.values) }
    var values: [String: any Sendable] = [
      "events": shown, "hasEvents": !shown.isEmpty || number > 1,
      "yearly": world.text(EventText.yearly), "today": "\(world.today)",
      "new": ["name": "", "date": "", "before": "", "after": "", "lead": ""],
      "hasReminders": !reminders.isEmpty, "reminders": reminders.map(values),
      "repetitions": DailyReminder.Repetition.allCases.map {
        ["value": $0.rawValue, "text": world.text(DailyReminderText.repetition($0))]
      },
    ]
    values["newer"] = number > 1 ? "/daily-brief/events?page=\(number - 1)" : nil
    values["older"] = isLast ? nil : "/daily-brief/events?page=\(number + 1)"
    return values
  }

  /// An event as it stands today.
  static func values(of countdown: Countdown, in world: World) -> [String: any Sendable] {
    let usual = EventText.daysTo(countdown.name, countdown.daysLeft).text(in: world.language)
    var values: [String: any Sendable] = [
      "name": countdown.name, "when": world.text(EventText.days(countdown.daysLeft)),
      "isYearly": countdown.isYearly, "isPast": countdown.isPast,
      "day": countdown.nextOccurrence.longText(in: world.language),
      "path": (countdown.id ?? countdown.name).percentEncoded,
    ]
    // The usual words say nothing that is not there.
    let isOwn = !countdown.message.isEmpty && countdown.message != usual
    values["message"] = isOwn ? countdown.message : nil
    return values
  }

  private static func fields(of event: Event) -> [String: any Sendable] {
    [
      "canChange": true, "date": "\(event.date)", "before": event.messageBefore ?? "",
      "after": event.messageAfter ?? "",
      "lead": event.leadDays.map(String.init).joined(separator: ","),
      "hasWords": event.messageBefore != nil || event.messageAfter != nil
        || !event.leadDays.isEmpty,
    ]
  }

  private static func values(of event: UnreadableEvent) -> [String: any Sendable] {
    [
      "name": event.name, "day": event.date, "when": "", "isPast": true,
      "path": (event.id.isEmpty ? event.name : event.id).percentEncoded,
    ]
  }

  private func values(of listed: ListedReminder) -> [String: any Sendable] {
    [
      "text": listed.reminder.text, "when": listed.whenText(in: world),
      "isOver": listed.next == nil, "path": listed.reminder.id.percentEncoded,
      "repeats": world.text(DailyReminderText.repetition(listed.reminder.repetition)),
    ]
  }
}
