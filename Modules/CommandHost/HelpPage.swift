import ArgumentParser
import CoreModels
import CorePlugin
import Foundation

extension ParsableCommand {
  /// `true` if the arguments asked for help or the version. To tell, the parser lays the page out for
  /// the terminal, and a debug build ends where that is too narrow.
  static func isRequest(_ error: any Error) -> Bool {
    let columns = getenv("COLUMNS").map { String(cString: $0) }
    setenv("COLUMNS", "80", 1)
    defer { if let columns { setenv("COLUMNS", columns, 1) } else { unsetenv("COLUMNS") } }
    return exitCode(for: error) == .success
  }

  /// Returns the text of `--help` or `--version` in a language, the parser's own words too, for so
  /// many columns.
  static func page(for request: any Error, in language: Language, columns: Int) -> String {
    // Beside the longest labels the parser needs more room than some terminals have.
    let isNarrow = columns < narrowestColumns
    let help = HelpLanguage.$current.withValue(language) {
      fullMessage(for: request, columns: isNarrow ? .max >> 1 : columns)
    }
    let page = HubCommands.asTyped(help.withShortUsage).translated(into: language)
    return isNarrow ? page.stacked(in: columns) : page
  }
}

private let narrowestColumns = 48

extension String {
  /// The page with the parser's own words in a language.
  fileprivate func translated(into language: Language) -> String {
    if language == .english { return self }
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
      words.reduce("\n" + self) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }.dropFirst())
    return text.withDetails(in: language).withNamesInPlace(in: language)
  }

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
