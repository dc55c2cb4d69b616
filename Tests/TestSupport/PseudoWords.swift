public import ArgumentParser
import CoreModels
public import CorePlugin
import Foundation
import Testing

extension Stage {
  /// The words on these screens, and on all pages that need only their path, that come from no
  /// catalog: in the pseudo-language they stand outside the brackets.
  public func wordsOutsideCatalogs<Product: Plugin>(
    _ product: Product.Type, screens: [[String]]
  ) async throws -> [String: Set<String>] {
    try await PseudoLanguage.$isOn.withValue(true) {
      var found: [String: Set<String>] = [:]
      for screen in screens {
        found[screen.joined(separator: " ")] = try await run(product, screen).wordsOutsideBrackets
      }
      for page in Product().pages where !page.path.contains(where: { "{.".contains($0) }) {
        found[page.path] = try await page.html(in: world).shownWordsOutsideCatalogs
      }
      return found.mapValues { $0.subtracting(written) }
    }
  }
}

/// Names of days and months, which a table contains, and of file types.
private let written: Set<String> = {
  let english = Language.english
  return Set(
    english.weekdayNames + english.shortWeekdayNames + english.monthNames + english.shortMonthNames
      + ["SVG", "PNG", "CSV", "JSON", "Markdown"])
}()

/// The words in commands' help that come from no catalog, without the help of the parser's own
/// options.
public func helpOutsideCatalogs(_ root: any ParsableCommand.Type) throws -> Set<String> {
  let help = HelpLanguage.$current.withValue(.english) {
    PseudoLanguage.$isOn.withValue(true) { root._dumpHelp() }
  }
  let said = try JSONValue(parsing: Data(help.utf8)).helpTexts
  #expect(said.contains { $0.hasPrefix("[") })
  return said.filter { !$0.hasPrefix("[") }
    .subtracting([
      "Show the version.", "Show help information.", "Show subcommand help information.",
    ])
}

extension JSONValue {
  /// All abstracts and discussions within, at any depth.
  fileprivate var helpTexts: Set<String> {
    switch self {
    case .array(let items): items.reduce(into: []) { $0.formUnion($1.helpTexts) }
    case .object(let members):
      members.reduce(into: []) { texts, member in
        let isText = ["abstract", "discussion"].contains(member.key)
        if isText, let text = member.value.string { texts.insert(text) }
        texts.formUnion(member.value.helpTexts)
      }
    default: []
    }
  }
}

extension String {
  /// The words that this HTML shows and that are in no catalog: in the pseudo-language they stand
  /// outside its brackets.
  public var shownWordsOutsideCatalogs: Set<String> {
    shownText.wordsOutsideBrackets.subtracting(written)
  }

  /// Words of two letters and more that stand outside all brackets.
  fileprivate var wordsOutsideBrackets: Set<String> {
    var depth = 0
    let outside = map { letter -> Character in
      depth += letter == "[" ? 1 : letter == "]" && depth > 0 ? -1 : 0
      return depth == 0 && letter.isLetter ? letter : " "
    }
    return Set(String(outside).split(separator: " ").filter { $0.count > 1 }.map(String.init))
  }

  /// The visible and spoken text of HTML, including attributes that are read out, without commands
  /// and addresses.
  fileprivate var shownText: String {
    let spoken = matches(of: #/(?:aria-label|title|alt|placeholder)="([^"]*)"/#).map { $0.1 }
    let shown = replacing(#/<(style|script|code)\b.*?<\/\1>/#.dotMatchesNewlines(), with: " ")
      .replacing(#/<[^>]*>/#, with: " ")
    return (spoken + [shown[...]]).joined(separator: " ")
      .replacing(#/https?:[^\s\[\]]+|&[a-z]+;/#, with: " ")
  }
}
