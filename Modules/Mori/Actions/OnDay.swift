import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// An action on a day that a form chose, as `--date` does for a command.
struct OnDay<Act: StoredAction>: StoredAction {
  static var configuration: CommandConfiguration { Act.configuration }

  var action = Act()
  /// `nil` for today.
  var day: Day?

  func change(in transaction: Transaction, of world: World) throws {
    try action.change(in: transaction, of: onDay(world))
  }

  func perform(in transaction: Transaction, of world: World) throws -> Act.Answer {
    try action.perform(in: transaction, of: onDay(world))
  }

  private func onDay(_ world: World) -> World {
    var world = world
    world.fixedDay = day ?? world.fixedDay
    return world
  }

  func follow(in world: World) async { await action.follow(in: world) }
}

extension OnDay {
  init(_ action: Act, _ form: PageForm) throws {
    self.init(action: action, day: try form.filled("day").map { try Day(typed: $0) })
  }
}
