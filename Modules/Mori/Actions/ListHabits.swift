import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit list`: lists the habits.
struct ListHabits: Action {
  static var configuration: CommandConfiguration { .init("list", HelpText.habitList) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [.flag("archived", \.includesArchived, HelpText.habitListArchived)]
  }

  var includesArchived = false

  func perform(in world: World) async throws -> HabitList {
    let (today, includesArchived) = (world.today, includesArchived)
    return try await world.store.read { snapshot in
      let standing = try HabitLedger(snapshot: snapshot)
        .standing(on: today, includingArchived: includesArchived)
      return HabitList(
        states: standing.habits, bonus: standing.bonus, pausedUntil: standing.pausedUntil)
    }
  }
}

extension HabitList: Outcome {
  static var shape: Shape { [HabitState].shape }
  var json: JSONValue { states.json }
}
