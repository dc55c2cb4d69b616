import CorePlugin
import CoreTerminal

extension Reward {
  /// A sentence for each gain or loss.
  func lines(in world: World) -> [String] {
    var lines: [String] = []
    if points != 0 {
      let sentence: GameText =
        points > 0 ? .gained(points, total: total) : .lost(-points, total: total)
      let streak =
        points > 0 && self.streak.current > 1 ? GameText.streak(self.streak.current) : nil
      lines += world.facts([world.text(sentence)] + (streak.map { [world.text($0)] } ?? []))
    }
    if let newLevel { lines += world.sentence(GameText.levelReached(newLevel), .bold) }
    return lines + achievements.flatMap { world.sentence(GameText.earned($0), .bold) }
  }
}
