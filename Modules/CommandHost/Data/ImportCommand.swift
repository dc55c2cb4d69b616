import ArgumentParser
import CorePlugin
import CoreStorage

/// `daybook import`: imports the file of a `daybook export`, all or nothing.
struct ImportArchive<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importExported, more: HelpText.importMore)
  }
  static var inputs: [Input<Self>] {
    [
      .file("file", \.file, HelpText.importFile),
      .flag("dry_run", \.isRehearsal, HelpText.importDryRun),
    ]
  }

  var file = FileText.content("")
  var isRehearsal = false

  /// The size limit of a file in bytes, more than a lifetime fills.
  private static var largestFile: Int { 2 << 30 }

  func perform(in world: World) async throws -> ImportedArchive {
    let archive = try Archive(parsing: file.bytes(in: world, limit: Self.largestFile))
    return ImportedArchive(
      report: try await world.store.take(archive, rehearsal: isRehearsal),
      isRehearsal: isRehearsal)
  }

  func follow(in world: World) async {
    if !isRehearsal { await world.renewAll(of: Products.plugins) }
  }
}

/// The result of an import, or of its rehearsal.
struct ImportedArchive: Outcome, JSONObject {
  let report: MergeReport
  let isRehearsal: Bool

  static let fields: [Field<Self>] = [
    Field("added", "Changes that are new.", \.report.added),
    Field("known", "Changes that were there before.", \.report.known),
    Field("overtaken", "Changes that later ones have replaced.", \.report.overtaken),
    Field("dry_run", "Whether nothing was written.", \.isRehearsal),
  ]

  func lines(in world: World) -> [String] {
    var lines = [isRehearsal ? HostText.wouldImport(report.added) : .imported(report.added)]
    if report.known > 0 { lines.append(.alreadyHere(report.known)) }
    if report.overtaken > 0 { lines.append(.overtaken(report.overtaken)) }
    return lines.map(world.text)
  }
}
