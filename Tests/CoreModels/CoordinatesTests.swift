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
    ("48.1486° N, 17.1077° E", "48.1486,17.1077"), ("48 8 55 N 17 6 28 E", "48.148611,17.107778"),
    ("48° 8′ 55″ N, 17° 6′ 28″ E", "48.148611,17.107778"),
    ("17.1077 E 48.1486 N", "48.1486,17.1077"),
    ("48°8'55\"N 17°6'28''E", "48.148611,17.107778"),
    ("N 48° 8.917′, E 17° 6.467′", "48.148617,17.107783"),
    ("48,1486° N; 17,1077° E", "48.1486,17.1077"), ("48,15 17,11", "48.15,17.11"),
    ("48,15; -17,11", "48.15,-17.11"), ("33.87 S 151.21 E", "-33.87,151.21"),
    ("−33.87 151.21", "-33.87,151.21"), ("48° 55″ N 17° E", "48.015278,17.0"),
    ("48.15N,17.11E", "48.15,17.11"),
    ("48°,17°", "48.0,17.0"), ("48.15 north, 17.11 west", "48.15,-17.11"),
  ])
  func `are read as people write them`(text: String, description: String) {
    #expect(Coordinates(text)?.description == description)
  }

  @Test(arguments: [
    ("48° 8′ s. š., 17° 6′ v. d.", Language.slovak, "48.133333,17.1"),
    ("47,5° é. sz., 19,04° k. h.", .hungarian, "47.5,19.04"),
    ("52,52° N, 13,4° O", .german, "52.52,13.4"), ("40,42 N 3,7 O", .spanish, "40.42,-3.7"),
    ("52° n. Br. 13° ö. L.", .german, "52.0,13.0"),
    ("48,15° S, 17,11° V", .slovak, "48.15,17.11"), ("V 14,42 S 50,09", .czech, "50.09,14.42"),
    ("15,5 J 17,1 Z", .czech, "-15.5,-17.1"), ("33,87 S 151,21 E", .slovak, "-33.87,151.21"),
  ])
  func `are read in the person's language`(text: String, language: Language, description: String) {
    #expect(Coordinates(text, in: language)?.description == description)
  }

  @Test(arguments: [
    "", ",", "48", "48,", "48;", "48,17,1", "91,0", "-90.1,0", "0,180.5", "nan,0", "inf,0",
    "0x10,0", "1e1,0", "--1,0", "48-17",
    "48 N 17", "48 N 17 N", "-48 N 17 E", "48 61 N 17 E", "48.5 30 N 17 E", "48 8 17",
    "48,15,17,11",
    "91 N 17 E", "48 N 17 O", "Bratislava", "48 m 17 m", "48'' N 17 E",
    String(repeating: "1", count: 400) + ",0",
  ])
  func `are refused when they are anything else`(text: String) { #expect(Coordinates(text) == nil) }
}
