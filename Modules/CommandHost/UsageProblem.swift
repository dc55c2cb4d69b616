import ArgumentParser
import CoreModels
import CorePlugin

/// Arguments that the parser rejects, with a suggestion.
struct UsageProblem {
  /// The commands given, from the root on.
  private var path: [String]
  /// An unknown word in place of a subcommand, and the closest existing one.
  private var unknown: String?
  private var meant: String?
  /// The parser's message.
  private let message: String

  init(_ root: any ParsableCommand.Type, _ arguments: [String], message: String) {
    self.message = Self.unknownOption(among: arguments, root, message) ?? message
    path = [root.configuration.commandName ?? ""]
    var command = root
    var words = arguments.prefix { $0 != "--" }
    while let word = words.popFirst() {
      if SharedOptions.valued.contains(word) { _ = words.popFirst() }
      if word.hasPrefix("-") { continue }
      let members = command.configuration.subcommands
      guard let member = members.first(where: { answers($0.configuration, to: word) }) else {
        guard !members.isEmpty, message.contains("'\(word)'"), message.isAboutTooMuch else { break }
        unknown = word
        meant = Self.like(word, among: members)
        break
      }
      command = member
      path.append(member.configuration.commandName ?? word)
    }
  }

  /// Returns the parser's message about an unknown option, of which it tells only once no argument is
  /// missing.
  private static func unknownOption(
    among arguments: [String], _ root: any ParsableCommand.Type, _ message: String
  ) -> String? {
    guard message.hasPrefix("Missing expected argument "),
      arguments.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    return (1...3).lazy.compactMap { count in
      do {
        _ = try root.parseAsRoot(arguments + Array(repeating: "x", count: count))
        return nil
      } catch { return root.message(for: error) }
    }.first { $0.hasPrefix("Unknown option ") }
  }

  /// Returns a `usage` failure.
  func failure(in language: Language) -> Failure {
    let advice = HostText.usageAdvice(path.joined(separator: " "))
    let question = meant.map { HostText.didYouMean((path + [$0]).joined(separator: " ")) }
    let (text, like) = unknown.map { (.unknownCommand($0), nil) } ?? parserText
    let hints = [question ?? like.map(HostText.didYouMean), advice]
    let values = choices.map { " " + HostText.settingFits($0).text(in: language) } ?? ""
    return Failure(
      .usage, code: "usage",
      message: (text?.text(in: language) ?? message).withValueNames(in: language) + values,
      hint: HubCommands.asTyped(
        hints.compactMap { $0?.text(in: language) }.joined(separator: " ")))
  }

  /// The parser's message in our own words, if it is a known one, and the option that it suggests.
  private var parserText: (HostText?, String?) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard quoted.count > 2 else { return (nil, nil) }
    switch quoted[0] {
    case "Unexpected argument ": return (.unexpectedArgument(quoted[1]), nil)
    case "Unknown option ": return (.unknownOption(quoted[1]), suggested(among: quoted))
    case "Missing expected argument ": return (.missingArgument(quoted[1]), nil)
    case "Missing value for ": return (.missingValue(quoted[1]), nil)
    case "The value " where quoted.count > 4:
      return (.badValue(quoted[1], name: quoted[3]), quoted[1].nearest(of: allowed))
    case let several where several.hasSuffix(" unexpected arguments: "):
      return (.unexpectedArgument(quoted[1]), nil)
    default: return (nil, nil)
    }
  }

  /// The option that the parser's message suggests, if it is alike.
  private func suggested(among quoted: [String]) -> String? {
    guard quoted.count > 4 else { return nil }
    let names = [quoted[1], quoted[3]].map { String($0.drop { $0 == "-" }) }
    return names[0].nearest(of: [names[1]]).map { _ in quoted[3] }
  }

  /// The values that an option or argument takes, where the parser's message lists them: more than
  /// five one below the other.
  private var allowed: [String] {
    let bullet = "  - "
    let lines = message.split(separator: "\n").filter { $0.hasPrefix(bullet) }
    guard lines.isEmpty else { return lines.map { String($0.dropFirst(bullet.count)) } }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    return quoted.count > 6 && message.hasPrefix("The value ")
      ? stride(from: 5, to: quoted.count, by: 2).map { String(quoted[$0]) } : []
  }
  private var choices: String? { allowed.isEmpty ? nil : allowed.joined(separator: ", ") }

  /// Returns the closest command: one of `members`, otherwise one of their subcommands.
  private static func like(_ word: String, among members: [any ParsableCommand.Type]) -> String? {
    let names = members.compactMap { $0.configuration.commandName }
    if let name = word.nearest(of: names) { return name }
    for member in members {
      let theirs = member.configuration.subcommands.compactMap { $0.configuration.commandName }
      if let name = word.nearest(of: theirs), let owner = member.configuration.commandName {
        return "\(owner) \(name)"
      }
    }
    return nil
  }
}

private func answers(_ command: CommandConfiguration, to word: String) -> Bool {
  command.commandName == word || command.aliases.contains(word)
}

extension String {
  /// Returns the closest of some words, if at most a third of the letters differ; none for a word
  /// of one or two letters, which is close to many.
  func nearest(of words: [String]) -> String? {
    guard count > 2 else { return nil }
    return words.map { ($0, distance(to: $0)) }.filter { $0.1 <= Swift.max(1, count / 3) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  fileprivate var isAboutTooMuch: Bool {
    hasPrefix("Unexpected argument ") || contains(" unexpected arguments: ")
  }
}
