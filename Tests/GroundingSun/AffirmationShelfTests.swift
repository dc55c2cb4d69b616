import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("The shelf of affirmations") struct AffirmationShelfTests {
  @Test func `an empty list is forgotten for days that were only planned`() async throws {
    let stage = try Stage.sun(AffirmationServer(.json("[]"), .json("[]"), .list("a", "b")))
    _ = try await stage.sun()
    _ = try await stage.sun("remind", "on")
    #expect(try await stage.sunJSON()["source"] == "fallback")
    #expect(try await stage.sunJSON("upcoming").elements.count == 14)
    #expect(try await stage.world.store.collection(of: DayAffirmation.self).list().count == 1)
    _ = try await stage.sun()
    #expect(try await stage.sunJSON()["source"] == "fallback")
    stage.nextDay()
    #expect(["a", "b"].contains(try await stage.today().id))
  }

  @Test func `an old date that is looked at changes nothing of the round`() async throws {
    let (stage, other) = (try Stage.sun(), try Stage.sun())
    _ = try await stage.sun("--date", "2020-01-01")
    for _ in 1...40 {
      #expect(try await stage.today() == other.today())
      stage.nextDay()
      other.nextDay()
    }
  }
}
