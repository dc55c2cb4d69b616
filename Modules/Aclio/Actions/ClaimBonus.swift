import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio bonus`: 25 points for a daily visit.
struct ClaimBonus: StoredAction {
  static var configuration: CommandConfiguration { .init("bonus", HelpText.bonus) }

  func perform(in transaction: Transaction, of world: World) throws -> ClaimedBonus {
    let today = world.today
    let (isNew, reward) = try transaction.rewarding(on: today) { try $0.claimBonus(on: today) }
    return ClaimedBonus(isNew: isNew, reward: reward)
  }

  func follow(in world: World) async { await GoalIndex.renew(in: world) }
}

/// A claimed bonus.
struct ClaimedBonus: Outcome, JSONObject {
  let isNew: Bool
  let reward: Reward

  static let fields: [Field<Self>] = [
    Field("claimed", "Whether it had not been claimed before.", \.isNew),
    Field("reward", "What it earns.", \.reward),
  ]

  func lines(in world: World) -> [String] {
    world.sentence(isNew ? GameText.bonusClaimed : .bonusKnown) + reward.lines(in: world)
  }
}
