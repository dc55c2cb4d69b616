import ArgumentParser
import CoreModels
import CorePlugin

/// `daily-brief events add NAME DATE`.
struct EventAddCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("add", HelpText.eventAdd, more: HelpText.eventAddMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.eventAddName))
  var name: String

  @Argument(help: ArgumentHelp(HelpText.eventAddDate))
  var date: String

  @Flag(help: ArgumentHelp(HelpText.eventAddYearly))
  var yearly = false

  @Option(help: ArgumentHelp(HelpText.eventAddBefore, valueName: "text"))
  var before: String?

  @Option(help: ArgumentHelp(HelpText.eventAddAfter, valueName: "text"))
  var after: String?

  @Option(help: ArgumentHelp(HelpText.eventAddRemind, valueName: "days"))
  var remind: String?

  func run(in world: World) async throws {
    let world = try await world.atBriefTime()
    var event = Event(
      id: world.makeID(), name: try Event.name(typed: name), date: try world.day(date),
      isYearly: yearly, messageBefore: try Event.message(typed: before),
      messageAfter: try Event.message(typed: after),
      leadDays: try remind.map(Event.leadDays(typed:)) ?? [])
    let source = try await world.eventSource()
    try world.requireKept(event, by: source)
    let id = try await source.add(event)
    event = event.identified(by: id)
    try await world.settleAnnouncements(of: [event])
    let days = EventText.days(world.countdown(of: event).daysLeft)
    try await world.answer(event, .added(event.name, when: days), dated: date)
  }
}

/// `daily-brief events edit EVENT`.
struct EventEditCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("edit", HelpText.eventEdit) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.eventEditEvent))
  var event: String

  @Option(help: ArgumentHelp(HelpText.eventEditName, valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.eventEditOn, valueName: "day"))
  var on: String?

  @Flag(help: ArgumentHelp(HelpText.eventEditRepetition))
  var repetition: EventRepetition?

  @Option(help: ArgumentHelp(HelpText.eventEditBefore, valueName: "text"))
  var before: String?

  @Option(help: ArgumentHelp(HelpText.eventEditAfter, valueName: "text"))
  var after: String?

  @Option(help: ArgumentHelp(HelpText.eventEditRemind, valueName: "days"))
  var remind: String?

  func run(in world: World) async throws {
    guard [name, on, before, after, remind].contains(where: { $0 != nil }) || repetition != nil
    else { throw EventError.nothingToChange }
    let world = try await world.atBriefTime()
    let source = try await world.briefSource()
    let list = NumberedList(try await source.listing(), on: world.today)
    let former = try list.find(event).readable()
    var changed = former
    if let name { changed.name = try Event.name(typed: name) }
    if let on { changed.date = try world.day(on) }
    if let repetition { changed.isYearly = repetition == .yearly }
    if let before { changed.messageBefore = try Event.message(typed: before) }
    if let after { changed.messageAfter = try Event.message(typed: after) }
    if let remind { changed.leadDays = try Event.leadDays(typed: remind) }
    try world.requireKept(changed, by: source)
    try await source.update(changed)
    try await world.settleAnnouncements(of: [changed])
    let isKept = try await source.keepsMessageAfter(of: changed, once: former)
    let days = EventText.days(world.countdown(of: changed).daysLeft)
    try await world.answer(
      changed, .changed(changed.name, when: days), dated: on,
      note: isKept ? nil : .afterNotKept)
  }
}

/// The flags `--yearly` and `--once`.
enum EventRepetition: String, EnumerableFlag {
  case yearly, once
}

extension Event {
  /// The same event with the id assigned by its source.
  fileprivate func identified(by id: String) -> Event {
    Event(
      id: id, name: name, date: date, isYearly: isYearly, messageBefore: messageBefore,
      messageAfter: messageAfter, leadDays: leadDays)
  }
}
