import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daybook doctor`: whether everything is well, and what to do where it is not.
struct DoctorCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Look whether everything that you have is well.",
      discussion: """
        It reads every page and every record, so it takes longer than other commands. --repair puts
        right what it can, and never removes the only copy of anything. The exit code is 65 where
        something is left to do.
        """)
  }

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Put right what can be put right.")
  var repair = false

  func run(in world: World) async throws {
    var findings: [Finding] = []
    for problem in try await world.store.problems() {
      findings.append(try await treat(problem, in: world))
      // A store made anew has none of the other faults either.
      if repair, case .damaged = problem { break }
    }
    for problem in try await world.store.homeProblems(at: world.now()) {
      let isRepaired = repair && world.store.repair(problem)
      findings.append(Finding(problem, isRepaired: isRepaired, in: world))
    }
    // Where records cannot be read, nobody knows what reminders are wanted.
    if findings.allSatisfy({ $0.code != "store_damaged" || $0.isRepaired }) {
      findings += try await timerFindings(in: world)
    }
    try world.tell(findings)
  }

  private func timerFindings(in world: World) async throws -> [Finding] {
    var findings: [Finding] = []
    for product in Products.plugins where !product.reminderSeries.isEmpty {
      let state = try await world.timerState(of: product)
      guard !state.files.isEmpty, !(state.isActive && state.isCurrent) else { continue }
      var isRepaired = false
      if repair {
        try await world.renewTimer(of: product)
        let renewed = try await world.timerState(of: product)
        isRepaired = renewed.isActive && renewed.isCurrent
      }
      findings.append(
        Finding(
          code: "timer_stopped", message: world.text(DataText.timerStopped(product.name)),
          isRepaired: isRepaired))
    }
    return findings
  }

  private func treat(_ problem: StoreProblem, in world: World) async throws -> Finding {
    switch problem {
    case .damaged(let words):
      guard repair else {
        return Finding(
          code: "store_damaged", message: world.text(DataText.damaged(words.terminalSafe)))
      }
      let salvaged = try await world.store.salvage(at: world.now())
      return Finding(
        code: "store_damaged",
        message: world.text(DataText.salvaged(salvaged.changes, kept: salvaged.kept.terminalSafe)),
        isRepaired: true)
    case .recordsDiffer(let count):
      if repair { try await world.store.rebuild() }
      return Finding(
        code: "records_differ", message: world.text(DataText.recordsDiffer(count)),
        isRepaired: repair)
    case .textIndexDiffers:
      if repair { try await world.store.rebuild() }
      return Finding(
        code: "text_index_differs", message: world.text(DataText.textIndexDiffers),
        isRepaired: repair)
    }
  }
}

extension World {
  /// Answers what was found; ends with the exit code of what is left to do.
  func tell(_ findings: [Finding]) throws {
    let isHealthy = findings.allSatisfy(\.isRepaired)
    let json: JSONValue = [
      "healthy": .bool(isHealthy), "findings": .array(findings.map(\.json)),
    ]
    try answer(json) {
      findings.isEmpty ? [text(DataText.healthy)] : findings.flatMap { $0.lines(in: self) }
    }
    if !isHealthy { throw QuietExit(kind: .badInput) }
  }
}

/// Something that the doctor found.
struct Finding {
  let code: String
  let message: String
  var isRepaired = false

  init(code: String, message: String, isRepaired: Bool = false) {
    (self.code, self.message, self.isRepaired) = (code, message, isRepaired)
  }

  init(_ problem: HomeProblem, isRepaired: Bool, in world: World) {
    let (code, text): (String, DataText) =
      switch problem {
      case .openToOthers(let path): ("open_to_others", .openToOthers(path.terminalSafe))
      case .leftover(let path): ("leftover", .leftover(path.terminalSafe))
      case .littleSpace(let bytes): ("little_space", .littleSpace(megabytes: bytes >> 20))
      case .clockBehind(let latest):
        (
          "clock_behind",
          .clockBehind(
            "\(world.calendar.wallClock(at: latest).date) \(world.calendar.timeOfDay(at: latest))")
        )
      }
    self.init(code: code, message: world.text(text), isRepaired: isRepaired)
  }

  var json: JSONValue {
    ["code": .string(code), "message": .string(message), "repaired": .bool(isRepaired)]
  }

  func lines(in world: World) -> [String] {
    let mark = isRepaired ? world.text(DataText.repaired) + " " : ""
    return world.isDrawn ? (mark + message).wrapped(to: world.columns) : [mark + message]
  }
}
