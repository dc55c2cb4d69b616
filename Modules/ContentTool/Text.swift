/// A validated text of a catalog in all languages, packed for the program.
///
/// In a packed text, U+0001 and a digit stand for an argument, U+0002 and a digit for a number with
/// thousands separators. U+0003, a digit and U+0004 begin a choice by that argument's plural form:
/// a letter and a text for each form, separated by U+0004 and ended by U+0005. U+0006 precedes an
/// app's command: a suite's word stands there.
struct Text {
  struct Faults: Error {
    var list: [String]
  }

  struct Parameter: Equatable {
    let name: String
    let isCount: Bool
  }

  let key: String
  let symbol: String
  /// The symbol without the backticks of a Swift keyword.
  var name: String { symbol.filter { $0 != "`" } }
  let comment: String
  let parameters: [Parameter]
  /// In the order of `Plural.languages`.
  let packed: [String]

  init(key: String, entry: Catalog.Entry) throws {
    self.key = key
    symbol = camelCase(key.split(separator: ".").dropFirst().joined(separator: "."))
    comment = entry.comment ?? ""
    var faults = Faults(list: [])
    if comment.isEmpty { faults.list.append("no comment tells the translator what it is") }
    var parameters: [Parameter] = []
    var packed: [String] = []
    var namesCommand = false
    for language in Plural.languages {
      guard let localization = entry.localizations?[language] else {
        faults.list.append("\(language) is missing")
        continue
      }
      do {
        var reader = PatternReader(localization, language: language, parameters: parameters)
        packed.append(try reader.packed())
        if language == "en" {
          (parameters, namesCommand) = (reader.used, reader.namesCommand)
        } else {
          if reader.namesCommand != namesCommand {
            faults.list.append("\(language) and en do not both mark a command by %(suite)@")
          }
          for missing in parameters where !reader.used.contains(missing) {
            faults.list.append("\(language) lacks the placeholder \(missing.name)")
          }
        }
      } catch let found as Faults {
        faults.list += found.list
      }
    }
    guard faults.list.isEmpty else { throw faults }
    (self.parameters, self.packed) = (parameters, packed)
  }
}
