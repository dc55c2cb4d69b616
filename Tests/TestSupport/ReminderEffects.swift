public import CoreReminders
import Synchronization
import Testing

extension Notifier {
  /// A notifier that fails the test.
  public static let unexpected = Notifier(
    show: { title, _ in
      Issue.record("“\(title)” was shown, which this test did not allow")
      throw ReminderError.noSessionBus
    },
    append: { _, path in
      Issue.record("\(path) was written, which this test did not allow")
      throw ReminderError.cannotAppend(path: path)
    })
}

extension Timers {
  /// Timers that fail the test when a job is installed.
  public static let unexpected = Timers(
    program: Program(path: "/opt/daybook", command: "daybook", home: "/home/me/daybook"),
    install: { job in
      Issue.record("\(job.name) was installed, which this test did not allow")
      throw ReminderError.timerRefused
    },
    remove: { _ in [] },
    state: { _ in State(system: .systemd, files: [], isActive: false) })
}

/// A test's desktop and files: records deliveries, and rejects them on demand.
public final class RecordedNotifier: Sendable {
  private struct State {
    var shown: [String] = []
    var refusals: [ReminderError] = []
  }

  private let state = Mutex(State())

  /// Creates a recorder without deliveries.
  public init() {}

  /// The deliveries: `title: text` on the desktop, `path: line` in files.
  public var shown: [String] { state.withLock(\.shown) }

  /// Rejects the next deliveries with these errors, one each.
  public func refuse(_ errors: ReminderError...) {
    state.withLock { $0.refusals = errors }
  }

  /// The notifier that delivers to this recorder.
  public var notifier: Notifier {
    Notifier(
      show: { try self.take("\($0): \($1)") }, append: { try self.take("\($1): \($0)") })
  }

  private func take(_ text: String) throws {
    try state.withLock { state in
      guard state.refusals.isEmpty else { throw state.refusals.removeFirst() }
      state.shown.append(text)
    }
  }
}

/// A test's system timers, with their installed jobs.
public final class RecordedTimers: Sendable {
  private let jobs = Mutex<[String: TimerJob]>([:])

  /// Creates timers without a job.
  public init() {}

  /// The installed jobs.
  public var installed: [TimerJob] { jobs.withLock { $0.values.sorted { $0.name < $1.name } } }

  /// The timers that install into this recorder.
  public var timers: Timers {
    Timers(
      program: Timers.unexpected.program,
      install: { job in
        self.jobs.withLock { $0[job.name] = job }
        return self.state(job)
      },
      remove: { name in
        let files = self.files(name)
        self.jobs.withLock { _ = $0.removeValue(forKey: name) }
        return files
      },
      state: { self.state($0) })
  }

  private func files(_ name: String) -> [String] {
    installed.contains { $0.name == name } ? ["/units/\(name).timer"] : []
  }

  private func state(_ wanted: TimerJob) -> Timers.State {
    let job = jobs.withLock { $0[wanted.name] }
    return Timers.State(
      system: .systemd, files: files(wanted.name),
      isActive: job.map { !$0.times.isEmpty } ?? false,
      isCurrent: job.map { $0.times == wanted.times && $0.zone == wanted.zone } ?? true,
      locale: job?.locale)
  }
}
