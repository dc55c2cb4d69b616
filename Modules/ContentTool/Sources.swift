#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The package's sources: the text types they declare, and the texts they use.
struct Sources {
  private var declarations: [String: (access: String, isPageWords: Bool)] = [:]
  private var members: Set<Substring> = []
  private let others: Others

  init(folder: String) throws {
    others = Others(folder: folder)
    for file in Self.files(in: folder) {
      let text = try Folder.text(of: file)
      members.formUnion(Self.members(in: text))
      if file.hasSuffix(".swift") { declare(in: text) }
    }
  }

  /// The access level of a type that conforms to `CatalogText` or `PageWords`; `nil` if there is
  /// none.
  func access(of type: String) -> String? { declarations[type]?.access }

  func isPageWords(_ type: String) -> Bool { declarations[type]?.isPageWords ?? false }

  /// `true` if a source or template contains `.name`; searches other rooms only if this one does
  /// not.
  func uses(_ name: String) -> Bool {
    members.contains(name[...]) || others.members.contains(name[...])
  }

  private mutating func declare(in text: String) {
    for line in text.split(separator: "\n") where line.contains("struct ") {
      let words = line.split { $0 == " " || $0 == ":" || $0 == "," || $0 == "{" }
      guard let index = words.firstIndex(of: "struct"), words.count > index + 2 else { continue }
      let protocols = words[(index + 2)...]
      let isPageWords = protocols.contains("PageWords")
      guard isPageWords || protocols.contains("CatalogText") else { continue }
      let access = words[..<index].first { $0 == "public" || $0 == "package" } ?? ""
      declarations[String(words[index + 1])] = (String(access), isPageWords)
    }
  }

  /// The names after a full stop.
  private static func members(in text: String) -> Set<Substring> {
    var names: Set<Substring> = []
    for part in text.split(separator: ".").dropFirst() {
      names.insert(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return names
  }

  private static func files(in folder: String) -> [String] {
    let endings: Set<Substring> = ["swift", "mustache", "js"]
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { endings.contains($0.split(separator: ".").last ?? "") }
      .map { folder + "/" + $0 }
  }

  /// The other rooms of the package, read only if a text is unused in its own.
  private final class Others {
    private let folder: String
    private(set) lazy var members: Set<Substring> = {
      let modules = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let package = modules.dropLast().joined(separator: "/")
      let files = [modules.joined(separator: "/"), package + "/Apps"].flatMap(Sources.files)
      return files.reduce(into: []) { names, file in
        names.formUnion(Sources.members(in: (try? Folder.text(of: file)) ?? ""))
      }
    }()

    init(folder: String) { self.folder = folder }
  }
}
