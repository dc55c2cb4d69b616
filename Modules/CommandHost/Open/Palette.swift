import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// A completion of a typed command.
struct PaletteChoice: Hashable, Sendable {
  /// The whole line with the completion.
  let line: String
  /// A few words on it.
  let meaning: String
}

/// All commands of a suite by their words, for completion.
struct Palette: Sendable {
  /// A command: `["mori", "up"]`, its inputs, and what it does.
  struct Entry: Hashable, Sendable {
    let words: [String]
    let inputs: [String]
    let meaning: String
    /// The values of its first input, where there are only a few.
    var values: [String] = []
  }

  let entries: [Entry]

  /// Walks the tree of commands below a root, in its language of help.
  init(_ root: any ParsableCommand.Type) {
    entries = root.configuration.subcommands.flatMap { Self.entries(of: $0, below: []) }
  }

  init(entries: [Entry]) { self.entries = entries }

  private static func entries(
    of command: any ParsableCommand.Type, below path: [String]
  ) -> [Entry] {
    let configuration = command.configuration
    guard let name = configuration.commandName, !(command is any HandedOver.Type),
      !(command is any OpenScreen.Type), configuration.shouldDisplay
    else { return [] }
    let words = path + [name]
    let inputs =
      (command as? any PluginCommand.Type)?.door?.inputs.filter(\.isPositional) ?? []
    let values: [String] =
      if case .choice(let values) = inputs.first?.kind { values } else { [] }
    let entry = Entry(
      words: words, inputs: inputs.map(\.name), meaning: configuration.abstract, values: values)
    return [entry]
      + configuration.subcommands.flatMap { entries(of: $0, below: words) }
  }

  /// Returns completions of a line: commands that continue its words, or rows of the view where an
  /// act's command expects one, such as a habit.
  func choices(for line: String, in view: HomeView) -> [PaletteChoice] {
    let typed = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let folded = typed.map { $0.lowercased() }
    let begun = entries.filter { $0.begins(with: folded) }
    if !begun.isEmpty || typed.count == 1 {
      let containing =
        typed.count == 1 && !line.isEmpty
        ? entries.filter { entry in
          !begun.contains(entry) && entry.words.contains { $0.hasPrefix(folded[0]) }
        } : []
      let commands = (begun + containing).map { entry in
        let inputs = entry.inputs.map { "<\($0)>" }.joined(separator: " ")
        return PaletteChoice(
          line: entry.words.joined(separator: " "),
          meaning: [inputs, entry.meaning].filter { !$0.isEmpty }.joined(separator: "  "))
      }
      return commands + (typed.count == 1 ? values(beginning: folded[0]) : [])
    }
    return values(completing: typed) + rows(completing: typed, in: view)
  }

  /// Commands with a value that begins like this, so that `ant` finds `aclio coach anthropic`.
  private func values(beginning start: String) -> [PaletteChoice] {
    guard start.count > 1 else { return [] }
    return entries.flatMap { entry in
      entry.values.filter { $0.hasPrefix(start) }.map { value in
        PaletteChoice(
          line: (entry.words + [value]).joined(separator: " "), meaning: entry.meaning)
      }
    }
  }

  private func values(completing typed: [String]) -> [PaletteChoice] {
    guard let last = typed.last,
      let entry = entries.first(where: { $0.words[...] == typed.dropLast() })
    else { return [] }
    return entry.values.filter { $0.hasPrefix(last.lowercased()) }.map { value in
      PaletteChoice(line: (entry.words + [value]).joined(separator: " "), meaning: "")
    }
  }

  private func rows(completing typed: [String], in view: HomeView) -> [PaletteChoice] {
    guard typed.count > 2, let last = typed.last else { return [] }
    let command = Array(typed.dropLast())
    let names = view.cards.flatMap { card in
      card.rows.filter { row in
        row.acts.contains { card.words(of: $0).dropLast() == command[...] && !$0.asks }
      }
    }.map(\.text)
    return names.filter { $0.lowercased().hasPrefix(last.lowercased()) }.map { name in
      PaletteChoice(line: (command + [name.shellQuoted]).joined(separator: " "), meaning: "")
    }
  }
}

extension Palette.Entry {
  /// `true` if its words continue the typed ones; the last may be unfinished.
  fileprivate func begins(with typed: [String]) -> Bool {
    guard typed.count <= words.count, let last = typed.last else { return false }
    return zip(words, typed.dropLast()).allSatisfy { $0 == $1 }
      && words[typed.count - 1].hasPrefix(last)
  }
}

extension String {
  /// The words of a line, split as a shell does, with single and double quotes.
  var shellWords: [String] { splitByShell.words }

  /// `true` if the line ends within a quotation.
  var hasOpenQuote: Bool { splitByShell.quote != nil }

  private var splitByShell: (words: [String], quote: Character?) {
    var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in self {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" && word == nil {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return (words + [word].compactMap(\.self), quote)
  }

  /// The text as one word of ``shellWords``.
  fileprivate var shellQuoted: String {
    contains(" ") || hasPrefix("'") ? "\"\(replacing("\"", with: "'"))\"" : self
  }
}
