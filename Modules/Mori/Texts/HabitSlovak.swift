extension HabitText {
  var slovak: String { english }
}
