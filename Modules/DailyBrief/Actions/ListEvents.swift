import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// `daily-brief events list`: lists the countdowns.
struct ListEvents: Action {
  static var configuration: CommandConfiguration { .init("list", HelpText.eventsList) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> EventsListed {
    let shown = try await world.briefSource().shownEvents()
    if let failure = shown.failure { world.log.warning("events not refreshed: \(failure.code)") }
    let today = try await world.atBriefTime().today
    return EventsListed(
      shown: shown,
      countdowns: shown.listing.events.countdowns(on: today, language: world.language))
  }
}

/// The countdowns, the next one first.
struct EventsListed: Outcome {
  let shown: ShownEvents
  let countdowns: [Countdown]

  static var shape: Shape { [CountedEvent].shape }
  var json: JSONValue {
    (countdowns.map(CountedEvent.counted) + shown.listing.unreadable.map(CountedEvent.unreadable))
      .json
  }

  func lines(in world: World) -> [String] {
    EventList(countdowns: countdowns, unreadable: shown.listing.unreadable).lines(in: world)
      + shown.footer(in: world)
  }
}

/// An event of a list. One with an unreadable date has no countdown.
enum CountedEvent: JSONObject {
  case counted(Countdown)
  case unreadable(UnreadableEvent)

  static let fields: [Field<Self>] = [
    Field("id", "Its id, if known.", \.id),
    Field("name", "The event.", \.name),
    Field("date", "Its day; of a yearly event, the first.", \.date),
    Field("yearly", "Whether it comes every year.", \.countdown?.isYearly),
    Field("days_left", "Days until it comes, negative after it.", \.countdown?.daysLeft),
    Field("next_occurrence", "The next day that it comes.", \.countdown?.nextOccurrence),
    Field("is_past", "Whether it will not come again.", \.countdown?.isPast),
    Field("message", "What is said about it today.") { $0.countdown?.message ?? "" },
  ]

  private var countdown: Countdown? {
    if case .counted(let countdown) = self { countdown } else { nil }
  }

  private var id: String? {
    switch self {
    case .counted(let countdown): countdown.id
    case .unreadable(let event): event.id.isEmpty ? nil : event.id
    }
  }

  fileprivate var name: String {
    switch self {
    case .counted(let countdown): countdown.name
    case .unreadable(let event): event.name
    }
  }

  private var date: String {
    switch self {
    case .counted(let countdown): countdown.date.description
    case .unreadable(let event): event.date
    }
  }
}

/// `daily-brief events remove EVENT`.
struct RemoveEvent: Action {
  static var configuration: CommandConfiguration { .init("remove", HelpText.eventRemove) }
  static var inputs: [Input<Self>] { [.argument("event", \.event, HelpText.eventEditEvent)] }

  /// The event's number in the list, its name, a prefix of it, or its id.
  var event = ""

  func perform(in world: World) async throws -> ChangeOutcome<CountedEvent, EventText> {
    let source = try await world.briefSource()
    let world = try await world.atBriefTime()
    let found = try await NumberedList(source.listing(), on: world.today).find(event)
    let (id, counted): (String, CountedEvent) =
      switch found {
      case .event(let event):
        (event.id, .counted(Countdown(of: event, on: world.today, language: world.language)))
      case .unreadable(let event): (event.id, .unreadable(event))
      }
    let isLocal = try await world.store.collection(of: Event.self).find(id) != nil
    try await source.removeEvent(id)
    try await world.settleAnnouncements(of: [])
    let name = counted.name.terminalSafe
    return ChangeOutcome(counted, isLocal ? .removed(name) : .removedFromServer(name))
  }
}
