public import CoreModels
public import CoreReminders
public import CoreStorage

/// A product as seen by its hosts: a table of contents made of values.
///
/// Hosts call products, never the reverse. All members except id, name and abstract have defaults.
public protocol Plugin: Sendable {
  /// Creates the plugin. It is stateless; everything it needs is passed with each call.
  init()

  /// The product's id in JSON and paths, which is also its command: `grounding-sun`.
  var id: String { get }
  /// The product's display name.
  var name: String { get }
  /// A one-line description.
  var abstract: String { get }
  /// The types of all its records.
  var records: [any Record.Type] { get }
  /// The command behind its main screen, run by the bare product command; `nil` shows the help.
  var mainCommand: (any PluginCommand.Type)? { get }
  /// The settings for `daybook settings`.
  var settings: [any SettingKey] { get }
  /// Describes one of its settings in a sentence; `nil` by default.
  func meaning(ofSetting name: String, in language: Language) -> String?
  /// Returns the word for a new record of this kind where “added” says too little, such as “done”;
  /// `nil` by default.
  func meaning(ofAdding kind: String, in language: Language) -> String?
  /// Describes the state after a change in a sentence of its own, where the record's title and
  /// members say too little; `nil` by default.
  func sentence(for change: Change, in language: Language) -> String?
  /// Its commands, with or without the main one.
  var commands: [any PluginCommand.Type] { get }
  /// Its HTTP routes.
  var routes: [Route] { get }
  /// Its web pages; the first one is its main screen.
  var pages: [Page] { get }
  /// The handlers of its pages' forms.
  var formActions: [FormAction] { get }
  /// The look of its pages.
  var appearance: Appearance { get }
  /// Refreshes network data shown on Today. A failing network is not an error.
  func refresh(in world: World) async throws
  /// Refreshes caches that speed up large histories. Optional: results are the same without it.
  func renewCaches(in world: World) async
  /// Returns its card on Today, from a snapshot shared by all cards; `nil` for none.
  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card?
  /// Returns the card's rows on a wide terminal; by default none, which shows its lines.
  func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow]
  /// Returns its parts of the Today page beside its card; none by default.
  func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts
  /// Returns `true` if the user has done everything that it has for the day; `nil`, the default, if
  /// it has nothing to do.
  func isDayDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool?
  /// Returns its parts of the wall, which is read from across the room; empty by default, because
  /// everyone who passes can read it.
  func wall(from snapshot: Snapshot, at moment: Moment) throws -> [WallPart]
  /// The files that it imports; `nil` by default.
  var fileImport: FileImport? { get }
  /// Returns the path of a record's page, for search results. `nil`, the default, leads to the page
  /// of the record's day, or to the product's first one.
  func path(of record: RecordName) -> String?
  /// Returns the question that it asks a new user; `nil` once it is answered, and by default.
  func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion?
  /// Returns what its own settings tell about the user; empty by default.
  func knownPerson(in snapshot: Snapshot) throws -> PersonProfile
  /// Finds a place by its typed name; `nil` by default, for products that know no places.
  func findHome(_ typed: String, in world: World) async throws -> HomePlace?
  /// Replaces its own settings that differ from what the user has just changed in the profile;
  /// nothing by default.
  func follow(
    _ profile: PersonProfile, after former: PersonProfile, in transaction: Transaction,
    of world: World
  ) throws
  /// Returns facts for the API's account resource, beside the user's names; empty by default.
  func accountFacts(from snapshot: Snapshot, at moment: Moment) throws -> [String: JSONValue]
  /// Returns the IANA name of the user's time zone if the product knows it, for servers elsewhere;
  /// `nil` by default.
  func timeZone(in snapshot: Snapshot) throws -> String?
  /// Returns the third parties that receive user data as configured by the server's operator, each
  /// described by a sentence in the world's language; empty by default.
  func recipients(in world: World) async throws -> [String]
  /// Returns its entries on those days, oldest first, as they were shown then.
  func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry]
  /// Exports its records as readable Markdown files, with paths that start with its ``id``.
  func documents(from snapshot: Snapshot, at moment: Moment) throws -> [ExportedFile]
  /// Returns events for the user's calendar on those days, in addition to its reminders; empty by
  /// default.
  func calendarEvents(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent]
  /// The reminders that the user can turn on; requires `RemindCommand` among its ``commands``.
  var reminderSeries: [ReminderSeries] { get }
  /// The setting that turns on reminders which are not series; `nil` by default.
  var reminderSwitch: Setting<Bool>? { get }
  /// The products whose reminders it delivers; by default itself.
  var reminding: [any Plugin] { get }
  /// Returns the reminders on those days, with texts from the snapshot; by default those of the
  /// enabled series.
  func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder]
  /// Returns the times of day at which a timer must check for reminders, from the moment's day on;
  /// by default those of the enabled series.
  func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay]
  /// Saves the texts of reminders that are announced in advance, in a separate transaction. May be
  /// called again for the same days.
  func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws
  /// Saves what a reminder shows, in the transaction that claims it for delivery.
  func willDeliver(_ reminder: Reminder, in transaction: Transaction, at moment: Moment) throws
}

extension Plugin {
  public var records: [any Record.Type] { [] }
  public var settings: [any SettingKey] { [] }
  public func meaning(ofSetting name: String, in language: Language) -> String? { nil }
  public func meaning(ofAdding kind: String, in language: Language) -> String? { nil }
  public func sentence(for change: Change, in language: Language) -> String? { nil }
  public var mainCommand: (any PluginCommand.Type)? { nil }
  public var commands: [any PluginCommand.Type] { [] }
  public var routes: [Route] { [] }
  public var pages: [Page] { [] }
  public var formActions: [FormAction] { [] }
  public var appearance: Appearance { Appearance() }
  public var fileImport: FileImport? { nil }
  public func path(of record: RecordName) -> String? { nil }
  public func refresh(in world: World) async throws {}
  public func renewCaches(in world: World) async {}
  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? { nil }
  public func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts {
    TodayParts()
  }
  public func isDayDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool? { nil }
  public func accountFacts(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [String: JSONValue] { [:] }
  public func recipients(in world: World) async throws -> [String] { [] }
  public func timeZone(in snapshot: Snapshot) throws -> String? { nil }
  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] { [] }
  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] { [] }
  public func calendarEvents(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent] { [] }
}

extension Sequence<any Plugin> {
  /// Returns the products' entries on those days, ordered by day, then by product.
  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] {
    let kept = try flatMap { plugin in
      try plugin.kept(on: days, from: snapshot, at: moment).map { entry in
        var entry = entry
        (entry.name, entry.icon) = (plugin.name, plugin.appearance.icon)
        return entry
      }
    }
    return Dictionary(grouping: kept, by: \.day).sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
