import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// One run of a command, from its arguments to an exit code.
struct Session: Sendable {
  let process: ProcessFacts
  let products: [any Plugin]
  let network: Host.Transport?
  /// All products as one, in a suite.
  var suite: (any Plugin)?

  /// Performs work, such as starting the run, where texts name commands as they are typed, in the
  /// pseudo-language if the arguments ask for it. It is synchronous because a task-local value for
  /// asynchronous work would make a short command leave its thread.
  func withTexts<Result>(for arguments: [String], _ work: () -> Result) -> Result {
    let isPseudo = ErrorStyle(arguments: arguments, environment: process.environment).isPseudo
    return CommandPrefix.$current.withValue(suite.map { "\($0.id) " } ?? "") {
      isPseudo ? PseudoLanguage.$isOn.withValue(true, operation: work) : work()
    }
  }

  /// Parses and runs the command, reports errors, and returns the exit code.
  func run(
    _ root: any ParsableCommand.Type, arguments: [String], direct: DirectCommand? = nil
  ) async -> Int32 {
    var style = ErrorStyle(arguments: arguments, environment: process.environment)
    do {
      if process.hasBrokenWords { throw HostError.brokenWords }
      guard
        let (command, options) = try direct.map({ ($0.command, $0.options) })
          ?? parse(root, arguments)
      else { return 0 }
      style.isVerbose = options.isVerbose
      let name = root.configuration.commandName ?? ""
      let newHome = try newHome(for: options)
      let world: World
      do {
        world = try self.world(
          for: options, of: name, access: type(of: command).storeAccess,
          mayBeNobody: command is ProfileCommand.Add)
      } catch let error as StoreError where error.isLostFile {
        // A store is lost only if opening fails; later errors concern single pages.
        guard let command = command as? any RescueCommand else { throw error }
        let lost = try lostStore(for: options)
        let world = try self.world(for: options, of: name, in: lost)
        try await command.rescue(lost, after: error, in: world.adopting(options))
        return 0
      }
      // Set before the options are adopted, so that their errors are in the user's language.
      style.language = options.language.flatMap(Language.init(tag:)) ?? world.language
      if let newHome, world.terminal.isErrorInteractive {
        world.terminal.errorLine(world.text(HostText.newHome(newHome.terminalSafe)))
      }
      try await command.run(in: world.adopting(options))
      tellLeftOut(in: world)
      return 0
    } catch let error as any ExplainedError {
      return report(error.failure(in: style.language), style)
    } catch let end as QuietExit {
      return end.kind.exitCode
    } catch is CancellationError {
      return 130
    } catch {
      return report(error, of: root, arguments, style)
    }
  }

  /// Returns the command for the arguments, or `nil` after running one of the parser's own
  /// commands, such as help and completions.
  private func parse(
    _ root: any ParsableCommand.Type, _ arguments: [String]
  ) throws -> (any PluginCommand, OptionValues)? {
    var parsed = try arguments.parsed { try root.parseAsRoot($0) }
    if let command = parsed as? any HandedOver {
      try process.handOver(to: type(of: command).program, arguments)
    }
    guard let command = parsed as? any PluginCommand else {
      try parsed.run()
      return nil
    }
    return (command, command.shared.values)
  }

  /// Returns the folder named by `--home` if nothing is in it yet, perhaps because it is mistyped.
  private func newHome(for options: OptionValues) throws -> String? {
    guard options.home != nil else { return nil }
    let home = try home(for: options)
    return FileManager.default.fileExists(atPath: home.storePath) ? nil : home.path
  }

  /// Prints a dim line if unreadable records were left out of the output.
  private func tellLeftOut(in world: World) {
    let leftOut = world.store.leftOut
    guard !leftOut.isEmpty else { return }
    let kinds = Set(leftOut.map(\.kind)).sorted().joined(separator: ", ")
    let line = world.text(HostText.leftOut(leftOut.count, kinds: kinds.terminalSafe))
    world.terminal.errorLine(world.isDrawn ? world.styled(line, .dim) : line)
  }

  /// Reports a parsing error, including help and version, or an error without an explanation of its
  /// own.
  private func report(
    _ error: any Error, of root: any ParsableCommand.Type, _ arguments: [String],
    _ style: ErrorStyle
  ) -> Int32 {
    if root.isRequest(error) {
      let isForPrograms = arguments.contains(where: \.isForPrograms)
      let text = root.page(
        for: error, in: isForPrograms ? .english : language(for: style),
        columns: isForPrograms ? .max >> 1 : max(process.terminal(color: .auto).size().columns, 20))
      process.write(text.hasSuffix("\n") ? text : text + "\n")
      return 0
    }
    guard root.exitCode(for: error) == .validationFailure else {
      if style.isVerbose { process.writeError("\(error)".terminalSafe + "\n") }
      return report(.unexpected(in: style.language), style)
    }
    let problem = UsageProblem(root, arguments, message: root.message(for: error))
    return report(problem.failure(in: language(for: style)), style)
  }

  /// Returns the language for messages without a world: the option's, the user's, or the locale's.
  /// An unreadable store is reported by the commands that need it.
  private func language(for style: ErrorStyle) -> Language {
    guard !style.isLanguageNamed, let home = try? home(for: style.options),
      FileManager.default.fileExists(atPath: home.storePath),
      let world = try? world(for: style.options, of: "", mayBeNobody: true)
    else { return style.language }
    return world.language
  }

  private func report(_ failure: Failure, _ style: ErrorStyle) -> Int32 {
    if style.isJSON, let text = try? JSON.text(failure.json) {
      process.write(text + "\n")
    } else {
      let terminal = process.terminal(color: .auto)
      let sentences = [failure.message, failure.hint].filter { !$0.isEmpty }.map(\.terminalSafe)
      let isWrapped = terminal.isErrorInteractive
      for sentence in sentences {
        let lines = isWrapped ? sentence.wrapped(to: max(terminal.size().columns, 20)) : [sentence]
        terminal.errorLine(lines.joined(separator: "\n"))
      }
    }
    return failure.kind.exitCode
  }
}

extension String {
  /// `true` for an option whose output is for programs.
  fileprivate var isForPrograms: Bool {
    ["--version", "--generate-completion-script", "--experimental-dump-help"].contains {
      self == $0 || hasPrefix($0 + "=")
    }
  }
}
