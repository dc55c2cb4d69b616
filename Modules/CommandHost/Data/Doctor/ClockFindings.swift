import CorePlugin
import CoreStorage

extension DoctorCommand {
  /// Reports changes dated more than a day ahead; a repair redates them in order.
  func clockFindings(in world: World) async throws -> [Finding] {
    let count = try await world.store.datedAhead()
    guard count > 0 else { return [] }
    if repair { _ = try await world.store.dateAnew() }
    return [
      Finding(
        code: "dated_ahead", message: world.text(DataText.datedAhead(count)), isRepaired: repair)
    ]
  }
}
