/// The messages of `daybook open`.
extension OpenText {
  /// The keys of the open screen, each with its meaning.
  static let helpKeys: [(keys: String, meaning: OpenText)] = [
    ("↑ ↓ j k", .helpMove), ("1–9", .helpCards), ("Enter → l", .helpPane), ("Esc ← h", .helpBack),
    ("Space + -", .helpActs), ("a", .helpAdd), ("e", .helpEdit), ("u r", .helpUndo),
    ("U", .helpUndoOlder), ("v", .helpVersions), ("[ ]", .helpDays), ("/", .helpSearch),
    (":", .helpCommand), ("q", .helpClose),
  ]

  /// The commands of the screen reader's home, each with its meaning.
  static let twinKeys: [(keys: String, meaning: OpenText)] = [
    ("3", .twinNumber), ("3-", .twinLess), ("3a", .helpAdd), ("3e", .helpEdit),
    ("u, r", .helpUndo), ("U", .helpUndoOlder), ("3v", .helpVersions), ("[, ]", .helpDays),
    ("/ferns", .helpSearch), (":mori up read 20", .twinCommand), ("Enter", .twinEnter),
    ("q", .helpClose),
  ]
}
