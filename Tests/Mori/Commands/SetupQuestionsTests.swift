import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("The questions of mori setup") struct SetupQuestionsTests {
  private func stage(typed: String..., isInteractive: Bool = true) throws -> Stage {
    try Stage(kinds: MoriPlugin().records, isInteractive: isInteractive, typed: typed)
  }

  @Test func `are asked of a person at a terminal`() async throws {
    let stage = try stage(typed: "1 January 1990", "sk", "read, Piano,  Piano ")
    #expect(
      try await stage.mori("setup") == """
        Born Monday, 1 January 1990, with a life expectancy of 78 years.
        Life expectancy at birth in Slovakia: 78.3 years (United Nations 2023).
        Habits to begin with: read, Piano.

        """)
    #expect(
      stage.errors == """
        When were you born? (for example 1990-01-01, Enter skips) \
        Which country’s life expectancy counts? (its name or US, Enter takes 80 years) \
        Which habits? (commas between them, Enter takes Exercise, Read, Meditate) \

        """)
    let habits = try await stage.world.store.collection(of: Habit.self).list()
    #expect(habits.map(\.id).sorted() == ["id-1", "read"])
  }

  @Test func `are skipped by an empty line`() async throws {
    // Nobody is asked for the country of an unknown life.
    let stage = try stage(typed: "", "")
    #expect(
      try await stage.mori("setup") == """
        mori setup --born 1990-01-01 starts your clock.
        Habits to begin with: Exercise, Read, Meditate.

        """)
    #expect(try await stage.world.store.collection(of: LifeRecord.self).list().isEmpty)
  }

  @Test(arguments: [["1990-01-01"], ["1990-01-01", "sk"]])
  func `are left by the end of the input, with nothing written`(typed: [String]) async throws {
    let stage = try Stage(kinds: MoriPlugin().records, isInteractive: true, typed: typed)
    await #expect(throws: MoriError.notSetUp) { try await stage.mori("setup") }
    #expect(stage.errors.hasSuffix(" \n"))
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `come again where an answer cannot be read`() async throws {
    let stage = try stage(typed: "long ago", "2050-01-01", "1990-01-01", "Utopia", "", "")
    #expect(
      try await stage.mori("setup")
        .hasPrefix("Born Monday, 1 January 1990, with a life expectancy of 80 years.\n"))
    #expect(stage.errors.components(separatedBy: "When were you born?").count == 4)
  }

  @Test func `keep what a person has who skips them all`() async throws {
    let stage = try stage(typed: "", "")
    _ = try await stage.mori("setup", "--born", "1990-01-01", "--expectancy", "90")
    #expect(
      try await stage.mori("setup")
        == "Born Monday, 1 January 1990, with a life expectancy of 90 years.\n")
  }

  @Test func `are not asked of a script, nor where an option answers`() async throws {
    let script = try stage(typed: "1990-01-01", isInteractive: false)
    await #expect(throws: MoriError.notSetUp) { try await script.mori("setup") }
    let person = try stage(typed: "1980-01-01")
    _ = try await person.mori("setup", "--born", "1990-01-01")
    #expect(person.errors == "")
  }
}
