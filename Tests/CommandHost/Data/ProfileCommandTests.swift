import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook profile") struct ProfileCommandTests {
  private let stage = HostStage()

  @Test func `people are added, used, listed and removed, and an export of theirs is left`()
    async throws
  {
    #expect(await stage.daybook("profile").output == "* me · 0 records\n")
    _ = await stage.daybook("profile", "add", "eva")
    #expect(await stage.daybook("profile", "use", "eva").output == "* eva · 0 records\n")
    _ = await stage.daybook("probe", "keep", "hers")
    #expect(await stage.daybook("profile", "use", "me").status == 0)
    _ = await stage.daybook("probe", "keep", "mine")
    #expect(await stage.daybook("profile").output == "  eva · 1 record\n* me · 1 record\n")
    #expect(await stage.daybook("profile", "remove", "me").status == 64)
    let file = stage.home.path + "/replaced/eva-20261121T093000Z.json"
    #expect(
      await stage.daybook("profile", "remove", "eva").output
        == "The profile eva has been removed; an export of everything in it is in \(file).\n")
    #expect(await stage.daybook("profile").output == "* me · 1 record\n")
    #expect(await stage.daybook("import", file, "--profile", "eva").status == 66)
    _ = await stage.daybook("profile", "add", "eva")
    #expect(await stage.daybook("import", file, "--profile", "eva").status == 0)
    let hers = try await stage.store(profile: "eva").collection(of: DayEntry.self).list()
    #expect(hers.map(\.id) == ["hers"])
    #expect(await stage.daybook("doctor").status == 0)
  }

  @Test func `a mistyped name makes nobody, and is told who it may have meant`() async throws {
    _ = await stage.daybook("profile", "add", "katka")
    let near = await stage.daybook("probe", "keep", "one", "--profile", "katak")
    #expect(
      near.errors == """
        There is no profile called katak.
        Did you mean katka? daybook profile add katak adds somebody new.

        """)
    let far = await stage.daybook("--profile", "nobody")
    #expect(far.errors.hasSuffix("\ndaybook profile add nobody creates it.\n"))
    #expect(try await stage.store().profiles().map(\.name) == ["katka"])
  }

  @Test func `somebody who is not here can be neither used nor removed`() async throws {
    for action in ["use", "remove"] {
      let outcome = await stage.daybook("profile", action, "nobody", "--json")
      #expect(outcome.status == 66)
      #expect(try outcome.json["error"]?["code"] == "no_profile")
    }
    #expect(await stage.daybook("profile", "add", "a b").status == 64)
  }
}
