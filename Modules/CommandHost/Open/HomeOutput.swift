import ArgumentParser
import CorePlugin
import CoreStorage
import CoreTerminal

extension HomeSession {
  /// Shows what has the words: a match leads to its day, or else to its app.
  mutating func search(_ words: [String]) async {
    var pane = HomePane(words: ["search", "--"] + words)
    var search = SearchRecords<Products>()
    search.text = words
    let (world, _) = recorded(world)
    do {
      let matches = try await search.performed(in: world)
      for (line, found) in matches.entries(in: world) {
        let start = pane.lines.count
        pane.lines += wrapped(line)
        guard let found else { continue }
        let words = found.day.map { ["day", "\($0)"] } ?? [found.product]
        pane.links.append(.init(lines: start..<pane.lines.count, words: words))
      }
      pane.lines += pane.links.isEmpty ? matches.lines(in: world) : world.more(limit: matches.more)
      pane.shown = HomePane.shownAtOnce
    } catch {
      pane.lines = lines(of: error, pane.words, columns: world.columns)
    }
    state.showPane(pane)
  }

  typealias Parsed = (command: any PluginCommand, options: OptionValues)

  func command(_ words: [String]) throws -> Parsed {
    let direct = Products.directCommand(words)
    var parsed: any ParsableCommand =
      try direct?.command ?? words.parsed { try SuiteRoot<Products>.parseAsRoot($0) }
    guard let command = parsed as? any PluginCommand, !(command is any OpenScreen) else {
      // The parser's own command throws the help that it shows.
      if !(parsed is any HandedOver || parsed is any OpenScreen) { try parsed.run() }
      throw HostError.notInside(words.joined(separator: " "))
    }
    let options = direct?.options ?? command.shared.values
    // The screen is one person's.
    if options.home != nil || options.profile != nil {
      throw HostError.notInside(words.joined(separator: " "))
    }
    return (command, options)
  }

  /// Returns what a command prints, as wide as the pane, with pictures for so many rows.
  func output(
    of words: [String], as parsed: Parsed? = nil, in world: World, rows: Int = .max
  ) async -> [String] {
    let (world, recording) = recorded(world, rows: rows)
    do {
      let (command, options) = try parsed ?? command(words)
      try await command.run(in: world.adopting(options))
    } catch {
      return lines(of: error, words, columns: world.columns)
    }
    var lines = recording.output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Returns the world with a terminal as wide as the pane, and that terminal's output.
  private func recorded(
    _ world: World, rows: Int = .max
  ) -> (world: World, recording: Recording) {
    let (terminal, recording) = world.terminal.recorded(
      columns: HomeScreen.paneColumns(in: state.size), rows: min(state.size.rows, rows))
    var world = world
    world.terminal = world.isSpoken ? terminal.spoken : terminal
    return (world, recording)
  }

  /// Wraps a line for the pane; ears get it whole.
  func wrapped(_ line: String) -> [String] {
    isSpoken
      ? [line] : line.fitted(to: HomeScreen.paneColumns(in: state.size), breakingWords: true)
  }
}

extension Terminal {
  /// A terminal of the same colours whose output is kept for a pane, without a keyboard.
  fileprivate func recorded(
    columns: Int, rows: Int
  ) -> (terminal: Terminal, recording: Recording) {
    Terminal.recording(
      columns: columns, rows: rows, colors: colors, isUnicode: isUnicode, framesBoxes: false)
  }
}
