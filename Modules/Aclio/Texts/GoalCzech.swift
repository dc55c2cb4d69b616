extension GoalText {
  var czech: String { english }
}
