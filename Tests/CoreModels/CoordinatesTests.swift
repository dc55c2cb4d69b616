import CoreModels
import Testing

@Suite("Coordinates") struct CoordinatesTests {
  @Test(arguments: [
    ("48.15,17.11", "48.15,17.11"), (" -33.87 , 151.21 ", "-33.87,151.21"), ("0,0", "0.0,0.0"),
    ("90,-180", "90.0,-180.0"), ("+1.5,.5", "1.5,0.5"),
  ])
  func `are degrees north and east`(text: String, description: String) {
    #expect(Coordinates(text)?.description == description)
    #expect(Coordinates(description).map(\.description) == description)
  }

  @Test(arguments: [
    "", ",", "48", "48,", "48;17", "48,17,1", "91,0", "-90.1,0", "0,180.5", "nan,0", "inf,0",
    "0x10,0", "1e1,0", "48°,17°", "--1,0", "48.15N,17.11E",
    String(repeating: "1", count: 400) + ",0",
  ])
  func `are refused when they are anything else`(text: String) { #expect(Coordinates(text) == nil) }
}
