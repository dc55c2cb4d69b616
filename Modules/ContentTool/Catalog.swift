#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A String Catalog. The first part of a key, such as `HabitText.added`, names the Swift type.
struct Catalog {
  let path: String
  private let keys: [String: Entry]
  private let lines: [String: Int]

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  struct Entry: Decodable {
    let comment: String?
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Variations: Decodable {
    let plural: [String: Form]
  }

  /// A plural form of a text.
  struct Form: Decodable {
    let stringUnit: Unit
  }

  struct Substitution: Decodable {
    let formatSpecifier: String
    let variations: Variations
  }

  init(path: String) throws {
    self.path = path
    let text = try Folder.text(of: path)
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
      guard file.sourceLanguage == "en" else {
        throw Problems(path, "the source language is not en")
      }
      keys = file.strings
    } catch let error as DecodingError {
      throw Problems(path, "not a String Catalog: \(error)")
    }
    lines = Self.lines(of: text)
  }

  /// The types of the catalog, with their texts.
  func types(in sources: Sources) throws -> [TextType] {
    var problems: [String] = []
    var types: [TextType] = []
    let grouped = Dictionary(grouping: keys.keys.sorted()) {
      String($0.split(separator: ".").first ?? "")
    }
    for (name, keys) in grouped.sorted(by: { $0.key < $1.key }) {
      var texts: [Text] = []
      for key in keys {
        do {
          guard let entry = self.keys[key] else { continue }
          let text = try Text(key: key, entry: entry)
          if !sources.uses(text.name, of: name) {
            problems.append(problem(key, "no source uses it"))
          }
          texts.append(text)
        } catch let reasons as Text.Faults {
          problems += reasons.list.map { problem(key, $0) }
        }
      }
      types.append(
        TextType(name: name, access: sources.access(of: name), texts: texts))
    }
    guard problems.isEmpty else { throw Problems(lines: problems) }
    return types
  }

  private func problem(_ key: String, _ reason: String) -> String {
    "\(path):\(lines[key] ?? 1): error: \(key): \(reason)"
  }

  /// The line of each key, for error messages.
  private static func lines(of text: String) -> [String: Int] {
    var lines: [String: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix("    \"") && line.hasSuffix("{") {
      lines[String(line.dropFirst(5).prefix { $0 != "\"" })] = index + 1
    }
    return lines
  }
}
