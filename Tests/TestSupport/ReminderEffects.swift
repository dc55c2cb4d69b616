public import CoreReminders
import Synchronization
import Testing

extension Notifier {
  /// Ways to a person that no test asked for.
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
  /// A system without a timer, where a test did not allow to install one.
  public static let unexpected = Timers(
    program: Program(path: "/opt/daybook", command: "daybook", home: "/home/me/daybook"),
    install: { job in
      Issue.record("\(job.name) was installed, which this test did not allow")
      throw ReminderError.timerRefused
    },
    remove: { _ in [] },
    state: { _ in State(system: .systemd, files: [], isActive: false) })
}

/// A person's desktop and files of one test: it keeps what reached them, and refuses when told to.
public final class RecordedNotifier: Sendable {
  private struct State {
    var shown: [String] = []
    var refusals: [ReminderError] = []
  }

  private let state = Mutex(State())

  /// A desktop that nothing has reached yet.
  public init() {}

  /// What was shown, as `title: text`, and the lines of files, as `path: line`.
  public var shown: [String] { state.withLock(\.shown) }

  /// Refuses the next deliveries with these errors, one each.
  public func refuse(_ errors: ReminderError...) {
    state.withLock { $0.refusals = errors }
  }

  /// The notifier that delivers here.
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

/// The system's timers of one test, with the jobs that stand in them.
public final class RecordedTimers: Sendable {
  private let jobs = Mutex<[String: TimerJob]>([:])

  /// A system without a job.
  public init() {}

  /// The installed jobs.
  public var installed: [TimerJob] { jobs.withLock { $0.values.sorted { $0.name < $1.name } } }

  /// The timers that install here.
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
