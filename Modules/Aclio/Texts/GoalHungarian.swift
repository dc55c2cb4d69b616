extension GoalText {
  var hungarian: String { english }
}
