import CoreModels
import CorePlugin
import CoreStorage
import Testing

@testable import CommandHost

@Suite("daybook settings") struct SettingsCommandTests {
  @Test func `lists what can be chosen, with the defaults`() async throws {
    let stage = HostStage()
    #expect(
      await stage.daybook("settings").output
        == """
        language
        time_zone
        day_starts_at 0
        keyring false

        """)
    #expect(
      try await stage.daybook("settings", "--json").json == [
        "language": "", "time_zone": "", "day_starts_at": 0, "keyring": false,
      ])
  }

  @Test func `a choice holds from then on, until it is taken back`() async throws {
    let stage = HostStage()
    #expect(await stage.daybook("settings", "language", "sk").output == "language sk\n")
    #expect(await stage.daybook().output.hasPrefix("Dnes · sobota 21. novembra"))
    #expect(await stage.daybook("settings", "day_starts_at", "4").output == "day_starts_at 4\n")
    #expect(
      await stage.daybook("settings", "language", "--reset").output == "language\n")
    #expect(await stage.daybook().output.hasPrefix("Today"))
  }

  @Test(arguments: [
    ("language", "xx"), ("time_zone", "Europe/Nowhere"), ("day_starts_at", "7"),
    ("day_starts_at", "-1"),
    ("day_starts_at", "soon"), ("keyring", "4"),
  ])
  func `a value that does not fit is refused and changes nothing`(
    name: String, value: String
  ) async throws {
    let stage = HostStage()
    let outcome = await stage.daybook("settings", name, value, "--json")
    #expect(outcome.status == 65)
    #expect(try outcome.json["error"]?["code"] == "bad_setting")
    #expect(try await stage.store().history().isEmpty)
  }

  @Test func `a setting that does not exist is told apart`() async throws {
    let outcome = await HostStage().daybook("settings", "colour")
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("There is no setting named colour."))
    let near = await HostStage().daybook("settings", "langage", "sk")
    #expect(near.errors.contains("Did you mean “language”? "))
  }

  @Test func `on a terminal each is explained`() async throws {
    let stage = HostStage(terminalColumns: 80)
    #expect(
      await stage.daybook("settings", "day_starts_at", "4", "--color", "never").output == """
        Daybook
        day_starts_at 4
          The hour at which a new day starts.
          Fits: 0…6
          Default: 0


        """)
    #expect(
      await stage.daybook("settings", "daybook", "--color", "never").output.contains(
        "keyring false\n  Whether passwords and keys are kept in the desktop’s keyring.\n"
          + "  Fits: true, false\n"))
  }

  @Test func `a wrong value is told with those that fit`() async throws {
    let outcome = await HostStage().daybook("settings", "day_starts_at", "7")
    #expect(
      outcome.errors
        == "“7” is not a valid value for the setting day_starts_at.\nFits: 0…6\n"
    )
  }
}
