public import ArgumentParser
import CoreModels
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation

/// `… remind calendar`: the next 14 days as a calendar with alarms.
public struct RemindCalendar<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "calendar", abstract: "Write the next 14 days as a calendar with alarms.",
      discussion: "An iCalendar file, which any phone or calendar imports.")
  }

  @OptionGroup public var shared: SharedOptions

  @Option(help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"))
  var out: String?

  /// Parsing makes it.
  public init() {}

  public func run(in world: World) async throws {
    let (product, moment) = (Product(), world.moment)
    let reminders = try await world.store.read { snapshot in
      try product.upcomingReminders(from: snapshot, at: moment)
    }
    guard !reminders.isEmpty else {
      throw ReminderError.nothingScheduled(command: "\(product.id) remind")
    }
    let calendar = CalendarFile(
      reminders, owner: "\(world.store.device) \(world.store.profile)", madeAt: moment.now)
    let count = JSONValue.integer(Int64(reminders.count))
    guard let out else {
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
