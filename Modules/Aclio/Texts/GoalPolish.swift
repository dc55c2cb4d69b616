extension GoalText {
  var polish: String { english }
}
