extension GoalText {
  var german: String { english }
}
