import CoreModels
import Seeded
import Testing

@testable import Aclio

@Suite("Sums and distances over weeks") struct PlanScheduleTests {
  @Test func `instalments make the sum exact`() {
    let parts = Instalments(of: 3000, in: 21)
    #expect((parts.amount, parts.count, parts.last) == (143, 21, 140))
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let total = Int.random(in: 1...1_000_000, using: &generator)
      let most = Int.random(in: 1...600, using: &generator)
      let parts = Instalments(of: total, in: most)
      #expect(parts.amount * (parts.count - 1) + parts.last == total)
      #expect((1...parts.amount).contains(parts.last))
      #expect((1...most).contains(parts.count))
      #expect(parts.sum(after: parts.count) == total)
    }
  }

  @Test func `long runs rise gently and end with a taper`() {
    #expect(
      RunSchedule(distance: 21.1, from: 5, weeks: 16).longRuns
        == [5, 6, 7, 6, 9, 10, 11, 9, 13, 14, 15, 12, 17, 18, 12, 8])
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let distance = Double.random(in: 3...45, using: &generator)
      let start = Double.random(in: 0...20, using: &generator)
      let weeks = Int.random(in: 1...60, using: &generator)
      let schedule = RunSchedule(distance: distance, from: start, weeks: weeks)
      let runs = schedule.longRuns
      #expect((1...weeks).contains(runs.count))
      #expect(runs.allSatisfy { $0 >= 2 && $0 <= 33 })
      for (index, run) in runs.enumerated().dropFirst() {
        #expect(run - (runs[..<index].max() ?? 0) <= 4)
      }
      if weeks > 4 { #expect((runs.last ?? 0) <= max(schedule.longest * 2 / 3, 2)) }
    }
  }

  @Test func `sessions fit into the hours`() {
    for quarter in 1...60 {
      var request = PlanRequest("Learn Spanish")
      request.answers = [
        .init(
          question: PlanningText.question(.hours).english,
          answer: "\(Double(quarter) / 4) hours")
      ]
      let facts = PlanFacts(request)
      #expect(facts.sessions * facts.minutes <= max(quarter * 15, 10))
    }
  }

  @Test(arguments: Language.allCases)
  func `no sentence is missing`(_ language: Language) {
    #expect(PlanningText.missing(in: language).isEmpty)
    #expect(OfflineAnswerText.missing(in: language).isEmpty)
    #expect(StepHelpText.missing(in: language).isEmpty)
  }

  @Test func `documents are complete in Slovak`() {
    #expect(PlannerText.missing(in: .slovak).isEmpty)
  }
}
