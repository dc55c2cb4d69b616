import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import HTTPTypes

/// What a person asks for with the settings sheet, read before any of it is kept.
struct SunSettingsForm: Sendable {
  private let look: ThemeWish
  /// When reminders are wanted, `nil` for none.
  private let reminders: ReminderWish?
  /// A source to change to.
  let source: AffirmationSource?

  init(_ form: PageForm, in world: World) async throws {
    look = try Self.look(form)
    reminders = try Self.reminders(form, today: world.clockMoment.today)
    source = try await Self.source(form, world)
  }

  /// Makes all of it the choices in force.
  func choose(in transaction: Transaction, at moment: Moment) throws {
    try look.choose(in: transaction)
    try source?.choose(in: transaction)
    try chooseReminders(in: transaction, at: moment)
  }

  /// Reminders that are on at the same times stay untouched: what is due is still to come.
  private func chooseReminders(in transaction: Transaction, at moment: Moment) throws {
    let sun = GroundingSunPlugin()
    guard let reminders else { return try transaction.turnOff(sun.reminderSeries, of: sun) }
    let former = try sun.affirmationReminders(in: transaction.snapshot)
    let times = reminders.applied(to: former.schedule, today: moment.today).times
    guard !former.isEnabled || times != former.schedule.times else { return }
    try transaction.turnOn(sun.reminderSeries, of: sun, as: reminders, at: moment)
  }

  private static func look(_ form: PageForm) throws -> ThemeWish {
    switch form["look"] {
    case "light": return .manual(.light)
    case "dark": return .manual(.dark)
    case "auto": return .clock
    case "sun": return try .sun(typed: form.filled("place"))
    default: throw FormError.unreadable
    }
  }

  private static func reminders(_ form: PageForm, today: Day) throws -> ReminderWish? {
    guard form["remind"] != nil else { return nil }
    let times = (form.filled("times") ?? "").split { ", ;".contains($0) }.map(String.init)
    return try ReminderWish(at: times, today: today)
  }

  /// A page takes no path: the files here need not be the person's.
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
