extension HabitText {
  var hungarian: String { english }
}
