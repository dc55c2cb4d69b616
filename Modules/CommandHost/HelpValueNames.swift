import CoreModels
import CorePlugin
import CoreTerminal

extension String {
  /// A page of help with names of values in a language, and what explains them where it was.
  func withNamesInPlace(in language: Language) -> String {
    helpLines.map { line, label, rest in
      guard label.contains("<"), !rest.isEmpty else {
        return String(line).withValueNames(in: language)
      }
      let named = String(label).withValueNames(in: language)
      return named.padded(to: max(line.count - rest.count, named.displayWidth + 2)) + rest
    }.joined(separator: "\n")
  }

  /// A page of help for few columns: what explains a label stands below it.
  func stacked(in columns: Int) -> String {
    helpLines.flatMap { _, label, rest in
      // The parser indents an explanation below a long label as far as one beside a label.
      let text = label.drop { $0 == " " }
      let indentation = label.prefix { $0 == " " }.prefix(4)
      return ([indentation + text] + (rest.isEmpty ? [] : ["    " + rest]))
        .flatMap { String($0).fitted(to: columns) }
    }.joined(separator: "\n")
  }

  /// The lines of a page of help: a label, and after some spaces what explains it.
  private var helpLines: [(line: Substring, label: Substring, rest: Substring)] {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let label = line.prefixMatch(of: #/ *\S+( \S+)*/#)?.output.0 ?? line[...]
      let isApart = line[label.endIndex...].hasPrefix("  ")
      return isApart
        ? (line, label, line[label.endIndex...].drop { $0 == " " }) : (line, line, "")
    }
  }
}
