import CoreModels
import Foundation

/// The sunrise and sunset of a day at a place.
///
/// Uses the method of NOAA's solar calculator, after Jean Meeus, *Astronomical Algorithms*,
/// chapters 25 and 28: the sun's upper edge on a level horizon, with 34′ of refraction. Compared
/// with PyEphem for every day of 1800, 1900, 1990, 2026, 2060 and 2100 it is within 20 seconds up
/// to latitudes of 65° and within three minutes beyond, where the first or last day of a polar day
/// or night can be off by one. Weather, hills and altitude are ignored.
enum Sunlight: Hashable, Sendable {
  case rises(Instant, sets: Instant)
  /// The sun does not set.
  case polarDay
  /// The sun does not rise.
  case polarNight

  /// Returns the sunlight of a date, which locally lasts from one mean midnight to the next.
  static func on(_ day: Day, _ place: Coordinates) -> Sunlight {
    let noon = meanNoon(of: day, place)
    let cosine = hourAngleCosine(at: noon, place)
    if cosine > 1 { return .polarNight }
    if cosine < -1 { return .polarDay }
    return .rises(event(-1, noon, place), sets: event(1, noon, place))
  }

  /// Returns `true` if the sun is above the horizon.
  static func isUp(at now: Instant, _ place: Coordinates) -> Bool {
    let solarSeconds = Double(now.seconds) + place.longitude * 240
    let date = Day(epochDay: Int((solarSeconds / 86_400).rounded(.down)))
    // Near the polar circles a day's light can extend into the next date.
    return (-1...1).contains { offset in
      let day = date.advanced(by: offset)
      switch on(day, place) {
      case .rises(let rise, let set): return rise <= now && now < set
      case .polarDay: return offset == 0
      case .polarNight: return false
      }
    }
  }

  /// Returns the mean solar noon, in seconds since 1970.
  private static func meanNoon(of day: Day, _ place: Coordinates) -> Double {
    Double(day.epochDay) * 86_400 + 43_200 - place.longitude * 240
  }

  /// Returns the instant of sunrise (side −1) or sunset (+1), starting from noon and iterating with
  /// the sun's position at the instant found.
  private static func event(_ side: Double, _ noon: Double, _ place: Coordinates) -> Instant {
    var time = noon
    for _ in 1...4 {
      let cosine = min(max(hourAngleCosine(at: time, place), -1), 1)
      let equation = SolarPosition(secondsSince1970: time).equationOfTime
      time = noon - equation + side * degrees(acos(cosine)) * 240
    }
    return Instant(milliseconds: Int64((time * 1000).rounded()))
  }

  /// Returns the cosine of the hour angle at which the sun's centre is 50′ below the horizon;
  /// outside −1…1 it never is.
  private static func hourAngleCosine(at time: Double, _ place: Coordinates) -> Double {
    let declination = SolarPosition(secondsSince1970: time).declination
    let latitude = radians(place.latitude)
    return (sin(radians(-50.0 / 60)) - sin(latitude) * sin(declination))
      / (cos(latitude) * cos(declination))
  }
}

/// The sun's position, by the low-accuracy series of Meeus, chapter 25 (0.01°).
struct SolarPosition {
  /// The declination in radians, positive to the north.
  let declination: Double
  /// Apparent minus mean solar time, in seconds.
  let equationOfTime: Double

  init(secondsSince1970 seconds: Double) {
    // Julian centuries since 2000-01-01T12:00.
    let t = (seconds / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = radians(280.46646 + t * (36_000.76983 + t * 0.0003032))
    let anomaly = radians(357.52911 + t * (35_999.05029 - t * 0.0001537))
    let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
    let center = radians(
      sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
        + sin(2 * anomaly) * (0.019993 - t * 0.000101) + sin(3 * anomaly) * 0.000289)
    let node = radians(125.04 - 1934.136 * t)
    let longitude = meanLongitude + center - radians(0.00569 + 0.00478 * sin(node))
    let arcseconds = 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))
    let obliquity = radians(23 + (26 + arcseconds / 60) / 60 + 0.00256 * cos(node))
    declination = asin(sin(obliquity) * sin(longitude))

    let y = tan(obliquity / 2) * tan(obliquity / 2)
    let swing = y * sin(2 * meanLongitude) - 2 * eccentricity * sin(anomaly)
    let mixed = 4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude)
    let small =
      0.5 * y * y * sin(4 * meanLongitude)
      + 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
    equationOfTime = degrees(swing + mixed - small) * 240
  }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
