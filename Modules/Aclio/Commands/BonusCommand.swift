import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio bonus`: 25 points for a daily visit.
struct BonusCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("bonus", HelpText.bonus) }

  static let takesArguments = false

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let today = world.today
    let (isNew, reward) = try await world.store.transaction { transaction in
      try transaction.rewarding(on: today) { try $0.claimBonus(on: today) }
    }
    try world.answer(["claimed": .bool(isNew), "reward": reward.json]) {
      world.sentence(isNew ? GameText.bonusClaimed : .bonusKnown) + reward.lines(in: world)
    }
    await GoalIndex.renew(in: world)
  }
}
