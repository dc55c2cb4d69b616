import CoreModels
import CoreTerminal

extension HomeState {
  /// Begins a line with its completions.
  mutating func open(_ prompt: HomePrompt, _ palette: Palette) {
    var prompt = prompt
    prompt.choices = palette.choices(for: prompt.typed.text, in: view)
    self.prompt = prompt
  }

  /// Handles a key while a line is typed.
  mutating func type(_ key: Key, _ palette: Palette) -> [HomeEffect] {
    guard var prompt else { return [] }
    switch key {
    case .escape, .control("c"): self.prompt = nil
    case .control("d") where prompt.line.isEmpty: self.prompt = nil
    case .enter where prompt.purpose == .command && prompt.line.hasOpenQuote:
      message = .openQuote
    case .enter:
      self.prompt = nil
      if prompt.purpose == .command, !prompt.line.isEmpty, commands.last != prompt.line {
        commands.append(prompt.line)
      }
      return effects(of: prompt)
    case .up where recall(1, palette), .down where recall(-1, palette): break
    case .down, .tab: self.prompt?.choose(by: 1)
    case .up: self.prompt?.choose(by: -1)
    default:
      if prompt.chosen != nil { prompt.typed = LineEditor(prompt.line) }
      (prompt.chosen, prompt.age) = (nil, 0)
      guard prompt.typed.edit(prompt.isText ? key : key.onOneLine) else { return [] }
      if prompt.purpose == .command { open(prompt, palette) } else { self.prompt = prompt }
    }
    return []
  }

  /// Writes an earlier command, or a later one, in place of an empty line; `false` if there is none.
  private mutating func recall(_ step: Int, _ palette: Palette) -> Bool {
    guard var prompt, prompt.purpose == .command, prompt.chosen == nil,
      prompt.age > 0 || prompt.line.isEmpty,
      (0...commands.count).contains(prompt.age + step)
    else { return false }
    prompt.age += step
    prompt.typed = LineEditor(prompt.age == 0 ? "" : commands[commands.count - prompt.age])
    open(prompt, palette)
    return true
  }

  private func effects(of prompt: HomePrompt) -> [HomeEffect] {
    let words = prompt.line.shellWords
    guard !words.isEmpty else { return [] }
    switch prompt.purpose {
    // Hints begin with the name of the program.
    case .command: return [.run(Array(words.drop { $0 == "daybook" }))]
    case .search: return [.search(words)]
    case .argument(_, let command), .number(_, let command):
      let text = prompt.line.trimmingWhitespace()
      // A text may begin with a hyphen.
      guard let last = command.last, last.hasSuffix("=") || last.hasSuffix("@") else {
        return [.run(command + ["--", text])]
      }
      return [.run(command.dropLast() + [last + text])]
    }
  }
}

extension HomePrompt {
  /// The chosen completion, or else the typed text.
  var line: String { chosen.map { choices[$0].line } ?? typed.text }
}

extension Key {
  /// The key, with spaces for the line breaks of a paste.
  fileprivate var onOneLine: Key {
    guard case .paste(let text) = self else { return self }
    return .paste(String(text.map { $0.isNewline ? " " : $0 }))
  }
}
