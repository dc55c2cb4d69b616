import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `aclio do GOAL STEP`: carries out the written part of a step.
struct DoCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("do", HelpText.draft, more: HelpText.draftMore)
  }

  static var limits: [RouteLimit] { [.coach] }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  @Argument(help: ArgumentHelp(HelpText.draftStep))
  var step: String

  @Option(help: ArgumentHelp(HelpText.draftOut, valueName: "file"))
  var out = "-"

  @Flag(help: ArgumentHelp(HelpText.draftForce))
  var force = false

  @Flag(help: ArgumentHelp(HelpText.draftLast))
  var last = false

  func run(in world: World) async throws {
    let path = out == "-" ? nil : world.files.absolutePath(out)
    if let path, !force { try world.files.requireFree(path, as: out) }
    let asked = try await world.askedStep(step, of: goal)
    let known = try await world.store.read { try $0.find(StepDocument.self, asked.step.id) }
    let document: StepDocument
    if let known, last {
      document = known
    } else {
      document = try await world.help(.doIt, with: asked) { coach, reader in
        StepDocument(
          id: asked.step.id, coach: coach.name, at: world.now(),
          text: try await coach.doIt(asked.step, of: asked.state, as: reader))
      }
    }
    if let path { try world.files.write(Data(document.text.utf8), path) }
    try world.answer(document.json(file: path)) { lines(of: document, in: world) }
  }

  private func lines(of document: StepDocument, in world: World) -> [String] {
    guard out == "-" else {
      return [world.text(StepHelpText.written(out.terminalSafe))]
    }
    var lines = MarkdownLines(text: document.text).lines(in: world)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
      + (world.isDrawn
        ? ["", world.styled(world.text(StepHelpText.from(document.coach)), .dim)] : [])
  }
}

extension StepDocument {
  fileprivate func json(file: String?) -> JSONValue {
    guard case .object(var members) = json else { return json }
    members["file"] = file.map { .string($0) } ?? .null
    return .object(members)
  }
}

extension Files {
  /// Throws ``StepHelpError/fileExists(_:)``, with the file's name as typed, if it exists already.
  func requireFree(_ path: String, as name: String) throws {
    if try has(path) { throw StepHelpError.fileExists(name) }
  }

  /// `true` if the file exists; throws ``FileError`` if that cannot be determined.
  private func has(_ path: String) throws -> Bool {
    do {
      _ = try read(path, 1)
      return true
    } catch FileError.missing {
      return false
    } catch FileError.tooLarge {
      return true
    }
  }
}
