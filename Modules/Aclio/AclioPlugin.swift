public import CoreModels
import CoreNet
public import CorePlugin
public import CoreStorage
import Foundation

/// Goals with step-by-step plans, a coach, and progress.
public struct AclioPlugin: Plugin {
  public init() {}

  public let id = "aclio"
  public let name = "Aclio"
  public var abstract: String { HelpText.overview.help }

  public var records: [any Record.Type] {
    [
      Goal.self, GoalStep.self, StepCompletion.self, GoalCompletion.self, DailyBonus.self,
      AchievementUnlock.self, Profile.self,
      PendingPlan.self, OutboxCall.self,
      ChatMessage.self, UsageCount.self,
      StepExpansion.self, StepDocument.self,
    ]
  }

  public var settings: [any SettingKey] {
    CoachChoice.settings
      + [EntitlementSource.setting, RevenueCat.userSetting, RevenueCat.purchaseSetting]
  }

  public func meaning(ofSetting name: String, in language: Language) -> String? {
    CoachText.meaning(ofSetting: name)?.text(in: language)
  }

  public func meaning(ofAdding kind: String, in language: Language) -> String? {
    switch kind {
    case StepCompletion.kind: GoalText.doneAct.text(in: language)
    case GoalCompletion.kind: GoalText.completed.text(in: language)
    default: nil
    }
  }

  public func sentence(for change: Change, in language: Language) -> String? {
    guard change.kind == AchievementUnlock.kind else { return nil }
    return Achievement(rawValue: change.id).map { GameText.earned($0).text(in: language) }
  }

  public var mainCommand: (any PluginCommand.Type)? { ShowDashboard.command }

  public var commands: [any PluginCommand.Type] {
    [
      ShowDashboard.command, MakeGoal.command, ListGoals.command, ShowGoal.command,
      CompleteSteps.command, ReopenSteps.command, ExtendGoal.command, EditGoal.command,
      ArchiveGoal.command, DeleteGoal.command, ExpandStep.command, DoStep.command,
      Chat.command, ChooseCoach.command, PendingCommand.self, ShowPremium.command,
      ShowStats.command, ListAchievements.command, ClaimBonus.command, EditProfile.command,
      ExportGoals.command, ImportGoals.command, ShowAclioWidget.command,
    ]
  }

  public var routes: [Route] { AclioRoutes.all + AclioStreams.all }
  public var pages: [Page] {
    [
      .aclio, .aclioWelcome, .aclioGoals, .aclioNew, .aclioDraft, .aclioGoal, .aclioGoalEdit,
      .aclioStep, StepActions.document, .aclioChat, .aclioGoalChat, .aclioStats, .aclioSettings,
      .aclioPremium, .aclioPending,
    ]
  }
  public func path(of record: RecordName) -> String? {
    switch record.kind {
    case Goal.kind: AclioPath.goal(record.id)
    case GoalStep.kind: AclioPath.goal(GoalStep.goalID(ofStep: record.id))
    default: nil
    }
  }
  public var formActions: [FormAction] {
    NewGoalActions.all + GoalActions.all + StepActions.all + ChatActions.all
      + AclioSettingsActions.all + [PremiumPage.restore] + PendingPage.actions
  }
  public var fileImport: FileImport? {
    FileImport(rehearsing: { ImportGoals(file: $0, isRehearsal: $1) })
  }
  public var appearance: Appearance { AclioLook.appearance }

  public func recipients(in world: World) async throws -> [String] {
    let address = try await world.coachStore.read { snapshot in
      try snapshot.setting(CoachChoice.coach).addressSetting.map(snapshot.setting)
    }
    let host = address.flatMap { URL(string: $0)?.host() }
    return host.map { [world.text(CoachText.recipient($0))] } ?? []
  }

  public func renewCaches(in world: World) async { await GoalIndex.renew(in: world) }

  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let state = try AclioState(snapshot, on: moment.today)
    return Card(
      product: id, title: name, lines: state.cardLines(in: moment.language), data: state.json)
  }

  public func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    try AclioState(snapshot, on: moment.today)
      .cardRows(in: moment.language, on: moment.today)
  }

  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] {
    try AclioKept(days: days, snapshot: snapshot, moment: moment).all
  }

  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    try AclioDocuments(snapshot: snapshot, moment: moment).all
  }
}
