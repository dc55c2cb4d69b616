import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook import`: imports the file of a `daybook export`, all or nothing.
struct ImportCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importExported, more: HelpText.importMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.importFile))
  var file: String

  @Flag(help: ArgumentHelp(HelpText.importDryRun))
  var dryRun = false

  /// The size limit of a file in bytes, more than a lifetime fills.
  private static var largestFile: Int { 2 << 30 }

  func run(in world: World) async throws {
    let archive = try Archive(parsing: world.files.read(file, Self.largestFile))
    let report = try await world.store.take(archive, rehearsal: dryRun)
    if !dryRun && report.added > 0 { await world.renewTimers(of: Products.plugins) }
    var json = report.json
    if case .object(var members) = json {
      members["dry_run"] = .bool(dryRun)
      json = .object(members)
    }
    try world.answer(json) {
      var lines = [dryRun ? HostText.wouldImport(report.added) : .imported(report.added)]
      if report.known > 0 { lines.append(.alreadyHere(report.known)) }
      if report.overtaken > 0 { lines.append(.overtaken(report.overtaken)) }
      return lines.map(world.text)
    }
  }
}
