import CoreModels

/// The weekly long runs before a race: rising, lighter every fourth week, and tapering at the end.
///
/// Steps, their days and the timetable all use it.
struct RunSchedule: Hashable, Sendable {
  struct LongRun: Hashable, Sendable {
    let day: Day
    let kilometres: Int
  }

  /// A run for each Sunday, the last one at least six days before the race.
  let longRuns: [LongRun]
  /// The index of the longest run; `nil` if there is no Sunday before the race.
  let peak: Int?
  /// `true` if the time suffices to come close to the distance.
  let isEnough: Bool
  /// `true` if there is no time to build up and taper.
  var isShort: Bool { longRuns.count < 4 }

  init(distance: Double, from start: Double, in schedule: PlanSchedule) {
    let sundays = RunSchedule.sundays(in: schedule)
    let peak = distance > 30 ? 32 : distance > 12 ? distance * 0.85 : distance
    let taper =
      sundays.count < 4
      ? (distance > 12 && sundays.count == 3 ? 1 : 0) : distance > 12 ? 2 : 1
    let building = sundays.count - taper
    let rise = distance > 30 ? 1.8 : 1.4
    // Experienced runners start lower, so that they progress over the whole of a long time.
    let first = min(max(start, min(2, peak)), building > 4 ? peak * 0.75 : peak)
    let reach = min(peak, first + rise * Double(max(building - 1, 0)))
    isEnough = max(reach, min(start, peak)) >= peak * 0.8
    self.peak = building > 0 ? building - 1 : nil
    longRuns = sundays.enumerated().map { week, day in
      guard week < building else {
        let share = week == building && taper > 1 ? 0.65 : 0.45
        return LongRun(day: day, kilometres: max(Int((reach * share).rounded()), 1))
      }
      let share = building > 1 ? Double(week) / Double(building - 1) : 1
      let full = first + (reach - first) * share
      let isLighter = week % 4 == 3 && week < building - 1
      return LongRun(
        day: day, kilometres: max(Int((isLighter ? full * 0.75 : full).rounded()), 1))
    }
  }

  private static func sundays(in schedule: PlanSchedule) -> [Day] {
    var day = schedule.today.advanced(by: 7 - schedule.today.weekday.rawValue % 7)
    var sundays: [Day] = []
    while day.distance(to: schedule.end) >= 6 {
      sundays.append(day)
      day = day.advanced(by: 7)
    }
    return sundays
  }

  var longest: LongRun? { peak.map { longRuns[$0] } }
  /// The first of the shorter runs after the longest.
  var lighter: LongRun? { peak.flatMap { longRuns[($0 + 1)...].first } }

  /// Up to three runs on the way to the longest, each the longest so far.
  var milestones: [LongRun] {
    guard let peak else { return [] }
    let top = longRuns[peak].kilometres
    let records = (0..<peak).filter { week in
      longRuns[week].kilometres < top
        && longRuns[..<week].allSatisfy { $0.kilometres < longRuns[week].kilometres }
    }
    var chosen: [Int] = []
    for share in [0.25, 0.5, 0.8] {
      let wanted = Double(peak) * share
      let next = records.filter { $0 > (chosen.last ?? -1) }
        .min { abs(Double($0) - wanted) < abs(Double($1) - wanted) }
      if let next { chosen.append(next) }
    }
    return chosen.map { longRuns[$0] }
  }
}
