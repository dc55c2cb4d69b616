import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// The doctor's checks of the changes' hashes.
extension World {
  /// Reports by device what was altered, is missing or contradicts itself; a repair restores what
  /// the records still have and accepts the rest.
  func chainFindings(repairing: Bool) async throws -> [Finding] {
    let problems = try await store.chainProblems()
    guard !problems.isEmpty else { return [] }
    let restored = repairing ? try await store.mendChains(problems) : []
    let groups = Dictionary(grouping: problems) { problem in
      [problem.flaw.code, problem.change.device, restored.contains(problem) ? "0" : "1"]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { group in
      group.value.first.map { first in
        finding(first, of: group.value, isBack: restored.contains(first), isRepaired: repairing)
      }
    }
  }

  /// Describes a device's problems of one flaw, by the first of them.
  private func finding(
    _ first: ChainProblem, of problems: [ChainProblem], isBack: Bool, isRepaired: Bool
  ) -> Finding {
    let place = "\(first.change.device)/\(first.change.number)".terminalSafe
    let name = "\(first.record.kind) \(first.record.id)".terminalSafe
    let sentence: DataText =
      switch first.flaw {
      case .altered:
        isBack ? .historyRestored(name, place: place) : .historyAltered(name, place: place)
      case .incomplete: .historyIncomplete(place)
      case .diverged: .historyDiverged(first.change.device.terminalSafe)
      }
    var finding = Finding(
      code: first.flaw.code, message: text(sentence), isRepaired: isRepaired)
    finding.details = [
      "restored": .bool(isBack),
      "changes": .array(problems.map { .string("\($0.change.device)/\($0.change.number)") }),
    ]
    return finding
  }
}

extension ChainProblem.Flaw {
  fileprivate var code: String {
    switch self {
    case .altered: "history_altered"
    case .diverged: "history_diverged"
    case .incomplete: "history_incomplete"
    }
  }
}
