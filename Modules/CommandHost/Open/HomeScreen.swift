import CoreModels
import CorePlugin
import CoreTerminal

/// Draws the open screen: Today at the left, what a command shows at the right.
struct HomeScreen {
  let state: HomeState
  let world: World

  private static let mostChoices = 10
  private static let widestToday = 64
  /// The place of the mark of the chosen row.
  private static let margin = 2
  /// The columns that are left for what is typed.
  private static let leastTyped = 8

  private var columns: Int { state.size.columns }
  /// The rows between the title and the last line.
  private var height: Int { max(state.size.rows - 2, 0) }
  private var todayColumns: Int {
    state.isWide ? min((columns - 3) * 2 / 5, Self.widestToday) : columns
  }
  /// The columns of the pane.
  static func paneColumns(in size: TerminalSize) -> Int {
    guard size.columns >= World.wideColumns else { return size.columns }
    return size.columns - 3 - min((size.columns - 3) * 2 / 5, widestToday)
  }

  /// The screen's lines, as many as there are rows, and the place to type at.
  func lines() -> (lines: [String], cursor: (row: Int, column: Int)?) {
    var middle = body
    middle =
      Array(middle.prefix(height)) + Array(repeating: "", count: max(height - middle.count, 0))
    let problem =
      state.prompt == nil ? [] : state.message.map { [fitting(world.text($0), columns)] } ?? []
    let above = (choiceLines + problem + answerLines.dropLast()).suffix(height)
    middle.replaceSubrange(middle.count - above.count..<middle.count, with: above)
    let last = lastLine
    let lines = [fitting(title, columns)] + middle + [fitting(last.text, columns)]
    let cursor = last.cursor.map { (row: state.size.rows - 1, column: min($0, columns - 1)) }
    return (Array(lines.prefix(state.size.rows)), cursor)
  }

  private var title: String {
    let day = state.view.day
    let paused = state.view.pausedUntil.map { [world.text(HostText.mercyUntil($0.inWords))] } ?? []
    // Where it is narrow, a short date is worth more than the end of a long one.
    let titles = [day.longText(in: world.language), day.shortText(in: world.language)].flatMap {
      let day = world.titles(ofDay: $0)
      return [day + paused, day].map { $0.joined(separator: world.separator) }
    }
    let title = titles.first { $0.displayWidth <= columns } ?? day.shortText(in: world.language)
    return world.styled(title, .bold)
  }

  private var body: [String] {
    guard state.isWide else { return state.isPaneFocused ? paneLines : todayLines }
    let (left, right) = (todayLines, paneLines)
    let bar = world.styled(world.terminal.isUnicode ? "│" : "|", CardRow.Tone.quiet)
    return (0..<height).map { row in
      let start = row < left.count ? left[row] : ""
      return start.padded(to: todayColumns) + " " + bar
        + (row < right.count ? " " + right[row] : "")
    }
  }

  private var paneLines: [String] {
    let columns = Self.paneColumns(in: state.size)
    let chosen = state.isPaneFocused ? state.pane.chosenLink?.lines : nil
    let isCut = state.pane.lines.count > state.pane.shown
    let rest = isCut ? [world.terminal.isUnicode ? "  …" : "  ..."] : []
    let lines = state.pane.lines.prefix(state.pane.shown).enumerated().map { index, line in
      guard let chosen, chosen.contains(index) else { return fitting(line, columns) }
      return chosenLine(
        String(line.dropFirst(Self.margin)), isFirst: index == chosen.lowerBound, columns: columns)
    }
    return Array((lines + rest).dropFirst(state.pane.top).prefix(height))
  }

  /// The cards from the one on that leaves the chosen row in sight.
  private var todayLines: [String] {
    var lines: [String] = []
    var chosen = 0...0
    if state.view.cards.isEmpty {
      return world.text(HostText.nothingToday).wrapped(to: todayColumns)
    }
    for (index, card) in state.view.cards.enumerated() {
      if index > 0 { lines.append("") }
      let start = lines.count
      lines.append(fitting(world.styled("\(index + 1) \(card.title)", .bold), todayColumns))
      let marked = card.rows.widestMarkedDetail
      for (number, row) in card.rows.enumerated() {
        let isChosen = index == state.card && number == state.row
        let own = world.lines(of: row, markedWidth: marked, columns: todayColumns - Self.margin)
        if isChosen { chosen = (number == 0 ? start : lines.count)...(lines.count + own.count - 1) }
        let isMarked = isChosen && !state.isPaneFocused
        lines += own.enumerated().map {
          isMarked ? chosenLine($1, isFirst: $0 == 0, columns: todayColumns) : "  " + $1
        }
      }
    }
    let top = min(max(chosen.upperBound - height + 2, 0), chosen.lowerBound)
    return Array(lines.dropFirst(top).prefix(height))
  }

