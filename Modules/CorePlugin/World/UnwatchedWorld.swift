import CoreTerminal

extension World {
  /// This world without a terminal, for pages and remote callers.
  public var unwatched: World {
    var world = self
    world.terminal = Terminal(
      write: { _ in }, writeError: { _ in }, isInteractive: false, isErrorInteractive: false,
      size: { TerminalSize(columns: 80, rows: 24) }, colors: .none, isUnicode: true)
    world.answers = .json
    return world
  }
}
