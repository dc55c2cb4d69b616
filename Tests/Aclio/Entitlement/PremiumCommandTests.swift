import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio premium") struct PremiumCommandTests {
  @Test func `self-hosted there is nothing to buy`() async throws {
    let stage = try Stage.aclio()
    #expect(
      try await stage.aclio("premium") == "Everything is unlocked. Nothing to buy.\n")
    #expect(
      try await stage.aclioJSON("premium") == [
        "premium": ["active": true, "source": "self-hosted"],
        "usage": ["expand_left": nil, "do_left": nil, "goals_left": nil],
        "plans": [], "purchase_urls": [:], "error": nil,
      ])
  }

  @Test(arguments: [
    (
      20,
      """
      Premium

      3 goals, and 3
      detailed
      explanations and 3
      “Do it for me” a
      day.
      3 of 3 goals left
      3 of 3 detailed
      explanations left
      today
      3 of 3 “Do it for
      me” left today
      Resets at 00:00.

      """
    ),
    (
      40,
      """
      Premium

      3 goals, and 3 detailed explanations and
      3 “Do it for me” a day.
      3 of 3 goals left
      3 of 3 detailed explanations left today
      3 of 3 “Do it for me” left today
      Resets at 00:00.

      """
    ),
    (
      80,
      """
      Premium

      3 goals, and 3 detailed explanations and 3 “Do it for me” a day.
      3 of 3 goals left
      3 of 3 detailed explanations left today
      3 of 3 “Do it for me” left today
      Resets at 00:00.

      """
    ),
  ])
  func `free shows what is left`(columns: Int, screen: String) async throws {
    let stage = try Stage.aclio(isInteractive: true, columns: columns)
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    #expect(try await stage.aclio("premium", "status") == screen)
  }
}
