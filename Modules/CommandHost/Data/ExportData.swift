import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `daybook export`: exports all of the user's data to a file or folder.
struct ExportData<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("export", HelpText.exportAll, more: HelpText.exportMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .option("format", \.format, HelpText.exportFormat),
      .option("out", \.out, HelpText.exportOut).ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
      .flag("schema", \.showsSchema, HelpText.exportSchema),
    ]
  }

  var format = ExportFormat.json
  var out: String?
  var replacesFile = false
  var showsSchema = false

  func perform(in world: World) async throws -> ExportedData {
    if showsSchema { return .document(Data(ArchiveSchema.text.utf8)) }
    return switch format {
    case .json: try await exportArchive(in: world)
    case .markdown: try await export(in: world) { try Products.documents(from: $0, at: $1) }
    case .csv: try await export(in: world) { try Products.tables(from: $0, at: $1) }
    }
  }

  private func exportArchive(in world: World) async throws -> ExportedData {
    let out = out == "-" ? nil : out
    let path = try out.map { try world.files.target($0, replacing: replacesFile) }
    let archive = try await Archive(of: world.store)
    let data = try archive.data()
    guard let out, let path else { return .document(data) }
    try world.files.write(data, path)
    return .file(out, changes: archive.changes.count)
  }

  private func export(
    in world: World, _ files: @escaping @Sendable (Snapshot, Moment) throws -> [ExportedFile]
  ) async throws -> ExportedData {
    guard let out, !out.isBlank else { throw DataError.noFolder }
    let moment = world.moment
    let exported = try await world.store.read { try files($0, moment) }
    // Either all of them are written, or none.
    let paths = try exported.map {
      try world.files.target(out + "/" + $0.path, replacing: replacesFile)
    }
    for (file, path) in zip(exported, paths) {
      try world.files.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
      try world.files.write(Data(file.text.utf8), path)
    }
    return .folder(out, files: exported.map(\.path))
  }
}

/// The result of an export.
enum ExportedData: Outcome {
  /// The archive, or its schema.
  case document(Data)
  case file(String, changes: Int)
  case folder(String, files: [String])

  static var shape: Shape {
    .anyOf([
      ArchiveSchema.shape,
      .object(["$schema": .text, "title": .text], isOpen: true),
      .object(["file": .text, "changes": .integer]),
      .object(["folder": .text, "files": .list(.text)]),
    ])
  }

  var json: JSONValue {
    switch self {
    case .document(let data): (try? JSONValue(parsing: data)) ?? .null
    case .file(let path, let changes): ["file": path.json, "changes": changes.json]
    case .folder(let path, let files): ["folder": path.json, "files": files.json]
    }
  }

  var document: Data? {
    if case .document(let data) = self { data } else { nil }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .document: []
    case .file(let path, let changes):
      [world.text(HostText.exported(changes, file: path.terminalSafe))]
    case .folder(let path, let files):
      [world.text(DataText.exportedFiles(files.count, folder: path.terminalSafe))]
    }
  }
}

extension ArchiveSchema {
  /// The schema of an archive within another document, whose references it would not resolve.
  fileprivate static var shape: Shape {
    guard case .object(var archive)? = try? JSONValue(parsing: Data(text.utf8)),
      let change = archive["$defs"]?["change"], case .object(var members)? = archive["properties"],
      let changes = members["changes"]
    else { return .members }
    members["changes"] = Shape(changes).with(["items": change]).schema
    (archive["$schema"], archive["$defs"]) = (nil, nil)
    return Shape(.object(archive)).with(["properties": .object(members)])
  }
}

/// The format of an export.
enum ExportFormat: String, CaseIterable, InputValue {
  case json, markdown, csv
}

extension Suite {
  /// Returns all products' readable files, with an index page.
  fileprivate static func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    let files = try plugins.flatMap { try $0.documents(from: snapshot, at: moment) }
    let links = files.map { "- [\($0.path)](\($0.path))" }
    let day = moment.today.longText(in: moment.language)
    let index = "# Daybook\n\n\(day)\n\n" + links.joined(separator: "\n") + "\n"
    return [ExportedFile("README.md", text: index)] + files
  }

  /// Returns a table for each kind that has records.
  fileprivate static func tables(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    // Some products share a kind.
    var seen: Set<String> = []
    let kinds = (plugins.flatMap(\.records) + SuiteSettings.records + [Store.settingRecord])
      .filter { seen.insert($0.kind).inserted }
    return try kinds.compactMap { type -> ExportedFile? in
      let records = try snapshot.members(of: type)
      guard !records.isEmpty else { return nil }
      return ExportedFile("\(type.kind).csv", text: try CSV.text(rows(records)))
    }
  }

  private static func rows(
    _ records: [(id: String, day: Day?, members: JSONValue)]
  ) throws -> [[String]] {
    let objects = records.map { record -> [String: JSONValue] in
      if case .object(let members) = record.members { members.flattened } else { [:] }
    }
    let names = Set(objects.flatMap(\.keys)).subtracting(["id", "day"]).sorted()
    let rows = try zip(records, objects).map { record, members in
      try [record.id, record.day?.description ?? ""]
        + names.map { try members[$0]?.cell ?? "" }
    }
    return [["id", "day"] + names] + rows
  }
}

extension [String: JSONValue] {
  /// Flattens nested objects into columns with dotted names: `lesson.text`.
  fileprivate var flattened: [String: JSONValue] {
    reduce(into: [:]) { flat, member in
      guard case .object(let inner) = member.value else {
        flat[member.key] = member.value
        return
      }
      for (name, value) in inner.flattened { flat["\(member.key).\(name)"] = value }
    }
  }
}

extension JSONValue {
  /// The value as a cell: strings verbatim, lists and objects as JSON.
  fileprivate var cell: String {
    get throws {
      switch self {
      case .null: ""
      case .string(let text): text
      case .bool, .integer, .number, .array, .object: try JSON.text(self)
      }
    }
  }
}
