extension HabitText {
  var german: String { english }
}
