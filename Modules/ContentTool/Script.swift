/// Bundles a script and the modules that it imports into one script without imports, and without
/// the comments and indentation, which browsers would fetch for nothing.
enum Script {
  static func bundled(from path: String) throws -> String {
    var bundle = Bundle()
    try bundle.add(path)
    return bundle.text
  }

  /// The modules imported by any of the files, which are bundled only with those.
  static func imported(by files: [String]) throws -> Set<String> {
    var modules: Set<String> = []
    for file in files where file.hasSuffix(".js") {
      for line in try Folder.text(of: file).split(separator: "\n") where line.hasPrefix("import ") {
        let quoted = line.split(separator: "\"")
        if quoted.count > 1 { modules.insert(resolved("\(directory(of: file))/\(quoted[1])")) }
      }
    }
    return modules
  }

  private static func directory(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  private struct Bundle {
    private(set) var text = ""
    /// The names each added module exports.
    private var exports: [String: Set<String>] = [:]
    /// The module that declares a top-level name.
    private var owners: [String: String] = [:]

    mutating func add(_ path: String) throws {
      guard exports[path] == nil else { return }
      exports[path] = []
      let folder = directory(of: path)
      var body = ""
      var isComment = false
      for (index, line) in try Folder.text(of: path)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        if line.hasPrefix("import ") {
          try importNames(of: line, at: index + 1, in: path, folder: folder)
          continue
        }
        let code = line.trimmingPrefix { $0 == " " }
        isComment = isComment || code.hasPrefix("/**")
        if isComment || code.isEmpty || code.hasPrefix("//") {
          isComment = isComment && !code.hasSuffix("*/")
          continue
        }
        var kept = line
        let isExported = line.hasPrefix("export ")
        if isExported { kept = line.dropFirst("export ".count) }
        if let name = declaredName(kept) {
          if let owner = owners[name], owner != path {
            throw Problems(path, line: index + 1, "\(name) is declared in \(owner) too")
          }
          owners[name] = path
          if isExported { exports[path]?.insert(name) }
        }
        body += kept.trimmingPrefix { $0 == " " } + "\n"
      }
      text += body
    }

    /// Handles `import { a, b } from "./file.js";`.
    private mutating func importNames(
      of line: Substring, at number: Int, in path: String, folder: String
    ) throws {
      let quoted = line.split(separator: "\"")
      guard quoted.count >= 2, quoted[1].hasPrefix("./") || quoted[1].hasPrefix("../") else {
        throw Problems(path, line: number, "an import names its file: import { a } from \"./b.js\"")
      }
      let file = resolved(folder + "/" + quoted[1])
      try add(file)
      let names = line.split(separator: "{").last?.split(separator: "}").first ?? ""
      for name in names.split(separator: ",").map({ $0.filter { !$0.isWhitespace } })
      where line.contains("{") && exports[file]?.contains(name) != true {
        throw Problems(path, line: number, "\(quoted[1]) does not export \(name)")
      }
    }
  }

  /// Resolves `.` and `..` in a path.
  private static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." { parts.removeLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The name declared by a top-level line, if any.
  private static func declaredName(_ line: Substring) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    let kinds: Set<Substring> = ["const", "let", "var", "function", "class"]
    guard let first = words.first, line.first?.isWhitespace == false else { return nil }
    let rest = first == "async" ? words.dropFirst() : words[...]
    guard let kind = rest.first, kinds.contains(kind), rest.count > 1 else { return nil }
    return String(rest[rest.startIndex + 1])
  }
}
