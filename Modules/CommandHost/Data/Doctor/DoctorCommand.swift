import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daybook doctor`: checks everything and says how to fix problems.
struct DoctorCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("doctor", HelpText.doctor, more: HelpText.doctorMore)
  }

  @OptionGroup var shared: SharedOptions

  @Flag(help: ArgumentHelp(HelpText.doctorRepair))
  var repair = false

  @Flag(help: ArgumentHelp(HelpText.doctorYes))
  var yes = false

  func run(in world: World) async throws {
    try world.requirePresent()
    let reason = world.store.unwritable
    var findings = reason.map { [Finding(onlyRead: $0, in: world)] } ?? []
    let isRepairing = repair && reason == nil
    var problems = try await world.store.problems()
    if !problems.contains(where: \.isDamage) {
      // First, because a record may still have what was altered in the log.
      findings += try await world.chainFindings(repairing: isRepairing)
      if isRepairing { problems = try await world.store.problems() }
    }
    for problem in problems {
      findings.append(try await treat(problem, in: world))
      // Rebuilding the store removes the other problems too.
      if repair, case .damaged = problem { break }
    }
    if findings.allSatisfy({ $0.code != "store_damaged" || $0.isRepaired }) {
      findings += try await clockFindings(in: world)
    }
    for problem in try await world.store.homeProblems(at: world.now()) {
      let isRepaired = repair && world.store.repair(problem)
      findings.append(Finding(problem, isRepaired: isRepaired, in: world))
    }
    // Skipped while pages are unreadable, because settings and records cannot be trusted then.
    if findings.allSatisfy({ $0.code != "store_damaged" || $0.isRepaired }) {
      findings += try await world.recordFindings(repairing: isRepairing)
      findings += try await timerFindings(in: world)
      findings += try await world.syncFindings(repairing: isRepairing)
    }
    findings += try await world.backupFindings(repairing: isRepairing)
    let isOld = findings.contains { $0.code == "backup_old" }
    try world.tell(findings, notes: [isOld ? nil : world.lastBackupNote(), world.replacedNote()])
  }

  private func timerFindings(in world: World) async throws -> [Finding] {
    var findings: [Finding] = []
    var world = world
    let suite = world.suite
    // Each by its own timer, so that one that is shared is named once.
    world.suite = nil
    for product in SuiteReminders<Products>().reminding + [suite].compactMap(\.self) {
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
      guard let lost = try world.store.asLost else { throw StoreError.corrupt }
      return try await save(lost, after: .corrupt, in: world)
    case .recordsDiffer(let count):
      let contradictions = repair ? try await world.store.rebuild() : 0
      let more = contradictions > 0 ? " " + world.text(DataText.contradictions(contradictions)) : ""
      return Finding(
        code: "records_differ", message: world.text(DataText.recordsDiffer(count)) + more,
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
  /// Throws if a command that works on the present runs with `--as-of`.
  func requirePresent() throws(DataError) {
    if store.asOf != nil { throw .noPast }
  }

  /// Prints the findings and notes, and ends with the exit code of the unrepaired ones.
  func tell(_ findings: [Finding], notes: [String?] = []) throws {
    let isHealthy = findings.allSatisfy(\.isRepaired)
    let json: JSONValue = [
      "healthy": .bool(isHealthy), "findings": .array(findings.map(\.json)),
    ]
    try answer(json) {
      let found =
        findings.isEmpty ? [text(DataText.healthy)] : findings.map { $0.line(in: self) }
      return found + notes.compactMap(\.self)
    }
    if !isHealthy { throw QuietExit(kind: .badInput) }
  }
}

/// A problem found by the doctor.
struct Finding {
  let code: String
  let message: String
  var isRepaired = false
  /// Additional members in the JSON output.
  var details: [String: JSONValue] = [:]

  init(code: String, message: String, isRepaired: Bool = false) {
    (self.code, self.message, self.isRepaired) = (code, message, isRepaired)
  }

  init(_ problem: HomeProblem, isRepaired: Bool, in world: World) {
    let (code, text): (String, DataText) =
      switch problem {
      case .openToOthers(let path, _): ("open_to_others", .openToOthers(path.terminalSafe))
      case .leftover(let path): ("leftover", .leftover(path.terminalSafe))
      case .littleSpace(let bytes): ("little_space", .littleSpace(bytes >> 20))
      case .clockBehind(let latest):
        (
          "clock_behind",
          .clockBehind(
            "\(world.tabled(world.calendar.wallClock(at: latest).date)) \(world.calendar.timeOfDay(at: latest))"
          )
        )
      }
    var message = world.text(text)
    if case .openToOthers(let path, let mode) = problem, !isRepaired {
      let command = "chmod \(String(mode, radix: 8)) \(path.terminalSafe)"
      message += " " + world.text(DataText.howToClose(command))
    }
    self.init(code: code, message: message, isRepaired: isRepaired)
  }

  init(onlyRead reason: StoreError, in world: World) {
    let message = reason.failure(in: world.language).message
    self.init(code: "store_read_only", message: world.text(DataText.onlyRead(message)))
  }

  var json: JSONValue {
    let common: [String: JSONValue] = [
      "code": .string(code), "message": .string(message), "repaired": .bool(isRepaired),
    ]
    return .object(common.merging(details) { own, _ in own })
  }

  func line(in world: World) -> String {
    (isRepaired ? world.text(DataText.repaired) + " " : "") + message
  }
}
