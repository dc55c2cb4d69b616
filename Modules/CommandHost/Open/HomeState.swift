import CoreModels
import CorePlugin
import CoreTerminal

/// The open screen between two keys.
struct HomeState: Sendable {
  var view: HomeView
  var size: TerminalSize
  /// The chosen row.
  private(set) var card = 0
  private(set) var row = 0
  var pane = HomePane()
  /// The pane with the link that was opened, and its words.
  private var opened: (words: [String], from: HomePane)?
  /// `true` while the pane shows the chosen row's own screen instead of its card's.
  private(set) var isRowOpen = false
  /// `true` while keys scroll the pane, which a narrow terminal shows in place of Today.
  private(set) var isPaneFocused = false
  var prompt: HomePrompt?
  /// The commands typed so far, the last one last.
  var commands: [String] = []
  /// The answer to the last key.
  var message = OpenText?.none
  /// The last command's answer.
  var answer = ""

  init(_ view: HomeView, size: TerminalSize) {
    self.view = view
    self.size = size
  }

  /// `true` where Today and the pane stand side by side.
  var isWide: Bool { size.columns >= World.wideColumns }
  var isPaneShown: Bool { isWide || isPaneFocused }

  /// Shows another state of the store, with the same row chosen if it is still there.
  mutating func show(_ view: HomeView) {
    let (former, words) = (chosenCard, chosenRow?.acts.first?.words)
    self.view = view
    if let former, let index = view.cards.firstIndex(where: { $0.screen == former.screen }) {
      card = index
      let rows = view.cards[index].rows
      let isSame = { (row: CardRow) in row.acts.first?.words == words }
      if words != nil, !(rows.indices.contains(row) && isSame(rows[row])) {
        row = rows.firstIndex(where: isSame) ?? row
      }
    }
    choose(card: card, row: row)
  }

  /// Chooses a row; beyond the last one the last.
  mutating func choose(card: Int, row: Int) {
    self.card = max(min(card, view.cards.count - 1), 0)
    self.row = max(min(row, (chosenCard?.rows.count ?? 1) - 1), 0)
  }

  /// Returns the state after a key, and what it asks for.
  mutating func press(_ key: Key, _ palette: @autoclosure () -> Palette) -> [HomeEffect] {
    (message, answer) = (nil, "")
    if prompt != nil { return type(key, palette()) }
    switch key {
    case "q": return [.close]
    case .down, "j": return isPaneFocused ? scroll(by: 1) : move(by: 1)
    case .up, "k": return isPaneFocused ? scroll(by: -1) : move(by: -1)
    case .pageDown, .control("f"): return page(by: max(size.rows - 4, 1))
    case .pageUp, .control("b"): return page(by: -max(size.rows - 4, 1))
    case .control("d"): return page(by: max(size.rows / 2, 1))
    case .control("u"): return page(by: -max(size.rows / 2, 1))
    case .home, "g": return isPaneFocused ? scroll(by: -pane.lines.count) : go(to: 0)
    case .end, "G":
      return isPaneFocused ? scroll(by: pane.lines.count) : go(to: view.cards.count - 1, row: .max)
    case .right, .enter, .tab, "l": return focusPane()
    case .left, "h", .escape: return leavePane()
    // Nobody sees which row is chosen while keys scroll the pane.
    case " " where isPaneFocused: return scroll(by: max(size.rows - 4, 1))
    case .character(let sign) where !isPaneFocused && CardAct.Kind(sign) != nil:
      return CardAct.Kind(sign).map { act($0) } ?? []
    case "u": return [.run(["undo"])]
    case "U": return ask(.undoWhich, ["undo"], showing: ["undo", "--list"])
    case "v" where !isPaneFocused: return askVersion()
    case "r": return [.run(["redo"])]
    case "[": return [.turn(-1)]
    case "]": return [.turn(1)]
    case "?": return isPaneFocused && pane.words == HomePane.help ? leavePane() : [.help]
    case "/": prompt = HomePrompt(purpose: .search)
    case ":": open(HomePrompt(purpose: .command), palette())
    case .character(let digit):
      if let number = digit.wholeNumberValue, view.cards.indices.contains(number - 1) {
        return go(to: number - 1)
      }
    default: break
    }
    return []
  }

  private mutating func move(by step: Int) -> [HomeEffect] {
    let former = card
    if chosenCard?.rows.indices.contains(row + step) == true {
      row += step
    } else if view.cards.indices.contains(card + step) {
      card += step
      row = step > 0 ? 0 : view.cards[card].rows.count - 1
    }
    let wasOpen = isRowOpen
    isRowOpen = false
    return card == former && !wasOpen ? [] : follow()
  }

  private mutating func go(to card: Int, row: Int = 0) -> [HomeEffect] {
    choose(card: card, row: row)
    isRowOpen = false
    if isWide { isPaneFocused = false }
    return follow()
  }

  /// Shows the chosen card's screen, where there is room.
  private func follow() -> [HomeEffect] {
    guard isPaneShown, let screen = chosenScreen else { return [] }
    return [.show(screen)]
  }

  /// Scrolls the pane, or moves in Today where that is all that is shown.
  private mutating func page(by lines: Int) -> [HomeEffect] {
    if isPaneShown { return scroll(by: lines) }
    for _ in 0..<abs(lines) { _ = move(by: lines.signum()) }
    return []
  }

  private mutating func scroll(by lines: Int) -> [HomeEffect] {
    pane.move(by: lines, height: size.rows - 2)
    return []
  }

  private mutating func focusPane() -> [HomeEffect] {
    if isPaneFocused, let link = pane.chosenLink {
      opened = (link.words, from: pane)
      return [.show(link.words)]
    }
    guard chosenCard != nil, !isPaneFocused else { return [] }
    isPaneFocused = true
    isRowOpen = chosenRow?.screen.isEmpty == false
    return isWide && !isRowOpen ? [] : follow()
  }

  private mutating func leavePane() -> [HomeEffect] {
    if isPaneFocused, let opened, opened.words == pane.words {
      pane = opened.from
      return []
    }
    (isPaneFocused, isRowOpen) = (false, false)
    return pane.words == chosenScreen ? [] : follow()
  }

  private mutating func act(_ kind: CardAct.Kind) -> [HomeEffect] {
    guard let card = chosenCard else { return [] }
    guard let act = chosenAct(kind) else {
      if kind == .usual, !isWide { return focusPane() }
      message = view.isPast ? .past : .noAct
      return []
    }
    let words = card.words(of: act)
    if act.asks {
      prompt = HomePrompt(purpose: .argument(title: act.title, words: words))
      return []
    }
    return [kind == .edit ? .edit(words) : .run(words)]
  }

  private mutating func askVersion() -> [HomeEffect] {
    guard !view.isPast, let record = chosenRow?.record else {
      message = view.isPast ? .past : .noVersions
      return []
    }
    return ask(.whichVersion, ["bring-back", "\(record)@"], showing: ["history", record])
  }

  /// Shows a numbered list, and asks for a number of it.
  private mutating func ask(
    _ question: OpenText, _ words: [String], showing list: [String]
  ) -> [HomeEffect] {
    prompt = HomePrompt(purpose: .number(question, words: words))
    return [.show(list)]
  }

  /// Shows the output of a command; `isTyped` if a person typed it, even for the chosen card.
  mutating func showPane(_ pane: HomePane, isTyped: Bool = false) {
    self.pane = pane
    let isOwn = pane.words == chosenScreen && !isTyped
    if pane.words == HomePane.help || !pane.links.isEmpty || !isOwn && !isWide {
      isPaneFocused = true
    }
  }
}
