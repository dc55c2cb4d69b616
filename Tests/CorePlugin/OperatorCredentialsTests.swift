import CorePlugin
import CoreStorage
import TestSupport
import Testing

@Suite("What an operator lends") struct OperatorCredentialsTests {
  @Test func `is a key, but not the word in which file it should have been`() throws {
    var world = try Stage().world
    try world.secrets.save("a key", as: "coach.key")
    #expect(try OperatorCredentials(world).secret("coach.key") == "a key")
    world.secrets = Secrets(environment: ["COACH_KEY_FILE": "/nowhere/key"], vault: .inMemory())
    let operatorCredentials = OperatorCredentials(world)
    #expect(throws: StoreError.secret(name: "coach.key")) {
      try operatorCredentials.secret("coach.key")
    }
  }
}
