extension HabitText {
  var polish: String { english }
}
