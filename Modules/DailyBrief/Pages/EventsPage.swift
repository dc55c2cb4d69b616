import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page for adding, editing and removing events.
  static let briefEvents = BriefTab.events.page(
    template: Content.Pages.events
  ) { request, world in
    let shownWorld = try await world.atBriefTime()
    let listing = try await world.briefSource().shownEvents().listing
    return EventsPage(listing: listing, number: request.pageNumber(), world: shownWorld).values
  }
}

/// The events in a browser: the nearest one first and large, then those of a week, the others by
/// month, past ones folded.
struct EventsPage {
  let listing: EventListing
  /// The page number, from 1.
  let number: Int
  let world: World

  /// The number of entries per page.
  static let pageSize = 40
  /// The days ahead whose events stand under a heading of their own.
  private static let nearDays = 7

  private typealias Row = [String: any Sendable]

  var values: [String: any Sendable] {
    let all = listing.events.countdowns(on: world.today, language: world.language)
    let rest = all.dropFirst((number - 1) * Self.pageSize)
    let shown = rest.prefix(Self.pageSize)
    let isLast = rest.count <= Self.pageSize
    let events = Dictionary(listing.events.map { ($0.id, $0) }) { first, _ in first }
    func row(_ countdown: Countdown, _ day: String) -> Row {
      Self.values(of: countdown, in: world).merging(["day": day]) { $1 }
        .merging(countdown.id.flatMap { events[$0] }.map(fields) ?? [:]) { $1 }
    }
    var ahead = shown.filter { !$0.isPast }
    let nearest = number == 1 && !ahead.isEmpty ? ahead.removeFirst() : nil
    var months: [(title: String, rows: [Row])] = []
    for countdown in ahead {
      let day = countdown.nextOccurrence
      let title =
        countdown.daysLeft <= Self.nearDays
        ? world.text(EventText.nextDays) : world.language.title(ofMonth: day)
      if months.last?.title != title { months.append((title, [])) }
      months[months.count - 1].rows.append(
        row(countdown, EventText.dayText(day, in: world.language)))
    }
    var past = shown.filter(\.isPast).map {
      row($0, $0.nextOccurrence.shortText(in: world.language))
    }
    if isLast { past += listing.unreadable.map(Self.values) }
    let pastCount = all.count(where: \.isPast) + listing.unreadable.count
    var values: Row = [
      "hasEvents": !all.isEmpty || !past.isEmpty || number > 1,
      "months": months.map { ["title": $0.title, "rows": $0.rows] as Row },
      "yearly": world.text(EventText.yearly),
      "new": ["name": "", "date": "", "before": "", "after": "", "lead": "", "isNew": true] as Row,
    ]
    values["nearest"] = nearest.map { row($0, $0.nextOccurrence.longText(in: world.language)) }
    if !past.isEmpty {
      values["over"] =
        [
          "title": world.text(EventText.pastCount(pastCount)), "rows": past,
          "isOpen": nearest == nil && months.isEmpty,
        ] as Row
    }
    values["newer"] = number > 1 ? "/daily-brief/events?page=\(number - 1)" : nil
    values["older"] = isLast ? nil : "/daily-brief/events?page=\(number + 1)"
    return values
  }

  /// The values of an event as of today: the number of days and their unit apart, or the distance in
  /// words where it is no number of days ahead.
  static func values(of countdown: Countdown, in world: World) -> [String: any Sendable] {
    let language = world.language
    let usual = EventText.daysTo(countdown.name, days: countdown.daysLeft).text(in: language)
    let when = world.text(EventText.days(countdown.daysLeft))
    var values: [String: any Sendable] = [
      "name": countdown.name, "when": when, "unit": when,
      "isYearly": countdown.isYearly, "isPast": countdown.isPast,
      "path": (countdown.id ?? countdown.name).percentEncoded,
    ]
    if countdown.daysLeft > 0 {
      let parts = world.text(EventText.dayCount(countdown.daysLeft)).split(
        separator: " ", maxSplits: 1)
      (values["figure"], values["unit"]) = (String(parts[0]), parts.last.map(String.init))
    }
    // The default message repeats what is shown already.
    let isOwn = !countdown.message.isEmpty && countdown.message != usual
    values["message"] = isOwn ? countdown.message : nil
    return values
  }

  private func fields(of event: Event) -> [String: any Sendable] {
    // A yearly day, such as a birthday, is not put off.
    let later = event.isYearly || event.date < world.today ? [] : [1, 7]
    return [
      "later": later.map { days in
        [
          "date": "\(event.date.advanced(by: days))",
          "text": world.text(EventText.dayCount(days)),
        ]
      },
      "canChange": true, "date": "\(event.date)", "before": event.messageBefore ?? "",
      "after": event.messageAfter ?? "",
      "lead": event.leadDays.map(String.init).joined(separator: ","),
      "hasWords": event.messageBefore != nil || event.messageAfter != nil
        || !event.leadDays.isEmpty,
    ]
  }

  private static func values(of event: UnreadableEvent) -> [String: any Sendable] {
    [
      "name": event.name, "day": event.date, "unit": "", "isPast": true,
      "path": (event.id.isEmpty ? event.name : event.id).percentEncoded,
    ]
  }
}

extension EventText {
  /// The weekday and the day's number, below the month's heading.
  fileprivate static func dayText(_ day: Day, in language: Language) -> String {
    EventText.dayOfMonth(
      language.weekdayNames[day.weekday.rawValue - 1], day: "\(day.civil.day)"
    ).text(in: language)
  }
}
