import CoreModels
import CorePlugin
import CoreTerminal

extension String {
  /// A page of help with names of values in a language, and what explains them where it was.
  func withNamesInPlace(in language: Language) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let label = line.prefixMatch(of: #/ *\S+( \S+)*/#)?.output.0 ?? line[...]
      let gap = line[label.endIndex...].prefix { $0 == " " }
      guard label.contains("<"), gap.count > 1 else {
        return String(line).withValueNames(in: language)
      }
      let named = String(label).withValueNames(in: language)
      let width = max(label.count + gap.count, named.displayWidth + 2)
      return named.padded(to: width) + line[gap.endIndex...]
    }.joined(separator: "\n")
  }
}
