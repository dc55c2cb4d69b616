import CoreTerminal
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  private static let widths: [(text: String, columns: Int)] = [
    // ASCII, Latin, Greek, Cyrillic
    ("", 0), ("Daybook", 7), ("žluťoučký kůň", 13), ("Ελλάδα", 6), ("Київ", 4),
    // combining marks
    ("e\u{301}", 1), ("Z\u{351}\u{36B}\u{343}a", 2), ("\u{301}", 0),
    // wide and half-wide
    ("漢字", 4), ("かな", 4), ("カナ", 4), ("ｶﾅ", 2), ("Ａ１", 4), ("「。」", 6), ("　", 2), ("𠀋", 2),
    // Hangul: syllables, and the same composed of jamo
    ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2),
    // Indic: vowel signs beside their consonant take a column, those above and below none
    ("नमस्ते", 4), ("हिन्दी", 4), ("क्षि", 2), ("कं", 1), ("தமிழ்", 4), ("বাংলা", 4),
    // Thai, Lao
    ("สวัสดี", 4), ("ที่", 1), ("น้ำ", 2), ("ລາວ", 3),
    // Arabic, Hebrew
    ("سلام", 4), ("مُحَمَّد", 4), ("שָׁלוֹם", 4), ("می\u{200C}خواهم", 7),
    // joiners and invisible marks
    ("a\u{200D}b", 2), ("a\u{200B}b", 2), ("\u{FEFF}a", 1), ("a\u{2060}b", 2), ("\u{200E}", 0),
    // controls
    ("a\tb", 2), ("a\u{7}b", 2), ("a\u{9B}é", 2), ("a\r\nb", 2),
    // symbols that stay narrow
    ("→ … – “x” • ─ │ ╭ █ ✓", 21), ("☺", 1), ("❤", 1), ("☀", 1), ("©", 1),
  ]

  @Test(
    "Every script and sign takes the columns that a terminal gives it",
    arguments: DisplayWidthTests.widths)
  func scripts(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "An emoji is one picture of two columns, however many code points draw it",
    arguments: [
      "😀", "⌚", "☺️", "❤️", "©️", "1️⃣", "#️⃣", "🇸🇰", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "☝🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️",
      "❤️‍🔥", "👁️‍🗨️", "🧑🏿‍💻", "🫩", "⭐", "⚡", "✅", "🀄",
    ])
  func emoji(text: String) {
    #expect(text.displayWidth == 2)
    #expect(text.count == 1)
  }

  @Test("Emoji side by side add up")
  func emojiInARow() {
    #expect("🇸🇰🇨🇿🇭🇺".displayWidth == 6)
    #expect("👍🏽 ok 👨‍👩‍👧".displayWidth == 8)
  }

  @Test("A picture asked to look like text keeps the room that terminals leave it")
  func textPresentation() {
    #expect("☺\u{FE0E}".displayWidth == 1)
    #expect("❤\u{FE0E}".displayWidth == 1)
    #expect("⌚\u{FE0E}".displayWidth == 2)
  }

  @Test("A text is as wide as its clusters together")
  func sum() {
    for text in samples(200, { $0.text() }) {
      #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    }
  }
}
