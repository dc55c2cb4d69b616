import CoreTerminal
import Testing

@Suite("A text that is fitted into a picture") struct FittedTextTests {
  private func fitted(_ text: String) -> FittedText {
    FittedText(text, width: 220, height: 100, sizes: [40, 20, 10], leading: 150)
  }

  @Test func `takes the largest type in which it fits`() {
    #expect(fitted("Breathe.").size == 40)
    #expect(fitted("Breathe.").lines == ["Breathe."])
    // Two lines of 60 pixels are too tall.
    #expect(fitted("Breathe in and out.").size == 20)
    #expect(fitted("Breathe in and out.").lines == ["Breathe in and out."])
    #expect(fitted("Breathe in and out, slowly.").lines == ["Breathe in and out,", "slowly."])
    #expect(fitted("Breathe in and out, slowly.").lineHeight == 30)
  }

  @Test func `is cut where not even the smallest is small enough`() {
    let text = fitted("a\nb\nc\nd\ne\nf\ng\nh")
    #expect(text.size == 10)
    #expect(text.lines == ["a", "b", "c", "d", "e", "…"])
  }
}
