import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page for adding, editing and removing events and reminders.
  static let briefEvents = BriefTab.events.page(
    template: Content.Pages.events
  ) { request, world in
    let moment = world.moment
    let shownWorld = try await world.atBriefTime()
    let listing = try await world.briefSource().shownEvents().listing
    let reminders = try await world.store.read { try $0.listedReminders(at: moment) }
    return EventsPage(
      listing: listing, reminders: reminders, number: request.pageNumber(),
      world: shownWorld
    ).values
  }
}

/// The events in a browser.
struct EventsPage {
  let listing: EventListing
  let reminders: [ListedReminder]
  /// The page number, from 1.
  let number: Int
  let world: World

  /// The number of entries per page.
  static let pageSize = 40

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

  /// The values of an event as of today.
  static func values(of countdown: Countdown, in world: World) -> [String: any Sendable] {
    let usual = EventText.daysTo(countdown.name, days: countdown.daysLeft).text(in: world.language)
    var values: [String: any Sendable] = [
      "name": countdown.name, "when": world.text(EventText.days(countdown.daysLeft)),
      "isYearly": countdown.isYearly, "isPast": countdown.isPast,
      "day": countdown.nextOccurrence.longText(in: world.language),
      "path": (countdown.id ?? countdown.name).percentEncoded,
    ]
    // The default message repeats what is shown already.
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