  /// A line of what is chosen, without its margin.
  private func chosenLine(_ text: String, isFirst: Bool, columns: Int) -> String {
    let mark = !isFirst ? "  " : world.terminal.isUnicode ? "▸ " : "> "
    return Style(inverse: true)((mark + text).padded(to: columns), world.terminal.colors)
  }

  private var lastLine: (text: String, cursor: Int?) {
    if let prompt = state.prompt {
      var name = prompt.name(in: world)
      // The end of a long question is worth less than what is typed.
      if name.displayWidth > columns - Self.leastTyped {
        name = fitting(name, max(columns - Self.leastTyped - 1, 1)) + " "
      }
      let room = max(columns - name.displayWidth - 1, 1)
      let (before, after) =
        prompt.chosen == nil ? (prompt.typed.before, prompt.typed.after) : (prompt.line, "")
      // The cursor is in sight.
      var shown = before.suffix(room)
      while String(shown).displayWidth > room { shown = shown.dropFirst() }
      let text = (shown + after.prefix(room)).replacing(
        "\n", with: world.terminal.isUnicode ? "⏎" : " ")
      return (name + text, (name + shown.replacing("\n", with: " ")).displayWidth)
    }
    if let message = state.message { return (world.text(message), nil) }
    if let answer = answerLines.last { return (answer, nil) }
    return (world.styled(hint, CardRow.Tone.quiet), nil)
  }

  /// The last command's answer, which covers what is above where a line is too short for it.
  private var answerLines: [String] {
    if state.prompt != nil || state.answer.isEmpty { return [] }
    return state.answer.visibleWidth <= columns
      ? [state.answer] : state.answer.withoutStyles.wrapped(to: columns)
  }

  /// The keys that do something with the chosen row, then those of the screen; the most needed ones
  /// where it is narrow.
  private var hint: String {
    let open = state.pane.links.isEmpty ? [] : ["Enter " + world.text(OpenText.keyOpen)]
    let acts =
      state.isPaneFocused
      ? open + ["Esc " + world.text(OpenText.helpBack)]
      : (state.chosenRow?.namedActs ?? []).map { "\($0.kind.key(in: world)) \($0.title)" }
    let own = [(":", OpenText.keyCommand), ("/", .keySearch), ("?", .keyHelp), ("q", .keyClose)]
      .map { "\($0.0) \(world.text($0.1))" }
    let needed = Array(own.suffix(2))
    let choices: [[String]] = [acts + own, acts + needed, Array(acts.prefix(1)) + needed]
    let hints = choices.map { $0.joined(separator: world.separator) }
    return hints.first { $0.displayWidth <= columns } ?? needed.joined(separator: world.separator)
  }

  private var choiceLines: [String] {
    guard let prompt = state.prompt, !prompt.choices.isEmpty else { return [] }
    let start = max((prompt.chosen ?? 0) - Self.mostChoices + 1, 0)
    let shown = prompt.choices.dropFirst(start).prefix(min(Self.mostChoices, height))
    let widest = shown.map(\.line.displayWidth).max() ?? 0
    return shown.enumerated().map { index, choice in
      let text =
        choice.line.padded(to: widest) + "  " + world.styled(choice.meaning, CardRow.Tone.quiet)
      let isChosen = start + index == prompt.chosen
      let line = (isChosen && world.terminal.colors == .none ? "> " : "  ") + text
      let fitted = fitting(line, columns)
      return isChosen
        ? Style(inverse: true)(fitted.padded(to: columns), world.terminal.colors) : fitted
    }
  }

  private func fitting(_ line: String, _ columns: Int) -> String {
    line.truncated(to: columns, ellipsis: world.terminal.isUnicode ? "…" : "...")
  }
}
