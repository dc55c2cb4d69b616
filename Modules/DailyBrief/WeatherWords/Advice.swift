import CoreModels

/// A sentence of clothing advice, by its key in `advice.tsv`.
enum Advice: String, CaseIterable, Sendable {
  // By how warm it feels.
  case arctic, freezing, cold, chilly, cool, mild, fair, warm, hot, heat
  // Replaces those.
  case blizzard
  case coldRain = "cold_rain"
  case coldWind = "cold_wind"
  // Added to those.
  case storm, downpour, rain, showers, snow, ice, fog, wind, span, uv, sun

  func text(in language: Language, _ personality: Personality) -> String {
    ContentTable(Content.advice).rows(of: rawValue)
      .first { $0.text(1) == personality.rawValue }?.text(in: language, from: 2) ?? ""
  }
}
