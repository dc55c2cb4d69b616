import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `daily-brief events add NAME DATE`.
struct AddEvent: Action {
  static var configuration: CommandConfiguration {
    .init("add", HelpText.eventAdd, more: HelpText.eventAddMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.eventAddName),
      .argument("date", \.date, HelpText.eventAddDate),
      .flag("yearly", \.isYearly, HelpText.eventAddYearly),
      .option("before", \.before, HelpText.eventAddBefore, valueName: "text"),
      .option("after", \.after, HelpText.eventAddAfter, valueName: "text"),
      .option("remind", \.remind, HelpText.eventAddRemind, valueName: "days"),
    ]
  }

  var name = ""
  var date: String?
  var isYearly = false
  var before: String?
  var after: String?
  var remind: String?

  func perform(in world: World) async throws -> ChangedEvent {
    let world = try await world.atBriefTime()
    let (name, date) = split(in: world)
    var event = Event(
      id: world.makeID(), name: try Event.name(typed: name), date: try world.day(date),
      isYearly: isYearly, messageBefore: try Event.message(typed: before),
      messageAfter: try Event.message(typed: after),
      leadDays: try remind.map(Event.leadDays(typed:)) ?? [])
    let source = try await world.briefSource()
    try source.requireKeeping(event)
    let id = try await source.add(event)
    event = event.identified(by: id)
    try await world.settleAnnouncements(of: [event])
    return try await ChangedEvent(event, dated: date, in: world) {
      .added(event.name, when: $0)
    }
  }
}

extension AddEvent {
  /// Returns the name and the day, which may also end the name: `Dinner with Ana on Friday`.
  private func split(in world: World) -> (name: String, date: String) {
    if let date { return (name, date) }
    let reader = DayReader(today: world.today, language: world.language)
    guard let last = reader.readings(in: name).last?.reading,
      last.range.upperBound == name.endIndex
    else { return (name, name) }
    let rest = String(name[..<last.range.lowerBound]).trimmingWhitespace()
    return (rest.isEmpty ? name : rest, String(name[last.range]))
  }
}

extension Event {
  /// The same event with the id assigned by its source.
  fileprivate func identified(by id: String) -> Event {
    Event(
      id: id, name: name, date: date, isYearly: isYearly, messageBefore: messageBefore,
      messageAfter: messageAfter, leadDays: leadDays)
  }
}

/// `daily-brief events edit EVENT`.
struct EditEvent: Action {
  static var configuration: CommandConfiguration { .init("edit", HelpText.eventEdit) }
  static var inputs: [Input<Self>] {
    [
      .argument("event", \.event, HelpText.eventEditEvent),
      .option("name", \.name, HelpText.eventEditName, valueName: "text"),
      .option("on", \.date, HelpText.eventEditOn, valueName: "day"),
      .flag("yearly", \.isYearly, HelpText.eventAddYearly),
      .flag("once", \.isOnce, HelpText.eventEditOnce),
      .option("before", \.before, HelpText.eventEditBefore, valueName: "text"),
      .option("after", \.after, HelpText.eventEditAfter, valueName: "text"),
      .option("remind", \.remind, HelpText.eventEditRemind, valueName: "days"),
    ]
  }

  /// The event's number in the list, its name, a prefix of it, or its id.
  var event = ""
  var name: String?
  var date: String?
  var isYearly = false
  var isOnce = false
  var before: String?
  var after: String?
  var remind: String?

  func validate() throws {
    if isYearly && isOnce { throw ValidationError("Give one of --yearly and --once.") }
  }

  func perform(in world: World) async throws -> ChangedEvent {
    guard [name, date, before, after, remind].contains(where: { $0 != nil }) || isYearly || isOnce
    else { throw EventError.nothingToChange }
    let world = try await world.atBriefTime()
    let source = try await world.briefSource()
    let list = NumberedList(try await source.listing(), on: world.today)
    let former = try list.find(event).readable()
    var changed = former
    if let name { changed.name = try Event.name(typed: name) }
    if let date { changed.date = try world.day(date) }
    if isYearly || isOnce { changed.isYearly = isYearly }
    if let before { changed.messageBefore = try Event.message(typed: before) }
    if let after { changed.messageAfter = try Event.message(typed: after) }
    if let remind { changed.leadDays = try Event.leadDays(typed: remind) }
    try source.requireKeeping(changed)
    try await source.update(changed)
    try await world.settleAnnouncements(of: [changed])
    let isKept = try await source.keepsMessageAfter(of: changed, once: former)
    return try await ChangedEvent(
      changed, dated: date, note: isKept ? nil : .afterNotKept, in: world
    ) { .changed(changed.name, when: $0) }
  }
}

/// An event after a change, with sentences that describe the change.
struct ChangedEvent: Outcome {
  let countdown: Countdown
  private let sentences: [String]

  /// Describes the change with anything that prevents the event's announcements, and with the
  /// parsed date if it was typed in words.
  init(
    _ event: Event, dated text: String?, note: EventText? = nil, in world: World,
    _ sentence: (_ when: EventText) -> EventText
  ) async throws {
    countdown = Countdown(of: event, on: world.today, language: world.language)
    let isAnnounced = !event.leadDays.isEmpty && !countdown.isPast
    let advice = isAnnounced ? try await world.deliveryAdvice(of: DailyBriefPlugin()) : nil
    let isOther = text.map { $0 != event.date.description } ?? false
    sentences = [
      world.text(sentence(.days(countdown.daysLeft))),
      isOther ? event.date.longText(in: world.language) : nil, note.map(world.text), advice,
    ].compactMap(\.self)
  }

  static var shape: Shape { CountedEvent.shape }
  var json: JSONValue { CountedEvent.counted(countdown).json }

  func lines(in world: World) -> [String] { sentences.map(\.terminalSafe) }
}
