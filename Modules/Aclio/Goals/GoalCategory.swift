/// A goal's area of life; the names are those of the Aclio API.
enum GoalCategory: String, CaseIterable, Codable, Sendable {
  case health = "Health & Fitness"
  case career = "Career"
  case education = "Education"
  case finance = "Finance"
  case creative = "Creative"
  case personalGrowth = "Personal Growth"
  case relationships = "Relationships"
  case travel = "Travel"
  case home = "Home & Living"
  case technology = "Technology"
}
