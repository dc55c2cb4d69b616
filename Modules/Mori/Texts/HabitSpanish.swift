extension HabitText {
  var spanish: String { english }
}
