public import CoreModels
public import CoreReminders
public import CoreStorage

/// What a product is to its hosts: a table of contents, made of values.
///
/// Hosts ask, products never call hosts. Everything but id, name and abstract may be left out.
public protocol Plugin: Sendable {
  /// The plugin holds nothing; all that it needs comes with each call.
  init()

  /// The product's id in JSON and in paths, which is its command too: `grounding-sun`.
  var id: String { get }
  /// The product's name, as people read it.
  var name: String { get }
  /// What the product is, in one line.
  var abstract: String { get }
  /// The types of everything that it keeps.
  var records: [any Record.Type] { get }
  /// Its main screen, which the bare command shows; `nil` shows the help.
  var mainCommand: (any PluginCommand.Type)? { get }
  /// What a person can choose, for `daybook settings`.
  var settings: [any SettingKey] { get }
  /// What one of its settings is for, in a sentence; by default nothing is said.
  func meaning(ofSetting name: String, in language: Language) -> String?
  /// Its commands, the main screen among them or not.
  var commands: [any PluginCommand.Type] { get }
  /// What it answers over HTTP.
  var routes: [Route] { get }
  /// What it shows in a browser; the first page is its main screen.
  var pages: [Page] { get }
  /// What the forms of its pages do.
  var formActions: [FormAction] { get }
  /// How its pages look.
  var appearance: Appearance { get }
  /// Brings what Today shows up to date where that needs the network; a network that does not work
  /// is no error.
  func refresh(in world: World) async throws
  /// Keeps what makes its screens quick for somebody who has kept much, where that is old; without
  /// it they are the same, and slower.
  func renewCaches(in world: World) async
  /// What it shows on Today, from a state of the store shared by all cards; `nil` for nothing.
  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card?
  /// The card's rows on a wide terminal; by default its lines.
  func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow]
  /// What a person can do about it on the Today page: HTML whose forms lead back to `/`; by default
  /// nothing.
  func cardActions(from snapshot: Snapshot, in world: World) throws -> String?
  /// What the API tells of a person's account beside their names; by default nothing.
  func accountFacts(from snapshot: Snapshot, at moment: Moment) throws -> [String: JSONValue]
  /// The IANA name of the time zone that it knows the person to live in, for a server that is
  /// elsewhere; by default it knows of none.
  func timeZone(in snapshot: Snapshot) throws -> String?
  /// To whom a server that runs it tells something of its people, as the operator chose: a sentence
  /// for each in the world’s language; by default to nobody.
  func recipients(in world: World) async throws -> [String]
  /// What it kept on those days, oldest first, as it was shown then.
  func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Kept]
  /// All that it kept, as Markdown for reading, in paths that begin with its ``id``.
  func documents(from snapshot: Snapshot, at moment: Moment) throws -> [ExportedFile]
  /// What it has for a person's calendar on those days, beside its reminders; by default nothing.
  func calendarEvents(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent]
  /// The reminders that a person can turn on, `RemindCommand` being among its ``commands``.
  var reminderSeries: [ReminderSeries] { get }
  /// Turns on its reminders that are no series; by default it has none.
  var reminderSwitch: Setting<Bool>? { get }
  /// The apps whose reminders it gives; by default itself.
  var reminding: [any Plugin] { get }
  /// What it reminds of on those days, with the texts of that state of the store; by default what
  /// the series that are on say.
  func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder]
  /// The times of day at which a timer has to look for reminders from that moment's day on; by
  /// default those of the series that are on.
  func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay]
  /// Keeps the words of reminders that the person is told of before they come, in a transaction of
  /// its own; it may be asked again for the same days.
  func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws
  /// Keeps what a reminder shows, in the transaction that takes it to be delivered.
  func willDeliver(_ reminder: Reminder, in transaction: Transaction, at moment: Moment) throws
}

extension Plugin {
  public var records: [any Record.Type] { [] }
  public var settings: [any SettingKey] { [] }
  public func meaning(ofSetting name: String, in language: Language) -> String? { nil }
  public var mainCommand: (any PluginCommand.Type)? { nil }
  public var commands: [any PluginCommand.Type] { [] }
  public var routes: [Route] { [] }
  public var pages: [Page] { [] }
  public var formActions: [FormAction] { [] }
  public var appearance: Appearance { Appearance() }
  public func refresh(in world: World) async throws {}
  public func renewCaches(in world: World) async {}
  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? { nil }
  public func cardActions(from snapshot: Snapshot, in world: World) throws -> String? { nil }
  public func accountFacts(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [String: JSONValue] { [:] }
  public func recipients(in world: World) async throws -> [String] { [] }
  public func timeZone(in snapshot: Snapshot) throws -> String? { nil }
  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Kept] { [] }
  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] { [] }
  public func calendarEvents(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent] { [] }
}

extension Sequence<any Plugin> {
  /// What these products kept on those days: by day, then in the products' order.
  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Kept] {
    let kept = try flatMap { try $0.kept(on: days, from: snapshot, at: moment) }
    return Dictionary(grouping: kept, by: \.day).sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
