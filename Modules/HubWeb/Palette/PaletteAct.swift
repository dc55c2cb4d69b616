import ArgumentParser
package import CoreModels
package import CorePlugin

/// An action by the words of its command: `mori habit add`.
struct PaletteAct: Sendable {
  let plugin: any Plugin
  /// The words after the product's: `["habit", "add"]`.
  let words: [String]
  let meaning: String
  /// More words that name it, in the language of its help.
  let keywords: String
  let door: ActionDoor

  /// All actions that change something, in the language of their help.
  static func all(of plugins: [any Plugin], in language: Language) -> [PaletteAct] {
    HelpLanguage.$current.withValue(language) {
      plugins.flatMap { plugin in
        plugin.commands.flatMap { leaves($0, of: plugin, below: []) }
      }
    }
  }

  private static func leaves(
    _ type: any PluginCommand.Type, of plugin: any Plugin, below path: [String]
  ) -> [PaletteAct] {
    let configuration = type.configuration
    let words = path + [configuration.commandName ?? type._commandName]
    guard configuration.subcommands.isEmpty else {
      return configuration.subcommands.compactMap { $0 as? any PluginCommand.Type }
        .flatMap { leaves($0, of: plugin, below: words) }
    }
    guard let door = type.door, door.purpose == .writes || door.purpose == .either,
      // Secrets and files are not typed in a line.
      !door.inputs.contains(where: { $0.isRequired && ($0.kind == .file || !$0.isPositional) })
    else { return [] }
    return [
      PaletteAct(
        plugin: plugin, words: words, meaning: configuration.abstract, keywords: door.keywords,
        door: door)
    ]
  }

  /// The product's and the action's words. What can add to an entry does not replace it.
  var full: [String] {
    [plugin.id] + words + (door.inputs.contains { $0.name == "append" } ? ["--append"] : [])
  }

  /// The inputs that are typed without a name.
  var typed: [InputDescription] { door.inputs.filter(\.isPositional) }

  /// Returns the action's inputs from words as on the command line, or `nil` if one is missing.
  ///
  /// A number at the end is a number's, and all that is left a text's: `up go for a walk 20`.
  func values(from words: [String]) -> [String: JSONValue]? {
    var values: [String: JSONValue] = [:]
    var rest: [String] = []
    for word in words {
      let flag = door.inputs.first { $0.kind == .flag && "--\($0.name)" == word }
      if let flag { values[flag.name] = true } else { rest.append(word) }
    }
    var inputs = typed
    while inputs.count > 1, let last = inputs.last, last.kind == .integer {
      inputs.removeLast()
      guard rest.count > inputs.count - 1, rest.count > 1,
        let number = rest.last.flatMap({ Int64($0) })
      else { continue }
      values[last.name] = .integer(number)
      rest.removeLast()
    }
    for (index, input) in inputs.enumerated() {
      guard !rest.isEmpty else {
        if input.isRequired { return nil }
        continue
      }
      let isLast = index == inputs.count - 1
      let taken = isLast ? rest : [rest[0]]
      rest.removeFirst(taken.count)
      values[input.name] =
        input.isRepeating
        ? .array(taken.map { input.kind.value(of: $0) })
        : input.kind.value(of: taken.joined(separator: " "))
    }
    return rest.isEmpty ? values : nil
  }
}

extension InputKind {
  /// Converts a typed word; one that does not fit stays a text, which the action refuses.
  package func value(of word: String) -> JSONValue {
    switch self {
    case .integer: Int64(word).map { .integer($0) } ?? .string(word)
    case .flag: word == "true" ? true : word == "false" ? false : .string(word)
    case .text, .choice, .file: .string(word)
    }
  }
}
