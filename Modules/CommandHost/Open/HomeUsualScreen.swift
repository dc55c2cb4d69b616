import CoreModels
import CorePlugin
import CoreTerminal

extension HomeSession {
  /// Runs a command on the usual screen.
  mutating func run(_ words: [String], waits: Bool) async {
    var isFailed = false
    let screen = Mark()
    do {
      let (command, options) = try command(words)
      var world = words.contains("--date") ? present : world
      world.terminal.takeScreen = { [take = world.terminal.takeScreen] isOn in
        screen.set()
        take(isOn)
      }
      try await command.run(in: world.adopting(options))
      try leavePast(after: words)
    } catch {
      isFailed = true
      world.terminal.lines(lines(of: error, words, columns: world.columns))
    }
    // A screen of its own was there until it was closed, and ears have none that would cover what
    // was said.
    guard waits && !screen.isSet || isFailed, !isSpoken else { return }
    world.terminal.write(world.text(OpenText.goBack) + " ")
    _ = world.terminal.readLine()
  }
}
