import CoreModels
import Testing

@Suite("Minutes that somebody typed") struct TypedMinutesTests {
  @Test(arguments: [
    ("20", 20), (" 20 ", 20), ("-5", -5), ("15m", 15), ("15 m", 15), ("90 min", 90),
    ("90 min.", 90),
    ("1h", 60), ("1 H", 60), ("1h30", 90), ("1h30m", 90), ("1 h 30", 90), ("1 hour 30 minutes", 90),
    ("1.5 h", 90), ("1,5 h", 90), (".5h", 30), ("0.25 hours", 15), ("2 hod.", 120),
    ("1 Std. 5 Min.", 65),
    ("1 hodina 10 minút", 70), ("1 godz. 10 min", 70), ("1 óra 10 perc", 70), ("2 horas", 120),
  ])
  func `are read as people write them`(text: String, count: Int) {
    #expect(TypedMinutes(text) == .minutes(count))
  }

  @Test(arguments: ["1:30", "1.5", "1,5", "1 30"])
  func `are asked about where they may be hours`(text: String) {
    #expect(TypedMinutes(text) == .ambiguous(text))
  }

  @Test(arguments: [
    "", "much", "m", "20 apples", "1h 60", "1.5h 30", "30m 1h", "1h 2h", "90 s", "0.1 min", "1..5h",
    "1h30m5",
    "1e9h", "99999999999999999999", "½ h", "1h -30", String(repeating: "1 h", count: 40),
  ])
  func `are unreadable when they are anything else`(text: String) {
    #expect(TypedMinutes(text) == .unreadable(text))
  }
}
