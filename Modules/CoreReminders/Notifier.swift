/// Delivers notifications on this machine.
public struct Notifier: Sendable {
  /// Shows a desktop notification; throws ``ReminderError``.
  public var show: @Sendable (_ title: String, _ text: String) async throws -> Void
  /// Appends a line to a file, creating it if necessary; throws ``ReminderError``.
  public var append: @Sendable (_ line: String, _ path: String) async throws -> Void

  /// Creates a notifier from two effects.
  public init(
    show: @escaping @Sendable (_ title: String, _ text: String) async throws -> Void,
    append: @escaping @Sendable (_ line: String, _ path: String) async throws -> Void
  ) {
    self.show = show
    self.append = append
  }
}
