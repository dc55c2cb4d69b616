import CoreModels
import CorePlugin
import CoreTerminal

/// The open screen for ears: the same view, keys and acts, a line at a time.
struct HomeTwin<Products: Suite> {
  var session: HomeSession<Products>

  private var world: World { session.world }
  private var terminal: Terminal { world.terminal.spoken }

  mutating func run() async throws {
    // A narrow screen shows one thing at a time, as ears do.
    session.state.size = TerminalSize(columns: 80, rows: 24)
    session.isSpoken = true
    terminal.lines(overview + [world.text(OpenText.twinHint)])
    while true {
      terminal.write("> ")
      guard let line = terminal.readLine()?.trimmingWhitespace() else { return }
      if try await answer(line) { return }
    }
  }

  /// Does what a typed line asks for; returns `true` at the end.
  private mutating func answer(_ line: String) async throws -> Bool {
    // Another process may have written.
    try await session.reload()
    session.state.pane = HomePane()
    _ = try await press(.escape)
    let formerDay = session.state.view.day
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    var rest = line.dropFirst(digits.count)
    if !digits.isEmpty {
      guard let number = Int(digits), session.state.choose(number: number) else {
        terminal.line(world.text(OpenText.noRow(String(digits))))
        return false
      }
      if rest.isEmpty { rest = " " }
    }
    guard var key = rest.first else {
      terminal.lines(overview)
      return false
    }
    let text = String(rest.dropFirst()).trimmingWhitespace()
    // A number after a row's is how much to add to it.
    if key == " ", !text.isEmpty { key = "a" }
    guard Self.keys.contains(key), text.isEmpty || asks(key) else {
      terminal.line(world.text(OpenText.noAnswer(line)))
      return false
    }
    if key == "?" {
      terminal.lines(OpenText.twinKeys.map { "\($0.keys): \(world.text($0.meaning))" })
      return false
    }
    if try await press(.character(key)) { return true }
    if session.state.prompt != nil, try await type(text) { return true }
    tell(formerDay: formerDay)
    let links = session.state.pane.links
    if !links.isEmpty { try await open(links) }
    return false
  }

  /// Opens the link with the number that is typed.
  private mutating func open(_ links: [HomePane.Link]) async throws {
    terminal.write(world.text(OpenText.openWhich) + " ")
    guard let number = terminal.readLine().flatMap({ Int($0.trimmingWhitespace()) }),
      links.indices.contains(number - 1)
    else { return }
    for _ in 1..<number { _ = try await press(.down) }
    _ = try await press(.enter)
    terminal.lines(session.state.pane.lines)
  }

  /// The keys that mean something without a screen.
  private static var keys: Set<Character> { Set(" +=-aeurUv[]/:?q") }

  /// `true` if a key is followed by a line.
  private func asks(_ key: Character) -> Bool {
    "/:Uv".contains(key)
      || CardAct.Kind(key).flatMap { session.state.chosenAct($0)?.asks } ?? false
  }

  /// Completes the line that a key asked for.
  private mutating func type(_ text: String) async throws -> Bool {
    var text = text
    if text.isEmpty, let prompt = session.state.prompt {
      if case .number = prompt.purpose { terminal.lines(session.state.pane.lines) }
      terminal.write(prompt.name(in: world))
      text = terminal.readLine() ?? ""
    }
    if try await press(.paste(text)) { return true }
    let isEnd = try await press(.enter)
    // The next line is typed anew.
    session.state.prompt = nil
    return isEnd
  }

  private mutating func press(_ key: Key) async throws -> Bool {
    switch try await session.press(key) {
    case .close: return true
    case .command(let words, _):
      await session.run(words, waits: false)
      try await session.reload()
      return false
    case nil: return false
    }
  }

  private func tell(formerDay: Day) {
    let state = session.state
    if let message = state.message { return terminal.line(world.text(message)) }
    if !state.answer.isEmpty { return terminal.line(state.answer) }
    if state.view.day != formerDay { return terminal.lines(overview) }
    let starts = state.pane.links.map(\.lines.lowerBound)
    for (index, line) in state.pane.lines.enumerated() {
      let number = starts.firstIndex(of: index).map { "\($0 + 1). " } ?? ""
      terminal.line(number + line.drop { $0 == " " && !number.isEmpty })
    }
  }

  /// All rows, numbered, below the names of their cards.
  private var overview: [String] {
    let view = session.state.view
    let day = view.day.longText(in: world.language)
    let title = world.titles(ofDay: day).joined(separator: ", ")
    let pause = view.pausedUntil.map { [world.text(HostText.mercyUntil($0.inWords))] } ?? []
    var number = 0
    let rows = view.cards.flatMap { card in
      [card.title]
        + card.rows.map { row in
          number += 1
          let acts = row.namedActs.map { $0.kind.sign + $0.title }.joined(separator: ", ")
          return "\(number). " + row.said(in: world.language) + (acts.isEmpty ? "" : " (\(acts))")
        }
    }
    return [title] + pause + (rows.isEmpty ? [world.text(HostText.nothingToday)] : rows)
  }
}

extension CardAct.Kind {
  /// The letter after a row's number; the usual act needs none.
  fileprivate var sign: String {
    switch self {
    case .usual: ""
    case .less: "-: "
    case .add: "a: "
    case .edit: "e: "
    }
  }
}

extension HomeState {
  /// Chooses a row by its number in the whole view, from 1; `false` if there is none.
  mutating func choose(number: Int) -> Bool {
    var rest = number - 1
    for (index, card) in view.cards.enumerated() where rest >= 0 {
      if card.rows.indices.contains(rest) {
        choose(card: index, row: rest)
        return true
      }
      rest -= card.rows.count
    }
    return false
  }
}
