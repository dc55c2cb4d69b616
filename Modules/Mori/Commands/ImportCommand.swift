import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// `mori import FILE`: adds the entries of a diary file.
struct ImportCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importDiary, more: HelpText.importMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.importFile))
  var file: String

  func run(in world: World) async throws {
    let data =
      file.hasSuffix(".zip")
      ? try world.files.read(file, DiaryFile.largestArchive)
      : Data(try world.files.text(of: file, limit: DiaryFile.largestFile).utf8)
    let contents: DiaryFile
    do {
      contents = try DiaryFile(parsing: data, calendar: world.calendar)
    } catch {
      throw MoriError.unknownImport(file)
    }
    let done = try await world.store.writing(through: .import).transaction {
      try DiaryImport(contents, in: $0)
    }
    try world.answer(done.json) { lines(of: done, in: world) }
  }

  private func lines(of done: DiaryImport, in world: World) -> [String] {
    let summary = DiaryText.imported(
      done.added, merged: done.merged, known: done.alreadyThere,
      skipped: done.leftOutCount)
    let reasons = DiaryFile.Problem.allCases.compactMap { problem in
      let numbers = done.skipped.filter { $0.problem == problem }.map(\.entry)
      return numbers.isEmpty ? nil : DiaryText.skipped(problem, entries: Self.list(numbers))
    }
    return ([summary] + reasons).map(world.text)
  }

  /// Formats the first ten numbers.
  private static func list(_ numbers: [Int]) -> String {
    let first = numbers.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return numbers.count > 10 ? first + ", …" : first
  }
}
