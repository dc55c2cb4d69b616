/// The tone in which the weather is told.
enum Personality: String, CaseIterable, Codable, Sendable {
  case neutral, cute, brutal
}
