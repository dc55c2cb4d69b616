/// What part of life a goal belongs to; names as the Aclio API spells them.
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
