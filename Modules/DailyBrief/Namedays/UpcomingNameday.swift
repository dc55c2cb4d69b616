import CoreModels
import CorePlugin
import CoreStorage

/// The next nameday of a followed name.
struct UpcomingNameday: Hashable, Sendable {
  let followed: FollowedName
  let day: Day
  /// Days until the nameday; 0 on the day itself.
  let daysLeft: Int

  /// The days of advance notice.
  static let leadDays = [7, 1, 0]

  /// `true` if the nameday is announced at this distance.
  var isAnnounced: Bool { Self.leadDays.contains(daysLeft) }

  /// The announcement, in a sentence.
  func text(in language: Language) -> String {
    NamedayText.upcoming(followed.name, daysLeft: daysLeft).text(in: language)
  }
}

extension UpcomingNameday: JSONObject {
  static let fields: [Field<Self>] = [
    Field("name", "The name.", \.followed.name),
    Field("calendar", "The code of its calendar.", \.followed.calendar),
    Field("date", "Its next day.", \.day),
    Field("days_left", "Days until then.", \.daysLeft),
  ]
}

/// The announcement of a nameday on a given day.
struct NamedayAlert: Hashable, Sendable {
  let day: Day
  /// A permanent identifier of the followed name, such as `nameday_sk jana`.
  let identifier: String
  let title: String
  let text: String
}

extension Snapshot {
  /// The namedays of followed names from today through `days` days later, nearest first.
  func upcomingNamedays(within days: Int, at moment: Moment) throws -> [UpcomingNameday] {
    let today = moment.today
    return try namedays(on: today...today.advanced(by: max(days, 0))).map { followed, day in
      UpcomingNameday(followed: followed, day: day, daysLeft: today.distance(to: day))
    }
  }

  /// The namedays announced today: those in a week, tomorrow and today.
  func announcedNamedays(at moment: Moment) throws -> [UpcomingNameday] {
    try upcomingNamedays(within: UpcomingNameday.leadDays.max() ?? 0, at: moment)
      .filter(\.isAnnounced)
  }

  /// The announcements of those days; none on mercy days.
  func namedayAlerts(
    on days: ClosedRange<Day>, at moment: Moment
  ) throws -> [NamedayAlert] {
    let paused = try pausedDays()
    let furthest = UpcomingNameday.leadDays.max() ?? 0
    var alerts: [NamedayAlert] = []
    var seen: Set<String> = []
    // Nearest namedays first, so that a name with two of them is announced once a day.
    for (followed, nameday) in try namedays(
      on: days.lowerBound...days.upperBound.advanced(by: furthest))
    {
      for lead in UpcomingNameday.leadDays {
        let day = nameday.advanced(by: -lead)
        guard days.contains(day), !paused.contains(day),
          seen.insert("\(day) \(followed.id)").inserted
        else { continue }
        alerts.append(
          NamedayAlert(
            day: day, identifier: "nameday_\(followed.id)", title: followed.name,
            text: NamedayText.upcoming(followed.name, daysLeft: lead).text(in: moment.language)))
      }
    }
    return alerts.sorted { ($0.day, $0.identifier) < ($1.day, $1.identifier) }
  }

  /// `true` if any name is followed.
  func followsNames() throws -> Bool { try count(FollowedName.self) > 0 }

  /// The followed names' namedays in a range of days, by day and name.
  private func namedays(on days: ClosedRange<Day>) throws -> [(FollowedName, Day)] {
    let followed = try list(FollowedName.self).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    guard !followed.isEmpty else { return [] }
    let calendars = Dictionary(grouping: followed, by: \.calendar).compactMap { code, names in
      NamedayCalendar(code: code).map { ($0, names) }
    }
    return days.flatMap { day in
      calendars.flatMap { calendar, followed in
        let names = calendar.names(on: day)
        return followed.filter { one in
          names.contains(one.name) && (one.date == nil || one.next(from: day) == day)
        }.map { ($0, day) }
      }.sorted { $0.0.name < $1.0.name }
    }
  }
}
