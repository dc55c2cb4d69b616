public import ArgumentParser
import CoreModels
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation

/// `… remind calendar`: exports the next 14 days as a calendar with alarms.
public struct ExportReminders<Product: Plugin>: Action {
  public static var configuration: CommandConfiguration {
    .init("calendar", HelpText.remindCalendar, more: HelpText.remindCalendarMore)
  }
  public static var purpose: CommandPurpose { .reads }
  public static var inputs: [Input<Self>] {
    [
      .option("out", \.file, HelpText.remindCalendarOut, valueName: "file").ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
    ]
  }

  var file: String?
  var replacesFile = false

  public init() {}

  public func perform(in world: World) async throws -> ReminderCalendar {
    let (product, moment) = (Product(), world.moment)
    let file = file == "-" ? nil : file
    let path = try file.map { try world.files.target($0, replacing: replacesFile) }
    try await world.promiseReminders(of: product)
    let reminders = try await world.store.read { snapshot in
      let reminders = try product.upcomingReminders(from: snapshot, at: moment)
      if reminders.isEmpty { throw try product.whyNothingIsScheduled(snapshot, at: moment) }
      return reminders
    }
    let text = CalendarFile(
      reminders, owner: "\(world.store.device) \(world.store.profile)", madeAt: moment.now
    ).text
    if let path { try world.files.write(Data(text.utf8), path) }
    return ReminderCalendar(text: text, count: reminders.count, file: file)
  }
}

/// Reminders as a calendar.
public struct ReminderCalendar: Outcome, JSONObject {
  let text: String
  let count: Int
  let file: String?

  public static let fields: [Field<Self>] = [
    Field("reminders", "The number of reminders.", \.count),
    .optional("calendar", "The calendar, if it has no file.") { $0.file == nil ? $0.text : nil },
    .optional("file", "The file’s path, if it has one.", \.file),
  ]

  public func lines(in world: World) -> [String] {
    guard let file else { return text.split(separator: "\r\n").map { "\($0)\r" } }
    return [world.text(RemindText.calendarWritten(count, file: file)).terminalSafe]
  }
}

extension Plugin {
  fileprivate func whyNothingIsScheduled(
    _ snapshot: Snapshot, at moment: Moment
  ) throws -> ReminderError {
    let command = CommandPrefix.applied(to: "\(id) remind")
    let today = moment.calendar.day(containing: moment.now)
    guard let pause = try snapshot.pausedDays().span(containing: today),
      try !reminderTimes(in: snapshot, at: moment).isEmpty
    else { return .nothingScheduled(command: command) }
    return .allPaused(until: pause.until, command: command)
  }
}

extension World {
  /// Lets the product save the texts of scheduled reminders before they are announced.
  func promiseReminders(of product: some Plugin) async throws {
    let moment = moment
    try await store.transaction(automatic: true) { transaction in
      let reminders = try product.upcomingReminders(from: transaction.snapshot, at: moment)
      if reminders.isEmpty { return }
      try product.willSchedule(reminders, in: transaction, at: moment)
    }
  }
}
