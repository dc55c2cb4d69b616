/// A text of a catalog in all languages, checked, and packed for the program.
///
/// In a packed text U+0001 and a digit stand for an argument as it is, U+0002 and a digit for a
/// number with its thousands apart; U+0003, a digit and an opening U+0004 begin a choice by that
/// argument's plural form: a letter and a text for each form, U+0004 between them, U+0005 at the end.
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
  /// The symbol without the marks that a keyword of Swift takes.
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
    for language in Plural.languages {
      guard let localization = entry.localizations?[language] else {
        faults.list.append("\(language) is missing")
        continue
      }
      do {
        var reader = PatternReader(localization, language: language, parameters: parameters)
        packed.append(try reader.packed())
        if language == "en" {
          parameters = reader.used
        } else {
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
