import CoreModels
import CoreTerminal

extension HomeState {
  /// Begins a line with its completions.
  mutating func open(_ prompt: HomePrompt, _ palette: Palette) {
    var prompt = prompt
    prompt.choices = palette.choices(for: prompt.text, in: view)
    self.prompt = prompt
  }

  /// Handles a key while a line is typed.
  mutating func type(_ key: Key, _ palette: Palette) -> [HomeEffect] {
    guard var prompt else { return [] }
    switch key {
    case .escape, .control("c"), .control("d"): self.prompt = nil
    case .enter:
      self.prompt = nil
      return effects(of: prompt)
    case .down, .tab: self.prompt?.choose(by: 1)
    case .up: self.prompt?.choose(by: -1)
    default:
      prompt.text = prompt.line
      prompt.chosen = nil
      guard prompt.edit(key) else { return [] }
      if prompt.purpose == .command { open(prompt, palette) } else { self.prompt = prompt }
    }
    return []
  }

  private func effects(of prompt: HomePrompt) -> [HomeEffect] {
    let words = prompt.line.shellWords
    guard !words.isEmpty else { return [] }
    switch prompt.purpose {
    case .command: return [.run(words)]
    case .search: return [.show(["search", "--"] + words)]
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
  var line: String { chosen.map { choices[$0].line } ?? text }
}
