import ArgumentParser
public import CoreModels
public import CoreNet
public import CorePlugin
public import CoreStorage
public import CoreTerminal
import Foundation
import Logging
import Synchronization
import Testing

/// A world for one test: a real store in memory, a clock moved by hand, a recording terminal, and
/// effects that fail the test unless it allows them.
public struct Stage: Sendable {
  /// The world of the product under test.
  public var world: World
  /// The clock of that world.
  public let clock: StageClock
  private let recording: Recording

  /// Creates a stage at an instant, with output to a pipe or to a terminal of that size.
  public init(
    _ now: String = "2026-11-21T09:30:00Z", kinds: [any Record.Type] = [],
    language: Language = .english, isInteractive: Bool = false, columns: Int = 80, rows: Int = 24,
    colors: ColorDepth = .none, http: HTTPClient = .unexpected,
    files: [String: String] = [:], typed: [String] = []
  ) throws {
    let clock = StageClock(try #require(Instant(now)))
    let (terminal, recording) = Terminal.recording(
      columns: columns, rows: rows, colors: colors, isInteractive: isInteractive,
      typed: typed)
    self.clock = clock
    self.recording = recording
    let ids = Mutex(0)
    let makeID: @Sendable () -> String = {
      ids.withLock { last in
        last += 1
        return "id-\(last)"
      }
    }
    world = World(
      store: try .inMemory(
        kinds: kinds, effects: Store.Effects(now: { clock.now }, device: { "device" })),
      http: http, isOffline: false, terminal: terminal,
      answers: isInteractive ? .drawn : .plain, now: { clock.now },
      fixedDay: nil, calendar: DayCalendar(timeZone: .gmt), language: language, environment: [:],
      secrets: Secrets(environment: [:], vault: .inMemory()), files: .inMemory(files),
      editor: Editor { _, _, _ in
        Issue.record("a text editor was opened, which this test did not allow")
        throw EditorError.cannotStart
      },
      pictures: Pictures { _, _ in
        Issue.record("a picture was drawn, which this test did not allow")
        throw FileError.noPictures
      },
      notifier: .unexpected, timers: .unexpected,
      makeID: makeID, random: { 4 }, sleep: { try await clock.sleep($0) },
      kept: { _, _, _ in [] },
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  /// Runs a command line of a product; returns its standard output.
  @discardableResult
  public func run<Product: Plugin>(
    _ product: Product.Type, _ arguments: [String]
  ) async throws -> String {
    recording.clear()
    // As the host does; building the whole command tree each time would be slow.
    if let direct = Product.directCommand(arguments) {
      try await direct.command.run(in: world.adopting(direct.options))
    } else {
      let parsed = try arguments.parsed { try product.root.parseAsRoot($0) }
      let command = try #require(parsed as? any PluginCommand)
      try await command.run(in: world.adopting(command.shared.values))
    }
    return recording.output
  }

  /// The JSON output of a product's command line.
  public func json<Product: Plugin>(
    _ product: Product.Type, _ arguments: [String]
  ) async throws -> JSONValue {
    let output = try await run(product, arguments + ["--json"])
    return try JSONValue(parsing: Data(output.utf8))
  }

  /// The last command's standard output so far.
  public var output: String { recording.output }

  /// The last command's standard error.
  public var errors: String { recording.errors }

  /// The product's card for Today.
  public func card<Product: Plugin>(_ product: Product.Type) async throws -> Card? {
    let moment = world.moment
    return try await world.store.read { try Product().card(from: $0, at: moment) }
  }
}

/// A clock that a test moves by hand; allowed sleeps advance it too.
public final class StageClock: Sendable {
  private struct State {
    var now: Instant
    var sleepsLeft = 0
    var endsAfterwards = false
  }

  private let state: Mutex<State>

  init(_ now: Instant) { state = Mutex(State(now: now)) }

  /// The clock's current instant.
  public var now: Instant { state.withLock(\.now) }

  /// Advances the clock, or sets it back if negative.
  public func advance(seconds: Int) {
    state.withLock { $0.now = $0.now.adding(seconds: seconds) }
  }

  /// Lets the next sleeps return at once. Later ones last until their task is cancelled, or with
  /// `end` behave as if it were.
  public func allow(sleeps: Int, thenEnd end: Bool = false) {
    state.withLock { ($0.sleepsLeft, $0.endsAfterwards) = (sleeps, end) }
  }

  func sleep(_ duration: Duration) async throws {
    let (isAllowed, isEnd) = state.withLock { state in
      state.sleepsLeft -= 1
      return (state.sleepsLeft >= 0, state.endsAfterwards)
    }
    if isAllowed { return advance(seconds: Int(duration.components.seconds)) }
    if isEnd { throw CancellationError() }
    try await Task.sleep(for: .seconds(3600))
  }
}

extension HTTPClient {
  /// A network that fails the test on every request.
  public static let unexpected = HTTPClient { call in
    Issue.record("\(call.url) was called, which this test did not allow")
    throw NetError.offline
  }
}
