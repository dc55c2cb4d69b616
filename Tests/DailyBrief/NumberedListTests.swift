import CoreModels
import Testing

@testable import DailyBrief

@Suite("What a person names in a list") struct NumberedListTests {
  private let list = NumberedList(
    EventListing(events: [
      Self.event("a1b2", "Anna", "2026-12-01"), Self.event("9f3c2a1b-77", "Anna", "2027-01-05"),
      Self.event("c3", "Annual leave", "2026-12-24"), Self.event("d4", "2", "2028-01-01"),
      Self.event("e5a4b3c2-d1", "Výročie", "2029-01-01"),
    ]), on: .of("2026-11-21"))

  private static func event(_ id: String, _ name: String, _ date: String) -> Event {
    Event(id: id, name: name, date: .of(date), isYearly: false)
  }

  @Test(arguments: [
    ("c3", "c3"), ("annual leave", "c3"), ("  Annual   Leave ", "c3"), ("annu", "c3"),
    ("1", "a1b2"), ("3", "9f3c2a1b-77"), ("2", "c3"), ("4", "d4"), ("5", "e5a4b3c2-d1"),
    ("vyr", "e5a4b3c2-d1"), ("VÝROČIE", "e5a4b3c2-d1"), ("9f3c2a1b", "9f3c2a1b-77"),
    ("e5a4b3c2", "e5a4b3c2-d1"),
  ])
  func `is found by id, name, number, or the start of name or id`(
    text: String, id: String
  ) throws {
    #expect(try list.find(text).readable().id == id)
  }

  @Test(arguments: [
    "Bob", "0", "6", "9", "", " ", "-1", "01", "nna", "a1", "e5", "9f3c2a1",
  ])
  func `is not found where nothing fits`(text: String) {
    #expect(throws: EventError.noSuchEvent(text)) { try list.find(text) }
  }

  @Test func `has to be chosen where several fit`() {
    let choices = ["1 Anna (2026-12-01)", "3 Anna (2027-01-05)"]
    #expect(throws: EventError.ambiguousEvent("anna", choices: choices)) {
      try list.find("anna")
    }
    #expect(
      throws: EventError.ambiguousEvent(
        "ann", choices: [choices[0], "2 Annual leave (2026-12-24)", choices[1]])
    ) { try list.find("ann") }
  }
}
