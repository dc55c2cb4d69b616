import CoreModels
import CorePlugin
import Testing

@Suite("A card shows a product on Today")
struct CardTests {
  @Test("scripts read product, title, lines and data")
  func json() throws {
    let card = Card(
      product: "lesson", title: "Lesson", lines: ["Love Each Other"], data: ["age_days": 3])
    #expect(
      try JSON.text(card.json)
        == #"{"data":{"age_days":3},"lines":["Love Each Other"],"product":"lesson","title":"Lesson"}"#
    )
  }
}
