/// Period life expectancy at birth.
struct LifeExpectancy: Hashable, Sendable {
  enum Sex: String, CaseIterable, Codable, Sendable { case female, male }
}
