import CorePlugin

/// The parts of the frame around a logged-in person's page.
enum FrameParts {
  /// The texts of the parts.
  static let labels: [(String, WebText)] = [
    ("skip", .skipToContent), ("navigation", .navigation), ("today", .today),
    ("settings", .settings), ("aDay", .aDay), ("history", .history), ("search", .search),
    ("searchEverything", .searchEverything), ("keys", .keys),
    ("undo", .undo), ("undone", .undone), ("saved", .saved), ("saving", .saving),
    ("merged", .mergedText),
    ("offline", .offline), ("failed", .failed), ("cancel", .cancel),
    ("close", .close), ("keyHelp", .keyHelp), ("keySearch", .keySearch), ("keyNew", .keyNew),
    ("keyUndo", .keyUndo), ("keyWalk", .keyWalk), ("palette", .palette),
    ("paletteExample", .paletteExample),
  ]
}
