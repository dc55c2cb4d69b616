import CorePlugin

/// What stands around a page for somebody who is logged in.
enum FrameParts {
  /// The sentences that the parts name.
  static let labels: [(String, WebText)] = [
    ("skip", .skipToContent), ("navigation", .navigation), ("today", .today),
    ("settings", .settings), ("aDay", .aDay), ("history", .history), ("keys", .keys),
    ("undo", .undo), ("undone", .undone), ("saved", .saved), ("saving", .saving),
    ("offline", .offline), ("failed", .failed), ("cancel", .cancel),
    ("close", .close), ("keyHelp", .keyHelp), ("keySearch", .keySearch), ("keyNew", .keyNew),
    ("keyUndo", .keyUndo),
  ]

  /// The way to every product.
  static let bar = PageTemplate(Content.Pages.bar)

  /// The quiet links below, the shortcuts, and what the script says.
  static let foot = PageTemplate(Content.Pages.foot)
}
