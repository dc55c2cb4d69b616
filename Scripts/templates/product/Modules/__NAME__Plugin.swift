/// Placeholder until CorePlugin is there: what `__command__` is.
public enum __NAME__Plugin {
  /// The name of the command.
  public static let id = "__command__"
}
