import CoreModels
import Testing

@testable import GroundingSun

@Suite("Drawing affirmations") struct AffirmationDrawTests {
  private let fallback = Affirmation(id: "fallback", text: "I am here.")
  /// The first day of a round of 37.
  private let first = Day(epochDay: 37 * 555)

  private func draw(_ count: Int, _ dates: [DayAffirmation] = []) -> AffirmationDraw {
    let pool = (0..<count).map {
      ListedAffirmation(affirmation: Affirmation(id: "a\($0)", text: "I \($0)."), origin: .own)
    }
    return AffirmationDraw(seed: 7, pool: pool, dates: dates, device: "here", round: first)
  }

  @Test func `a date has what comes on it, and the number of its round`() {
    let dates = (0..<37).map { draw(37).date(first.advanced(by: $0), fallback: fallback) }
    #expect(Set(dates.map(\.chosen.affirmation.id)).count == 37)
    #expect(dates.allSatisfy { $0.chosen.round == 555 && $0.device == "here" && !$0.isShown })
    #expect(draw(37).covers(first.advanced(by: 36)))
    #expect(!draw(37).covers(first.advanced(by: 37)))
  }

  @Test func `a reroll is none that the date has had, and the others keep their places`() throws {
    let before = (0..<37).map { draw(37).date(first.advanced(by: $0), fallback: fallback) }
    var date = before[3]
    for count in 1...36 {
      date = try draw(37, [date]).reroll(date)
      #expect(Set(date.everything.map(\.affirmation.id)).count == count + 1)
      let after = (0..<37).map {
        $0 == 3 ? date : draw(37, [date]).date(first.advanced(by: $0), fallback: fallback)
      }
      #expect(Set(after.map(\.chosen.affirmation.id)).count == 37)
      #expect(zip(before, after).filter { $0 != $1 }.count == 2)
    }
    #expect(throws: GroundingSunError.nothingElse) { try draw(37, [date]).reroll(date) }
  }

  @Test func `without anything to draw there is the fallback, and no reroll`() {
    let date = draw(0).date(first, fallback: fallback)
    #expect(date.chosen.affirmation == fallback)
    #expect(date.chosen.origin == .fallback)
    #expect(throws: GroundingSunError.nothingElse) { try draw(0).reroll(date) }
  }
}
