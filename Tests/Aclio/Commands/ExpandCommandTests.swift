import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio expand and aclio do") struct ExpandCommandTests {
  private func stage(isInteractive: Bool = false, files: [String: String] = [:]) async throws
    -> Stage
  {
    let stage = try Stage.aclio(isInteractive: isInteractive, files: files)
    try await stage.keep("Run", ["Buy shoes", "Choose the race"])
    return stage
  }

  @Test func `an explanation is kept and shown again`() async throws {
    let stage = try await stage()
    let first = try await stage.aclio("expand", "run", "1")
    #expect(first.hasPrefix("## Buy shoes\n\nAbout Buy shoes."))
    #expect(first.hasSuffix("Search for: Run: Buy shoes\n\nFrom the offline planner.\n"))
    let before = try await stage.world.store.history().count
    #expect(try await stage.aclio("expand", "run", "shoes") == first)
    #expect(try await stage.world.store.history().count == before)
    stage.nextDay()
    _ = try await stage.aclio("expand", "run", "1", "--again")
    #expect(try await stage.world.store.history().count > before)
  }

  @Test func `on a terminal marks are drawn`() async throws {
    let stage = try await stage(isInteractive: true)
    let text = try await stage.aclio("expand", "run", "2")
    #expect(!text.contains("##") && !text.contains("**"))
    #expect(text.contains("Choose the race"))
  }

  @Test func `scripts get all of it`() async throws {
    let stage = try await stage()
    let answer = try await stage.aclioJSON("expand", "run", "1")
    #expect(answer["coach"] == "offline")
    #expect(answer["search_query"] == "Run: Buy shoes")
    #expect(answer["guide"]?.string?.isEmpty == false)
    let document = try await stage.aclioJSON("do", "run", "1")
    #expect(document["file"] == .null)
    #expect(document["text"]?.string?.hasPrefix("# Buy shoes\n") == true)
  }

  @Test func `a document is written, and not over another`() async throws {
    let stage = try await stage(files: ["/here/plan.md": "mine"])
    await #expect(throws: FileError.exists(path: "plan.md")) {
      try await stage.aclio("do", "run", "1", "--out", "plan.md")
    }
    #expect(try stage.world.files.text(of: "/here/plan.md", limit: 9999) == "mine")
    #expect(
      try await stage.aclio("do", "run", "1", "--out", "new.md") == "Written to new.md.\n")
    let text = try stage.world.files.text(of: "/here/new.md", limit: 9999)
    #expect(text.hasPrefix("# Buy shoes\n"))
    _ = try await stage.aclio("do", "run", "1", "--out", "plan.md", "--force")
    #expect(try stage.world.files.text(of: "/here/plan.md", limit: 9999) == text)
    #expect(try await stage.aclio("do", "run", "1", "--last") + "" == text)
  }

  @Test func `what does not exist is told`() async throws {
    let stage = try await stage()
    await #expect(throws: GoalError.self) { try await stage.aclio("expand", "swim", "1") }
    await #expect(throws: GoalError.self) { try await stage.aclio("do", "run", "9") }
  }

  @Test func `without premium the fourth of a day is refused and nothing changes`() async throws {
    let stage = try await stage()
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    for _ in 1...3 { _ = try await stage.aclio("expand", "run", "1", "--again") }
    let before = try await stage.world.store.history().count
    await #expect(throws: GateError.self) {
      try await stage.aclio("expand", "run", "1", "--again")
    }
    #expect(try await stage.world.store.history().count == before)
    #expect(try await stage.aclio("expand", "run", "1").hasPrefix("## Buy shoes"))
    _ = try await stage.aclio("do", "run", "1")
    stage.nextDay()
    _ = try await stage.aclio("expand", "run", "1", "--again")
  }

  @Test func `a deleted goal takes them along`() async throws {
    let stage = try await stage()
    _ = try await stage.aclio("expand", "run", "1")
    _ = try await stage.aclio("do", "run", "1")
    _ = try await stage.aclio("delete", "run")
    let left = try await stage.world.store.read {
      try $0.count(StepExpansion.self) + $0.count(StepDocument.self)
    }
    #expect(left == 0)
  }
}
