import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import HTTPTypes

/// The submitted settings, validated before any of them is saved.
struct SunSettingsForm: Sendable {
  private let look: ThemeWish
  /// The requested reminders, or `nil` for none.
  private let reminders: ReminderWish?
  /// A new source, if it is to change.
  let source: AffirmationSource?

  init(_ form: PageForm, in world: World) async throws {
    look = try Self.look(form, in: world.language)
    reminders = try Self.reminders(form, today: world.clockMoment.today)
    source = try await Self.source(form, world)
  }

  /// Saves all settings.
  func choose(in transaction: Transaction, at moment: Moment) throws {
    try look.choose(in: transaction)
    try source?.choose(in: transaction)
    try chooseReminders(in: transaction, at: moment)
  }

  /// Reminders already on at the same times are left alone, so that due ones still arrive.
  private func chooseReminders(in transaction: Transaction, at moment: Moment) throws {
    let sun = GroundingSunPlugin()
    guard let reminders else { return try transaction.turnOff(sun.reminderSeries, of: sun) }
    let former = try sun.affirmationReminders(in: transaction.snapshot)
    let schedule = reminders.applied(to: former.schedule, today: moment.today)
    guard !former.isEnabled || schedule != former.schedule else { return }
    try transaction.turnOn(sun.reminderSeries, of: sun, as: reminders, at: moment)
  }

  private static func look(_ form: PageForm, in language: Language) throws -> ThemeWish {
    switch form["look"] {
    case "light": return .manual(.light)
    case "dark": return .manual(.dark)
    case "auto": return .clock
    case "sun": return try .sun(typed: form.filled("place"), in: language)
    default: throw FormError.unreadable
    }
  }

  private static func reminders(_ form: PageForm, today: Day) throws -> ReminderWish? {
    guard form["remind"] != nil else { return nil }
    let times = (form.fields["time"] ?? []).flatMap { text in
      text.split { ", ;".contains($0) }.map(String.init)
    }
    let quiet = (form.fields["quiet"] ?? []).joined(separator: ",")
    return try ReminderWish(at: times, quiet: quiet.isEmpty ? "none" : quiet, today: today)
  }

  /// Pages accept no paths, because the server's files may not be the user's.
  private static func source(
    _ form: PageForm, _ world: World
  ) async throws -> AffirmationSource? {
    switch form["source"] {
    case "bundled":
      return try await world.affirmationSource() == .bundled ? nil : .bundled
    case "server":
      guard let address = form.filled("address"), address.hasPrefix("https://") else {
        throw NetError.invalidURL
      }
      try HTTPCall(.get, address).requireAllowedAddress()
      return .remote(address)
    default: return nil
    }
  }
}
