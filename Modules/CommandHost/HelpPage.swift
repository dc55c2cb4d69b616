import ArgumentParser
import CoreModels
import CorePlugin

extension ParsableCommand {
  /// Returns the text of `--help` or `--version` in a language, the parser's own words too.
  static func page(for request: any Error, in language: Language) -> String {
    let help = HelpLanguage.$current.withValue(language) { fullMessage(for: request) }
    let page = HubCommands.asTyped(help.withShortUsage)
    if language == .english { return page }
    let headings: [(String, HelpText)] = [
      ("OVERVIEW", .overview), ("USAGE", .usage), ("ARGUMENTS", .arguments), ("OPTIONS", .options),
      ("SUBCOMMANDS", .subcommands),
    ]
    let lines: [(String, HelpText)] = [
      ("Show the version.", .showVersion), ("Show help information.", .showHelp),
    ]
    let words =
      headings.map { ("\n\($0):", "\n\($1.text(in: language)):") }
      + lines.map { ("  \($0)", "  \($1.text(in: language))") }
    let text = String(
      words.reduce("\n" + page) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }.dropFirst())
    return text.withDetails(in: language).withNamesInPlace(in: language)
  }
}

extension String {
  /// The text with the parser's words about values, and its last line, in a language.
  fileprivate func withDetails(in language: Language) -> String {
    let standard = HelpText.standard.text(in: language)
    let details = replacing("(values: ", with: "(\(HelpText.values.text(in: language)): ")
      .replacing("(default: ", with: "(\(standard): ")
      .replacing(#/;(\s+)default: /#) { ";\($0.1)\(standard): " }
      .replacing(" (default)", with: " (\(standard))")
    return details.replacing(#/\n  See '(.+)' for detailed help\./#) {
      "\n  " + HelpText.detailedHelp(String($0.1)).text(in: language)
    }
  }

  /// The options of every command as one: a line of usage has no room for them.
  fileprivate var withShortUsage: String {
    guard let start = firstRange(of: "[--home <dir>]"), let end = firstRange(of: "[--verbose]"),
      start.upperBound <= end.lowerBound
    else { return self }
    return self[..<start.lowerBound] + "[<options>]" + self[end.upperBound...]
  }
}
