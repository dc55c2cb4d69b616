import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio`: the current progress, and the next step.
struct ShowDashboard: Action {
  static var configuration: CommandConfiguration { .init("dashboard", HelpText.dashboard) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> Dashboard {
    let moment = world.moment
    // Only JSON has the steps of every goal and what is unlocked.
    let gate = world.answers == .json ? try await world.gate() : nil
    let dashboard = try await world.store.read { snapshot in
      Dashboard(
        state: try AclioState(snapshot, on: moment.today),
        details: try gate.map { try Dashboard.Details($0, in: snapshot, at: moment) })
    }
    await GoalIndex.renew(in: world)
    return dashboard
  }
}

/// The current progress; in JSON also all steps of goals that are not archived.
struct Dashboard: Outcome, JSONObject {
  struct Details: Sendable {
    let goals: [GoalState]
    let entitlement: Entitlement
    let usage: Usage
    let coach: CoachName
    let pending: Int

    init(_ gate: PremiumGate, in snapshot: Snapshot, at moment: Moment) throws {
      (goals, entitlement) = (try snapshot.goalStates(), gate.entitlement)
      usage = try gate.usage(in: snapshot, at: moment)
      coach = try snapshot.setting(CoachChoice.coach)
      pending = try snapshot.pendingPlans()
    }
  }

  let state: AclioState
  /// `nil` for a terminal.
  let details: Details?

  static let fields: [Field<Self>] = [
    Field("profile", "The person’s profile.", \.state.person),
    Field("goals", "The goals that are not put away.") { $0.details?.goals ?? [] },
    Field("points", "All points.", \.state.ledger.points),
    Field("level", "The level.", \.state.ledger.level),
    Field("streak", "The streak.", \.state.ledger.streak),
    Field("achievements", "Those earned.") { $0.state.ledger.achievements.map(\.achievement) },
    Field("premium", "Whether everything is unlocked.", premium.shape()) {
      premium.json(of: $0.details?.entitlement ?? .free)
    },
    Field("usage", "What is left where it is not.") { $0.details?.usage ?? Usage() },
    Field("coach", "The coach that plans and answers.") { $0.details?.coach ?? .offline },
    Field("pending", "Plans that have not arrived.") { $0.details?.pending ?? 0 },
  ]

  private static let premium = Entitlement.fields.filter { $0.name != "until" }

  func lines(in world: World) -> [String] { DashboardScreen(state: state).lines(in: world) }
}

/// `aclio widget`: the next step in one line, for a prompt or a status bar.
struct ShowAclioWidget: Action {
  static var configuration: CommandConfiguration { .init("widget", HelpText.widget) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.width(\.width)] }

  var width: Int?

  func perform(in world: World) async throws -> AclioWidget {
    let today = world.today
    return AclioWidget(
      state: try await world.store.read { try AclioState($0, on: today) }, width: width)
  }
}

/// The next step in one line.
struct AclioWidget: Outcome {
  let state: AclioState
  let width: Int?

  static var shape: Shape { AclioState.shape }
  var json: JSONValue { state.json }

  func lines(in world: World) -> [String] {
    let line = state.widgetLine(in: world.language, isUnicode: world.terminal.isUnicode)
    return [world.cut(line, to: width)]
  }
}

extension AclioState {
  /// The next step, with its goal's progress.
  func widgetLine(in language: Language, isUnicode: Bool) -> String {
    guard let focus, let next = focus.entry.next else {
      return (goals.isEmpty ? GoalText.noGoals.text(in: language) : nil)
        ?? GameText.nothingToDo.text(in: language)
    }
    let mark = isUnicode ? "○ " : ""
    return mark + next.title.onOneTerminalLine + " (\(focus.goal.shownName), \(focus.progress)%)"
  }
}
