import CoreModels

/// The sentences of the life in squares.
enum GridText: CompleteTextCatalogue {
  /// Squares, by state.
  case lived(Int), toCome(Int)
  /// One square's state.
  case state(LifeGrid.State)
  case note, milestone
  case square(Int, of: Int), place(row: Int, column: Int), age(Int)
  /// A day on which the person pauses.
  case paused
  case nothingKept(Day)
  case marked(Day), unmarked(Day)
  case drawn(String)

  static var samples: [GridText] {
    let day = Day.first
    return [
      .lived(2), .toCome(2), .state(.lived), .state(.current), .state(.future), .note, .milestone,
      .square(1, of: 2), .place(row: 1, column: 2), .age(2), .paused, .nothingKept(day),
      .marked(day),
      .unmarked(day),
      .drawn("a"),
    ]
  }
}
