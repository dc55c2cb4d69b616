/// The ways to a person on this very machine.
public struct Notifier: Sendable {
  /// Shows a notification on the desktop; throws ``ReminderError``.
  public var show: @Sendable (_ title: String, _ text: String) async throws -> Void
  /// Adds a line to a file, which is made where it is missing; throws ``ReminderError``.
  public var append: @Sendable (_ line: String, _ path: String) async throws -> Void

  /// A notifier of two effects.
  public init(
    show: @escaping @Sendable (_ title: String, _ text: String) async throws -> Void,
    append: @escaping @Sendable (_ line: String, _ path: String) async throws -> Void
  ) {
    self.show = show
    self.append = append
  }
}
