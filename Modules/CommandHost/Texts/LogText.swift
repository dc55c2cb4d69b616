import CoreModels

/// The sentences of the commands about the log: undo, redo, history, search, and its sync.
enum LogText: CompleteTextCatalogue {
  case redone, redoneAction, wouldUndo
  case writtenOver(Int)
  case broughtBack(String, asOf: String)
  case nothingFound
  case merged(Int), mergedAction, noConflicts
  case tooLarge(String, megabytes: Int)
  case error(LogError), advice(LogError)

  static var samples: [LogText] {
    let errors: [LogError] = [.noBatch("a"), .nothingToRedo, .noState("a")]
    return [
      .redone, .redoneAction, .wouldUndo, .writtenOver(1), .writtenOver(2), .writtenOver(5),
      .broughtBack("a", asOf: "b"), .nothingFound, .merged(1), .merged(2), .merged(5),
      .mergedAction, .noConflicts, .tooLarge("a", megabytes: 9),
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
