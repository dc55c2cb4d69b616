/// The units in which the weather is shown; forecasts and the store are always metric.
enum Units: String, CaseIterable, Codable, Sendable {
  case metric, imperial
}
