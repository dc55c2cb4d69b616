public import ArgumentParser
import CoreModels
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation

/// `… remind calendar`: exports the next 14 days as a calendar with alarms.
public struct RemindCalendar<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    .init("calendar", HelpText.remindCalendar, more: HelpText.remindCalendarMore)
  }

  public static var purpose: CommandPurpose { .reads }

  @OptionGroup public var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.remindCalendarOut, valueName: "file"))
  var out: String?

  public init() {}

  public func run(in world: World) async throws {
    let (product, moment) = (Product(), world.moment)
    try await world.promiseReminders(of: product)
    let reminders = try await world.store.read { snapshot in
      let reminders = try product.upcomingReminders(from: snapshot, at: moment)
      if reminders.isEmpty { throw try product.whyNothingIsScheduled(snapshot, at: moment) }
      return reminders
    }
    let calendar = CalendarFile(
      reminders, owner: "\(world.store.device) \(world.store.profile)", madeAt: moment.now)
    let count = JSONValue.integer(Int64(reminders.count))
    guard let out, out != "-" else {
      return try world.answer(["calendar": .string(calendar.text), "reminders": count]) {
        calendar.text.split(separator: "\r\n").map { "\($0)\r" }
      }
    }
    try world.files.write(Data(calendar.text.utf8), out)
    try world.answer(["file": .string(out), "reminders": count]) {
      [world.text(RemindText.calendarWritten(reminders.count, file: out)).terminalSafe]
    }
  }
}

extension Plugin {
  fileprivate func whyNothingIsScheduled(
    _ snapshot: Snapshot, at moment: Moment
  ) throws -> ReminderError {
    let command = "\(id) remind"
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
