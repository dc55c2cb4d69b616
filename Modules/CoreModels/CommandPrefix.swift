/// The word before an app's commands where several apps are one command, so that texts name commands
/// as they are typed there: `daybook mori setup` for `mori setup`.
public enum CommandPrefix {
  /// The prefix of the command that runs, with a space; empty for an app of its own.
  @TaskLocal public static var current = ""

  /// Returns an app's command, for what is in no catalog, as it is typed.
  public static func applied(to command: String) -> String {
    (command + " ").hasPrefix(current) ? command : current + command
  }
}
