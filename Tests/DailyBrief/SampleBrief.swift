import CoreModels
import CoreReminders

@testable import DailyBrief

extension Brief {
  /// A brief with every section filled, made on 2026-11-21 at 10:30 in Bratislava.
  static var sample: Brief {
    Brief(
      reader: Reader(
        email: "ana@example.org", username: "ana", nickname: "Ana",
        timeZone: "Europe/Bratislava", language: "sk", personality: "cute"),
      modules: Modules(), weather: .sample,
      countdowns: [
        Countdown(
          id: nil, name: "Concert", date: theDay("2026-11-21"), isYearly: false, daysLeft: 0,
          nextOccurrence: theDay("2026-11-21"), isPast: false, message: "Days to Concert: 0"),
        Countdown(
          id: nil, name: "Birthday", date: theDay("1990-12-24"), isYearly: true, daysLeft: 33,
          nextOccurrence: theDay("2026-12-24"), isPast: false, message: "Days to Birthday: 33"),
        Countdown(
          id: nil, name: "Holiday", date: theDay("2026-11-20"), isYearly: false, daysLeft: -1,
          nextOccurrence: theDay("2026-11-20"), isPast: true, message: "It was fine"),
      ],
      nameday: Nameday(
        day: theDay("2026-11-21"), language: "sk", names: ["Elvíra", "Eva"],
        message: "Meniny má: Elvíra, Eva"),
      reminders: [
        DueReminder(
          id: "r1", text: "Water the plants", time: time("09:00"), repetition: "weekly",
          isDue: true)
      ],
      generatedAt: instant("2026-11-21T09:30:00Z"), utcOffset: 3600)
  }
}

extension Weather {
  /// Bratislava in November, with a gap on the last day.
  static var sample: Weather {
    let conditions: [WeatherCondition] = [
      .rainy, .cloudy, .sunny, .mild, .foggy, .snowing, .other,
    ]
    let week = conditions.enumerated().map { index, condition in
      let isHole = condition == .other
      return DayWeather(
        day: theDay("2026-11-21").advanced(by: index),
        high: isHole ? nil : Double(84 - 10 * index) / 10,
        low: isHole ? nil : Double(21 - 10 * index) / 10, precipitation: index == 0 ? 1.2 : 0,
        precipitationProbability: index == 0 ? 65 : 10, wind: 14, condition: condition)
    }
    guard let place = Coordinates(latitude: 48.15, longitude: 17.11) else { preconditionFailure() }
    return Weather(
      location: "Bratislava, Slovakia", coordinates: place, timeZone: "Europe/Bratislava",
      today: week[0], week: week, summary: "Take a coat.")
  }
}

/// A day known to be valid.
func theDay(_ text: String) -> Day {
  guard let day = Day(text) else { preconditionFailure(text) }
  return day
}

/// An instant known to be valid.
func instant(_ text: String) -> Instant {
  guard let instant = Instant(text) else { preconditionFailure(text) }
  return instant
}

/// A time known to be valid.
func time(_ text: String) -> TimeOfDay {
  guard let time = TimeOfDay(text) else { preconditionFailure(text) }
  return time
}

