#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The package's sources: the text types they declare themselves, and the texts they use.
struct Sources {
  private var declarations: [String: String] = [:]
  private var members = Members()
  private let others: Others

  init(folder: String) throws {
    others = Others(folder: folder)
    for file in Self.files(in: folder) {
      let text = try Folder.text(of: file)
      members.add(text)
      if file.hasSuffix(".swift") { declare(in: text) }
    }
  }

  /// The access level of a struct that conforms to `CatalogText`; `nil` if no source declares it.
  func access(of type: String) -> String? { declarations[type] }

  /// `true` if a source or template names the member of the type. Other rooms are read only if this
  /// one does not, and if they see the type.
  func uses(_ name: String, of type: String) -> Bool {
    members.has(name, of: type)
      || !(access(of: type) ?? "").isEmpty && others.members.has(name, of: type)
  }

  private mutating func declare(in text: String) {
    for line in text.split(separator: "\n") where line.contains("struct ") {
      let words = line.split { $0 == " " || $0 == ":" || $0 == "," || $0 == "{" }
      guard let index = words.firstIndex(of: "struct"), words.count > index + 2,
        words[(index + 2)...].contains("CatalogText")
      else { continue }
      let access = words[..<index].first { $0 == "public" || $0 == "package" } ?? ""
      declarations[String(words[index + 1])] = String(access)
    }
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
    private(set) lazy var members: Members = {
      let modules = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let package = modules.dropLast().joined(separator: "/")
      let files = [modules.joined(separator: "/"), package + "/Apps"].flatMap(Sources.files)
      return files.reduce(into: Members()) { members, file in
        members.add((try? Folder.text(of: file)) ?? "")
      }
    }()

    init(folder: String) { self.folder = folder }
  }
}
