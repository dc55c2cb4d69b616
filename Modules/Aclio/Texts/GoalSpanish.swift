extension GoalText {
  var spanish: String { english }
}
