import CoreModels
import Testing

@testable import Mori

@Suite("Mori's commands within a suite") struct TypedCommandsTests {
  private func inSuite(_ text: MoriText, _ language: Language = .english) -> String {
    CommandPrefix.$current.withValue("daybook ") { text.text(in: language) }
  }

  @Test func `are named as they are typed`() {
    #expect(
      inSuite(.noGratitude)
        == #"Nothing yet. daybook mori gratitude "…" keeps what you are grateful for."#)
    #expect(
      inSuite(.noGratitude, .slovak)
        == #"Zatiaľ nič. daybook mori gratitude "…" uloží, za čo ďakujete."#)
  }

  @Test func `stay as they are in what a person wrote`() {
    #expect(inSuite(.paused(Day.first.inWords)) == MoriText.paused(Day.first.inWords).english)
    #expect(MoriText.noGratitude.english.hasPrefix("Nothing yet. mori gratitude"))
  }
}
