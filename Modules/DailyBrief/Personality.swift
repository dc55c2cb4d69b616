/// The tone of the weather sentences.
enum Personality: String, CaseIterable, Codable, Sendable {
  case neutral, cute, brutal
}