/// ``Brief/sample`` in the contract's format.
let wholeBrief = """
  {"user": {"email": "ana@example.org", "username": "ana", "nickname": "Ana",
    "timezone": "Europe/Bratislava", "language": "sk", "personality": "cute"},
   "modules_enabled": {"weather": true, "countdown": true, "reminder": true},
   "generated_at": "2026-11-21T10:30:00+01:00",
   "nameday": {"date": "2026-11-21", "day_name": "Saturday", "names": "Elvíra, Eva",
    "message": "Meniny má: Elvíra, Eva", "language": "sk"},
   "weather": {"location": "Bratislava, Slovakia", "coordinates": {"lat": 48.15, "lon": 17.11},
    "timezone": "Europe/Bratislava",
    "today": {"temp_max": 8.4, "temp_min": 2.1, "precipitation_sum": 1.2,
     "precipitation_probability": 65, "wind_speed_max": 14.0, "condition": "rainy"},
    "week_forecast": [
     {"date": "2026-11-21", "day_name": "Saturday", "temp_max": 8.4, "temp_min": 2.1,
      "precipitation_sum": 1.2, "precipitation_probability": 65, "wind_speed_max": 14.0,
      "condition": "rainy"},
     {"date": "2026-11-22", "day_name": "Sunday", "temp_max": 7.4, "temp_min": 1.1,
      "precipitation_sum": 0.0, "precipitation_probability": 10, "wind_speed_max": 14.0,
      "condition": "cloudy"},
     {"date": "2026-11-23", "day_name": "Monday", "temp_max": 6.4, "temp_min": 0.1,
      "precipitation_sum": 0.0, "precipitation_probability": 10, "wind_speed_max": 14.0,
      "condition": "sunny"},
     {"date": "2026-11-24", "day_name": "Tuesday", "temp_max": 5.4, "temp_min": -0.9,
      "precipitation_sum": 0.0, "precipitation_probability": 10, "wind_speed_max": 14.0,
      "condition": "mild"},
     {"date": "2026-11-25", "day_name": "Wednesday", "temp_max": 4.4, "temp_min": -1.9,
      "precipitation_sum": 0.0, "precipitation_probability": 10, "wind_speed_max": 14.0,
      "condition": "foggy"},
     {"date": "2026-11-26", "day_name": "Thursday", "temp_max": 3.4, "temp_min": -2.9,
      "precipitation_sum": 0.0, "precipitation_probability": 10, "wind_speed_max": 14.0,
      "condition": "snowing"},
     {"date": "2026-11-27", "day_name": "Friday", "temp_max": null, "temp_min": null,
      "precipitation_sum": 0.0, "precipitation_probability": 10, "wind_speed_max": 14.0,
      "condition": "default"}],
    "summary_text": "Take a coat."},
   "countdowns": [
    {"name": "Concert", "date": "2026-11-21", "yearly": false, "days_left": 0,
     "next_occurrence": "2026-11-21", "is_past": false, "message": "Days to Concert: 0"},
    {"name": "Birthday", "date": "1990-12-24", "yearly": true, "days_left": 33,
     "next_occurrence": "2026-12-24", "is_past": false, "message": "Days to Birthday: 33"},
    {"name": "Holiday", "date": "2026-11-20", "yearly": false, "days_left": -1,
     "next_occurrence": "2026-11-20", "is_past": true, "message": "It was fine"}],
   "reminders": [
    {"id": "r1", "text": "Water the plants", "time": "09:00", "repeat": "weekly", "due": true}]}
  """

/// The original server's response for a person with little data.
let originalBrief = """
  {"countdowns":[
   {"date":"2026-12-01","days_left":9,"is_past":false,"message":"","name":"Later",\
  "next_occurrence":"2026-12-01","yearly":false},
   {"date":"2026-01-01","days_left":-325,"is_past":true,"message":"","name":"Gone",\
  "next_occurrence":"2026-01-01","yearly":false},
   {"date":"2026-4-1","days_left":0.0,"is_past":false,"message":"","name":"Soon",\
  "next_occurrence":"2026-11-22","yearly":false}],
   "generated_at":"2026-11-21T10:30:00.123456+01:00",
   "modules_enabled":{"countdown":true,"reminder":false,"weather":true},"nameday":null,
   "user":{"email":"ana@example.org","nickname":null,"username":""},
   "weather":{"coordinates":{"lat":48,"lon":17.0},"location":"Bratislava","summary_text":"",
    "timezone":"Europe/Bratislava","today":{"condition":"meteors","precipitation_probability":0,
     "precipitation_sum":0,"temp_max":8,"temp_min":-0.0,"wind_speed_max":3.5},
    "week_forecast":[{"condition":"frogs","date":"2026-11-21","day_name":"Saturday",
     "precipitation_probability":0,"precipitation_sum":0,"temp_max":null,"temp_min":null,
     "wind_speed_max":0}]}}
  """
