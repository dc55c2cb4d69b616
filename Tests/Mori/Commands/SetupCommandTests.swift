import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("mori setup") struct SetupCommandTests {
  @Test func `starts the clock at 80 years, with three habits to begin with`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori("setup", "--born", "1990-01-01") == """
        Born Monday, 1 January 1990, with a life expectancy of 80 years.
        Habits to begin with: Exercise, Read, Meditate.

        """)
    #expect(
      try await stage.mori("setup", "--expectancy", "90")
        == "Born Monday, 1 January 1990, with a life expectancy of 90 years.\n")
    let habits = try await stage.world.store.collection(of: Habit.self).list()
    #expect(habits.map(\.id).sorted() == ["exercise", "meditate", "read"])
    #expect(habits.allSatisfy { $0.stepMinutes == 10 && $0.schedule == .daily })
  }

  @Test func `offers no habits where there are some, or where none are wanted`() async throws {
    let stage = try await Stage.mori()
    _ = try await stage.mori("setup", "--born", "1990-01-01", "--no-habits")
    #expect(try await stage.world.store.collection(of: Habit.self).list().isEmpty)
    _ = try await stage.mori("setup", "--born", "1991-01-01")
    #expect(try await stage.world.store.collection(of: Habit.self).list().isEmpty)
  }

  @Test func `names the habits in the person's language`() async throws {
    let stage = try await Stage.mori(language: .slovak)
    let answer = try await stage.moriJSON("setup", "--born", "1990-01-01")
    #expect(answer["habits"] == ["Cvičenie", "Čítanie", "Meditácia"])
  }

  @Test func `takes the years of a country, and says where they come from`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori(
        "setup", "--born", "1990-01-01", "--country", "sk", "--sex", "female", "--no-habits") == """
          Born Monday, 1 January 1990, with a life expectancy of 82 years.
          Life expectancy at birth in Slovakia: 81.6 years (United Nations 2023).

          """)
    // Values that are not given stay unchanged.
    let czech = try await stage.moriJSON("setup", "--country", "CZ")
    #expect(czech["sex"] == "female")
    #expect(try await stage.moriJSON("setup", "--country", "SK")["expectancy_years"] == 82)
    let male = try await stage.moriJSON("setup", "--sex", "male")
    #expect(male["country"] == "SK")
    #expect(male["expectancy_years"] == 75)
    // A manual expectancy clears the country.
    #expect(try await stage.moriJSON("setup", "--expectancy", "75")["country"] == .null)
  }

  @Test func `takes the mean of both where no sex is given`() async throws {
    let stage = try await Stage.mori()
    let both = try await stage.moriJSON("setup", "--born", "1990-01-01", "--country", "SK")
    #expect(both["sex"] == .null)
    #expect(both["expectancy_years"] == 78)
  }

  @Test func `says so where sources differ`() async throws {
    let stage = try await Stage.mori()
    #expect(
      try await stage.mori("setup", "--born", "1990-01-01", "--country", "PL").contains(
        "Other estimates for this country differ by more than two years"))
  }

  @Test(
    arguments: [
      (["--born", "2026-11-22"], MoriError.bornInFuture(Day(epochDay: 20_779)), 65),
      (["--born", "1879-12-31"], .bornTooEarly(Day(epochDay: -32_873)), 65),
      (["--born", "1990-01-01", "--expectancy", "0"], .badExpectancy(0), 65),
      (["--born", "1990-01-01", "--expectancy", "131"], .badExpectancy(131), 65),
      (["--born", "1990-01-01", "--country", "Atlantis"], .unknownCountry("Atlantis"), 66),
      (["--born", "1990-01-01", "--sex", "male"], .sexWithoutCountry, 64),
      (["--expectancy", "80"], .notSetUp, 78),
    ] as [([String], MoriError, Int32)])
  func `refuses what cannot be a life, and writes nothing`(
    arguments: [String], error: MoriError, exitCode: Int32
  ) async throws {
    let stage = try await Stage.mori()
    await #expect(throws: error) { try await stage.run(MoriPlugin.self, ["setup"] + arguments) }
    #expect(error.failure(in: .english).kind.exitCode == exitCode)
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `takes the extremes`() async throws {
    let stage = try await Stage.mori()
    for born in ["1880-01-01", "2026-11-21", "2024-02-29"] {
      for years in ["1", "130"] {
        let answer = try await stage.moriJSON("setup", "--born", born, "--expectancy", years)
        #expect(answer["birth_date"] == .string(born))
        _ = try await stage.moriJSON()
        _ = try await stage.mori()
        _ = try await stage.mori("clock")
      }
    }
  }

  @Test func `tells what is no day`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: OptionError.impossibleDay("1990-02-30")) {
      try await stage.run(MoriPlugin.self, ["setup", "--born", "1990-02-30"])
    }
    await #expect(throws: OptionError.badDay("in spring or so")) {
      try await stage.run(MoriPlugin.self, ["setup", "--born", "in spring or so"])
    }
  }
}
