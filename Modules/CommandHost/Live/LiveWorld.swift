import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation
import Logging

extension Session {
  /// Creates the world of a command before options are applied: the user's store and settings, this
  /// machine's effects.
  ///
  /// A lost home gets an empty store in memory. The given profile must exist, unless the command
  /// adds profiles.
  func world(
    for options: OptionValues, of command: String, access: Store.Access = .command,
    mayBeNobody: Bool = false, in lost: LostStore? = nil
  ) throws -> World {
    let now = try clock()
    let home = try home(for: options)
    let named = process.environment["DAYBOOK_PROFILE"].flatMap { $0.isEmpty ? nil : $0 }
    let effects = effects(now: now)
    var store =
      try lost == nil
      ? Store.open(in: home, access: access, kinds: kinds, effects: effects)
      : .inMemory(effects: effects)
    let profile = try options.profile ?? named ?? store.usualProfile() ?? store.profile
    guard profile.isProfileName else { throw OptionError.badProfile(profile) }
    if lost == nil, !mayBeNobody, options.profile ?? named != nil {
      try store.requirePerson(profile)
    }
    store = store.profile(named: profile).namingOmissions(in: Omissions())
      .writing(through: Origin(.command))
    let settings: SuiteSettings
    do { settings = try store.readNow(SuiteSettings.init) } catch StoreError.corrupt {
      // Tolerated so that the doctor can open the store; later reads report the damage.
      settings = SuiteSettings()
    }
    // `--color always` in a pipe requests the same output as on a terminal.
    let isDrawn = process.isOutputTerminal || options.color == .always
    var world = World(
      store: store,
      http: options.isOffline ? .unavailable : network?(process.environment) ?? .notLinked,
      isOffline: options.isOffline,
      terminal: process.terminal(color: options.color),
      answers: isDrawn ? .drawn : .plain, now: now,
      fixedDay: nil,
      calendar: settings.timeZone.map {
        DayCalendar(timeZone: $0, dayStartsAt: settings.dayStartsAt)
      } ?? DayCalendar(dayStartsAt: settings.dayStartsAt, offset: process.offset),
      language: settings.language ?? Language(environment: process.environment),
      environment: process.environment,
      secrets: Secrets(
        environment: process.environment,
        vault: settings.usesKeyring
          ? .keyring(isMac: process.isMac, run: runKeyring) : .files(in: home)),
      files: .live(sparing: home), editor: .live(home: home, environment: process.environment),
      pictures: .live,
      notifier: LiveNotifier(isMac: process.isMac, environment: process.environment).notifier,
      timers: LiveTimers(
        isMac: process.isMac, environment: process.environment,
        program: .init(
          path: process.executable, command: command, home: home.path,
          zone: settings.timeZone?.identifier)
      ).timers,
      makeID: Session.newID,
      random: { .random(in: .min ... .max) }, sleep: process.sleep,
      interruption: Signals.interruption,
      kept: { [products] in try products.kept(on: $0, from: $1, at: $2) },
      log: logger(isVerbose: options.isVerbose))
    world.suite = suite
    world.watchStore = { StoreWatch.watch(home, alarm: $0, $1) }
    return world
  }

  func home(for options: OptionValues) throws -> Home {
    if options.home?.isEmpty == true { throw OptionError.empty("--home <dir>") }
    return try Home.locate(
      option: options.home, environment: process.environment, isMac: process.isMac)
  }

  /// Returns the home whose store is unreadable.
  func lostStore(for options: OptionValues) throws -> LostStore {
    LostStore(
      home: try home(for: options), kinds: kinds, effects: effects(now: try clock()))
  }

  private var kinds: [any Record.Type] { SuiteSettings.records + products.flatMap(\.records) }

  private func effects(now: @escaping @Sendable () -> Instant) -> Store.Effects {
    Store.Effects(now: now, device: Session.newDevice, machine: process.machine())
  }

  /// Returns the machine's clock, or the fixed instant in `DAYBOOK_NOW`.
  private func clock() throws -> @Sendable () -> Instant {
    guard let text = process.environment["DAYBOOK_NOW"], !text.isEmpty else { return process.now }
    guard let instant = Instant(text) else { throw HostError.badNow(text) }
    return { instant }
  }

  private func logger(isVerbose: Bool) -> Logger {
    let write = process.writeError
    return Logger(label: "daybook") { _ -> any LogHandler in
      if isVerbose { return PlainLogHandler(write: write) }
      return SwiftLogNoOpLogHandler()
    }
  }

  /// Shorter than an id, because every change of the home carries it several times.
  @Sendable private static func newDevice() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }

  @Sendable private static func newID() -> String { UUID().uuidString.lowercased() }
}

extension HTTPClient {
  /// The client of a command built without network support for a faster start; `daybook` has it.
  fileprivate static let notLinked = HTTPClient { _ in throw HostError.noNetwork }
}

/// Logs to standard error, for `--verbose`.
private struct PlainLogHandler: LogHandler {
  let write: @Sendable (String) -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .debug

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    write("\(event.level): \("\(event.message)".terminalSafe)\n")
  }
}
