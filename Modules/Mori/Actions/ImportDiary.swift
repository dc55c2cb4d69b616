import ArgumentParser
import CorePlugin
import CoreStorage
import Foundation

/// `mori import FILE`: adds the entries of a diary file.
struct ImportDiary: StoredAction {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importDiary, more: HelpText.importMore)
  }
  static var door: Origin.Door? { .import }
  static var inputs: [Input<Self>] { [.file("file", \.file, HelpText.importFile)] }

  var file = FileText.content("")
  private var contents: DiaryFile?

  func prepared(in world: World) throws -> ImportDiary {
    let data =
      file.name.hasSuffix(".zip")
      ? try file.bytes(in: world, limit: DiaryFile.largestArchive)
      : Data(try file.text(in: world, limit: DiaryFile.largestFile).utf8)
    var action = self
    do {
      action.contents = try DiaryFile(parsing: data, calendar: world.calendar)
    } catch {
      throw MoriError.unknownImport(file.name)
    }
    return action
  }

  func perform(in transaction: Transaction, of world: World) throws -> DiaryImport {
    guard let contents else { throw MoriError.unknownImport(file.name) }
    return try DiaryImport(contents, in: transaction)
  }
}

extension DiaryImport: Outcome, JSONObject {
  static let fields: [Field<Self>] = [
    Field("added", "Entries of days that had none.", \.added),
    Field("merged", "Entries that were merged with those of their days.", \.merged),
    Field("already_there", "Entries that were there before.", \.alreadyThere),
    Field("skipped", "Entries left out, fully or in part, with the reasons.", \.skipped),
  ]

  func lines(in world: World) -> [String] {
    let summary = DiaryText.imported(
      added, merged: merged, known: alreadyThere, skipped: leftOutCount)
    let reasons = DiaryFile.Problem.allCases.compactMap { problem in
      let numbers = skipped.filter { $0.problem == problem }.map(\.entry)
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

extension DiaryFile.Skipped: JSONObject {
  static let fields: [Field<Self>] = [
    Field("entry", "The entry’s number in the file, from 1.", \.entry),
    Field("reason", "The reason.", \.problem),
  ]
}
