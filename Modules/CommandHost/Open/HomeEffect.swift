/// Something that a key asks the open screen to do.
enum HomeEffect: Hashable, Sendable {
  /// Runs a command and shows what it prints beside Today.
  case show([String])
  /// Searches for words and shows what can be opened.
  case search([String])
  /// Runs a command and says in a line what it answers.
  case run([String])
  /// Runs a command that needs the whole terminal.
  case edit([String])
  /// Goes some days on, or back.
  case turn(Int)
  /// Shows the keys.
  case help
  case close
}
