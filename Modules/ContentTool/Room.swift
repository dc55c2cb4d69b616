#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A room of the package: its content files, and the sources that use them.
struct Room {
  let folder: String
  let name: String

  init(folder: String) {
    self.folder = folder
    name = String(folder.split(separator: "/").last ?? "")
  }

  /// Returns the Swift file for the whole content.
  func swift() throws -> String {
    let content = try Folder(folder + "/Content")
    let catalogs = try content.allFiles.filter { $0.hasSuffix(".xcstrings") }.map {
      try Catalog(path: $0)
    }
    guard !catalogs.isEmpty else { return try content.swift() }
    let sources = try Sources(folder: folder)
    let types = try catalogs.flatMap { try $0.types(in: sources) }
    let access = ["public", "package"].first { (access: String) in
      types.contains { $0.access == access }
    }
    var head = name == "CoreModels" ? "" : "\(access.map { $0 + " " } ?? "")import CoreModels\n"
    if types.contains(where: \.isPageWords) { head += "import CorePlugin\n" }
    return head + "\n" + types.map(\.swift).joined(separator: "\n") + (try content.swift())
  }
}

/// A folder of content, generated as a caseless enum with its files as `StaticString`s.
struct Folder {
  let path: String
  private let files: [String]
  private let folders: [Folder]

  init(_ path: String) throws {
    self.path = path
    var files: [String] = []
    var folders: [Folder] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    where !name.hasPrefix(".") {
      let whole = path + "/" + name
      if name.contains(".") { files.append(whole) } else { folders.append(try Folder(whole)) }
    }
    (self.files, self.folders) = (files, folders)
  }

  /// The files in this folder and all its subfolders.
  var allFiles: [String] { files + folders.flatMap(\.allFiles) }

  func swift(name: String = "Content", depth: Int = 0, modules: Set<String>? = nil) throws -> String
  {
    let modules = try modules ?? Script.imported(by: allFiles)
    var members = ""
    for (file, symbol) in constants(leavingOut: modules) {
      let text = try Self.content(of: file)
      members += "  static let \(symbol): StaticString = \(literal(text, of: file))\n"
    }
    for folder in folders {
      members += try folder.swift(
        name: camelCase(fileName(folder.path).stem, isType: true), depth: depth + 1,
        modules: modules)
    }
    if depth == 0 { members += try lookup(leavingOut: modules) }
    return members.isEmpty ? "" : "enum \(name) {\n\(members)}\n"
  }

  /// A function that finds a file in a subfolder by its path, so that a file for one more language
  /// needs no Swift. Empty if there is none.
  private func lookup(leavingOut modules: Set<String>) throws -> String {
    let cases = folders.flatMap { $0.symbols(leavingOut: modules) }.map { file in
      "    case \"\(file.path.dropFirst(path.count + 1))\": \(file.symbol)\n"
    }
    guard !cases.isEmpty else { return "" }
    return "  static func file(at path: String) -> StaticString? {\n    switch path {\n"
      + cases.joined() + "    default: nil\n    }\n  }\n"
  }

  /// The constants of the files in this folder and its subfolders, from the enum around it.
  private func symbols(leavingOut modules: Set<String>) -> [(path: String, symbol: String)] {
    let name = camelCase(fileName(path).stem, isType: true)
    let own = constants(leavingOut: modules)
    return (own + folders.flatMap { $0.symbols(leavingOut: modules) }).map {
      ($0.path, "\(name).\($0.symbol)")
    }
  }

  /// The files of this folder itself, with the names of their constants.
  private func constants(leavingOut modules: Set<String>) -> [(path: String, symbol: String)] {
    let own = files.filter { !$0.hasSuffix(".xcstrings") && !modules.contains($0) }
    let stems = own.map { fileName($0).stem }
    return own.enumerated().map { index, file in
      let name = fileName(file)
      let isShared = stems.count { $0 == stems[index] } > 1
      return (file, camelCase(name.stem) + (isShared ? name.ending.uppercased() : ""))
    }
  }

  /// A script as one, a picture as Base64, and any other file's own text.
  private static func content(of path: String) throws -> String {
    switch fileName(path).ending {
    case "js": try Script.bundled(from: path)
    case "png", "webp": try data(of: path).base64EncodedString()
    default: try text(of: path)
    }
  }

  static func text(of path: String) throws -> String {
    guard let text = String(validating: try data(of: path), as: UTF8.self) else {
      throw Problems(path, "the file is not UTF-8")
    }
    return text
  }

  private static func data(of path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else {
      throw Problems(path, "the file is empty or cannot be read")
    }
    return data
  }

  /// A raw multi-line literal, without the file's last line break.
  private func literal(_ text: String, of file: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    return "\(marks)\"\"\"\n\(text.hasSuffix("\n") ? text : text + "\n")\"\"\"\(marks)"
  }
}

/// Splits `life-expectancy.tsv` into `life-expectancy` and `tsv`.
private func fileName(_ path: String) -> (stem: String, ending: String) {
  let name = path.split(separator: "/").last ?? ""
  let parts = name.split(separator: ".", maxSplits: 1)
  return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
}

/// Converts `life-expectancy` to `lifeExpectancy`, or as a type to `LifeExpectancy`.
func camelCase(_ name: String, isType: Bool = false) -> String {
  let words = name.split { !$0.isLetter && !$0.isNumber }
  let joined = words.enumerated().map { index, word in
    index == 0 && !isType
      ? word.prefix(1).lowercased() + word.dropFirst()
      : word.prefix(1).uppercased() + word.dropFirst()
  }.joined()
  return ["default", "in", "is", "for", "repeat", "continue"].contains(joined)
    ? "`\(joined)`" : joined
}
