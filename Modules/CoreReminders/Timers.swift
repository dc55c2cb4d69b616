/// The system's timers, which run a product in the background.
public struct Timers: Sendable {
  /// The service that runs timers.
  public enum System: String, Sendable {
    case systemd, launchd
  }

  /// The state of a job on the system.
  public struct State: Hashable, Sendable {
    /// The service that runs it.
    public let system: System
    /// The absolute paths of its files; empty if the job is not installed.
    public let files: [String]
    /// `true` if it is scheduled.
    public let isActive: Bool
    /// `true` if the installed schedule has the job's times.
    public let isCurrent: Bool
    /// The locale of the installed job; `nil` for the system's.
    public let locale: String?

    /// Creates a state as reported by the system.
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

  /// The command that timers run.
  public struct Program: Hashable, Sendable {
    /// The executable's absolute path.
    public let path: String
    /// The name of the root command, such as `daybook`.
    public let command: String
    /// The home's absolute path.
    public let home: String
    /// The person's time zone, as an IANA name; `nil` for the machine's.
    public var zone: String?

    /// Creates a program for a home.
    public init(path: String, command: String, home: String, zone: String? = nil) {
      self.path = path
      self.command = command
      self.home = home
      self.zone = zone
    }
  }

  /// The running program.
  public var program: Program
  /// Installs a job, replacing one with its name; without times it is never scheduled. Throws
  /// ``ReminderError`` and leaves no files if the machine has no timers.
  public var install: @Sendable (TimerJob) async throws -> State
  /// Removes a job with all its files; returns the files that existed.
  public var remove: @Sendable (_ name: String) async throws -> [String]
  /// Returns the state of a job on the system.
  public var state: @Sendable (TimerJob) async throws -> State

  /// Creates timers from three effects.
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
