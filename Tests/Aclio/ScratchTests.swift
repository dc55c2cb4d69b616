import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite struct ScratchTests {
  @Test func look() async throws {
    for columns in [20, 40, 80] {
      let stage = try Stage.aclio(isInteractive: true, columns: columns)
      print("=== \(columns)")
      print(try await stage.aclio())
      print(try await stage.aclio("new", "Run a half marathon", "--due", "2026-11-23", "--yes", "--category", "health"))
      print(try await stage.aclio("new", "Learn Spanish so well that I can read novels", "--yes"))
      print(try await stage.aclio())
      print(try await stage.aclio("list"))
      print(try await stage.aclio("show", "1"))
      print(try await stage.aclio("done", "half", "1", "2"))
      print(try await stage.aclio("undone", "half", "1", "3"))
      print(try await stage.aclio("bonus"))
      print(try await stage.aclio("stats"))
      print(try await stage.aclio("achievements"))
      print(try await stage.aclio("extend", "2", "--step", "Go to Madrid"))
      print(try await stage.aclio("edit", "2", "9", "--due", "2026-12-01", "--duration", "2 weeks"))
      print(try await stage.aclio("archive", "2"))
      print(try await stage.aclio("delete", "1"))
      print(try await stage.aclio("profile", "--name", "Anna", "--age", "30"))
      print(try await stage.aclio("widget"))
      print(try await stage.aclio("export"))
      print(try await stage.aclio("--json"))
    }
    let stage = try Stage.aclio(isInteractive: true, typed: ["x", "k"])
    print(try await stage.aclio("new", "Run a half marathon"), stage.errors)
  }
}
