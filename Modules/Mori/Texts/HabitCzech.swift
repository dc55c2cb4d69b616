extension HabitText {
  var czech: String { english }
}
