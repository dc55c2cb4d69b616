/// The display units of the weather; forecasts and the store are always metric.
enum Units: String, CaseIterable, Codable, Sendable {
  case metric, imperial
}
