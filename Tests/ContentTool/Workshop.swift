import Foundation

@testable import ContentTool

/// A package with one room, `Tea`, in a temporary folder that is deleted with it.
final class Workshop {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "workshop-\(UUID().uuidString)")
  private var room: String { folder.path + "/Modules/Tea" }

  /// Creates a room with these files, by path.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(
      atPath: room + "/Content", withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the room, or with `../` of another one.
  func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: room + "/" + path).standardizedFileURL
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The Swift generated from the room.
  func swift() throws -> String { try Room(folder: room).swift() }

  /// The errors reported for the room, with paths relative to `Content`.
  func problems() throws -> [String] {
    do {
      _ = try swift()
      return []
    } catch let problems as Problems {
      return problems.lines.map { $0.replacingOccurrences(of: room + "/Content/", with: "") }
    }
  }
}

/// A String Catalog in Xcode's format, with one text in seven languages.
struct SampleCatalog {
  var sourceLanguage = "en"
  var key = "TeaText.poured"
  var comment = "After tea was poured; %(name)@ is a guest, %(count)lld the number of cups."
  /// The catalog's entry for each language.
  var texts: [String: String] = [
    "en": SampleCatalog.plural([
      "one": "%(name)@ has %(count)lld cup.", "other": "%(name)@ has %(count)lld cups.",
    ]),
    "sk": SampleCatalog.plural([
      "one": "%(name)@ má %(count)lld šálku.", "few": "%(name)@ má %(count)lld šálky.",
      "other": "%(name)@ má %(count)lld šálok.",
    ]),
    "cs": SampleCatalog.plural([
      "one": "%(name)@ má %(count)lld šálek.", "few": "%(name)@ má %(count)lld šálky.",
      "other": "%(name)@ má %(count)lld šálků.",
    ]),
    "hu": SampleCatalog.unit("%(name)@: %(count)lld csésze."),
    "pl": SampleCatalog.plural([
      "one": "%(name)@ ma %(count)lld filiżankę.", "few": "%(name)@ ma %(count)lld filiżanki.",
      "many": "%(name)@ ma %(count)lld filiżanek.", "other": "%(name)@ ma %(count)lld filiżanki.",
    ]),
    "de": SampleCatalog.unit("%(count)lld-mal Tee für %(name)@."),
    "es": SampleCatalog.unit("%(name)@: %(count)lld de té."),
  ]

  /// A text without plural forms.
  static func unit(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }

  static func plural(_ forms: [String: String]) -> String {
    let units = forms.map { "\"\($0)\" : \(unit($1))" }.joined(separator: ", ")
    return "{ \"variations\" : { \"plural\" : { \(units) } } }"
  }

  var text: String {
    """
    {
      "sourceLanguage" : "\(sourceLanguage)",
      "strings" : {
        "\(key)" : {
          \(comment.isEmpty ? "" : "\"comment\" : \"\(comment)\",")
          "localizations" : { \(texts.map { "\"\($0)\" : \($1)" }.joined(separator: ", ")) }
        }
      },
      "version" : "1.0"
    }
    """
  }
}
