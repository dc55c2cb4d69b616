import CoreNet
public import CorePlugin
public import CoreStorage

/// A goal, a plan of steps, a coach, and progress.
public struct AclioPlugin: Plugin {
  public init() {}

  public let id = "aclio"
  public let name = "Aclio"
  public let abstract = "A goal, a plan of steps, a coach, and progress."

  public var records: [any Record.Type] {
    [
      Goal.self, GoalStep.self, StepCompletion.self, GoalCompletion.self, DailyBonus.self,
      AchievementUnlock.self, Person.self,
      PendingPlan.self, OutboxCall.self,
    ]
  }

  public var settings: [any SettingKey] { CoachChoice.settings }
}
