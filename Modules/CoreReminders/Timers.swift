/// The system's timers, which call a product when no command is running.
public struct Timers: Sendable {
  /// What runs timers on a machine.
  public enum System: String, Sendable {
    case systemd, launchd
  }

  /// What stands in the system for a job.
  public struct State: Hashable, Sendable {
    /// What runs it.
    public let system: System
    /// The absolute paths of the files that are there; empty where the job is not installed.
    public let files: [String]
    /// Whether the system is waiting for its next time.
    public let isActive: Bool
    /// Whether what is installed calls at the job's times.
    public let isCurrent: Bool
    /// The locale that the installed job runs in; `nil` for the system's.
    public let locale: String?

    /// A state as the system tells it.
    public init(
      system: System, files: [String], isActive: Bool, isCurrent: Bool = true,
      locale: String? = nil
    ) {
      self.system = system
      self.files = files
      self.isActive = isActive
      self.isCurrent = isCurrent
      self.locale = locale
    }
  }

  /// How a timer calls the command that is running.
  public struct Program: Hashable, Sendable {
    /// Its executable's absolute path.
    public let path: String
    /// The name of its root command, as `daybook`.
    public let command: String
    /// The home's absolute path.
    public let home: String
    /// The time zone that the person chose, by its IANA name; `nil` for the machine's.
    public var zone: String?

    /// A program in a home.
    public init(path: String, command: String, home: String, zone: String? = nil) {
      self.path = path
      self.command = command
      self.home = home
      self.zone = zone
    }
  }

  /// The running program.
  public var program: Program
  /// Puts a job in the place of what has its name, ready to run; one without times waits for none.
  /// Throws ``ReminderError`` and leaves nothing behind where the machine runs no timers.
  public var install: @Sendable (TimerJob) async throws -> State
  /// Takes a job away, with everything that belongs to it; answers the files that were there.
  public var remove: @Sendable (_ name: String) async throws -> [String]
  /// What stands in the system for a job.
  public var state: @Sendable (TimerJob) async throws -> State

  /// Timers of three effects.
  public init(
    program: Program,
    install: @escaping @Sendable (TimerJob) async throws -> State,
    remove: @escaping @Sendable (_ name: String) async throws -> [String],
    state: @escaping @Sendable (TimerJob) async throws -> State
  ) {
    self.program = program
    self.install = install
    self.remove = remove
    self.state = state
  }
}
