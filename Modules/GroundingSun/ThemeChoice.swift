import CoreModels
import CorePlugin
import CoreStorage

/// The current look, and whether it was chosen automatically.
struct ActiveTheme: Hashable, Sendable {
  var look: Look
  var isAutomatic: Bool
}

/// The user's choice: a fixed look, or one that follows the clock or the sun.
enum ThemeChoice: Hashable, Sendable {
  case manual(Look)
  /// Light from 06:00, dark from 18:00.
  case clock
  /// Light from sunrise to sunset.
  case sun(Coordinates)

  /// `light`, `dark`, `auto`, or `sun`, which falls back to `auto` without a place.
  static let setting = Setting(
    "grounding-sun.theme", default: "auto", fits: "light, dark, auto, sun"
  ) {
    ["light", "dark", "auto", "sun"].contains($0)
  }
  /// `LAT,LON` in degrees; empty if unknown.
  static let placeSetting = Setting("grounding-sun.place", default: "", fits: "48.15,17.11…") {
    $0.isEmpty || Coordinates($0) != nil
  }

  /// The user's choice; by default the clock.
  init(in snapshot: Snapshot) throws {
    let word = try snapshot.setting(ThemeChoice.setting)
    if let look = Look(rawValue: word) {
      self = .manual(look)
    } else if word == "sun", let place = try ThemeChoice.place(in: snapshot) {
      self = .sun(place)
    } else {
      self = .clock
    }
  }

  /// Returns the place of the sunrise: the chosen one, else the home of the user's profile.
  static func place(in snapshot: Snapshot) throws -> Coordinates? {
    try Coordinates(snapshot.setting(placeSetting)) ?? snapshot.personProfile().home?.coordinates
  }

  /// Returns the look at an instant, in the time zone of `calendar`.
  func active(at now: Instant, in calendar: DayCalendar) -> ActiveTheme {
    switch self {
    case .manual(let look): return ActiveTheme(look: look, isAutomatic: false)
    case .clock:
      let isLight = ThemeChoice.lightSeconds.contains(calendar.wallClock(at: now).seconds)
      return ActiveTheme(look: isLight ? .light : .dark, isAutomatic: true)
    case .sun(let place):
      let isLight = Sunlight.isUp(at: now, place)
      return ActiveTheme(look: isLight ? .light : .dark, isAutomatic: true)
    }
  }

  /// 06:00:00 until just before 18:00:00, in seconds since midnight.
  private static let lightSeconds = 6 * 3600..<18 * 3600
}
