import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson edit ID [TEXT]`: changes the text or author of the user's own lesson.
struct EditLesson: StoredAction {
  static var configuration: CommandConfiguration {
    .init("edit", HelpText.edit, more: HelpText.editMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("id", \.id, HelpText.editId),
      .argument("text", \.text, HelpText.editText),
      .option("by", \.author, HelpText.editBy, valueName: "author"),
    ]
  }

  var id = ""
  var text: TypedText?
  var author: String?

  func validate() throws {
    if text == nil && author == nil { throw ValidationError("Give the new words, or --by.") }
  }

  func prepared(in world: World) throws -> EditLesson {
    let text = try text?.prepared(in: world, limit: LifeLesson.largestText)
    return EditLesson(id: id, text: text, author: author)
  }

  func perform(in transaction: Transaction, of world: World) throws -> ToldLesson {
    let text = try text.map { text in try LifeLesson.textRule.validate(text.text) }
    let author = try author.map { author in
      author.isEmpty ? "" : try LifeLesson.authorRule.validate(author)
    }
    let former = try transaction.snapshot.ownLesson(id)
    var lesson = former.lesson
    lesson.text = text ?? lesson.text
    if let author { lesson.author = author.isEmpty ? nil : author }
    guard lesson != former.lesson else { return ToldLesson(former, .edited, in: world) }
    lesson.timestamp = world.today.basicDescription
    let own = OwnLesson(lesson: lesson, day: former.day)
    // The id is derived from the text, and a favourite refers to it.
    if own.id != former.id {
      try transaction.remove(OwnLesson.self, former.id)
      if let mark = try transaction.find(FavoriteLesson.self, former.id) {
        try transaction.remove(FavoriteLesson.self, former.id)
        try transaction.put(FavoriteLesson(lesson: lesson, day: mark.day))
      }
    }
    try transaction.put(own)
    return ToldLesson(own, .edited, in: world)
  }
}

/// `lesson remove ID`: removes a lesson of the user's own.
struct RemoveLesson: StoredAction {
  static var configuration: CommandConfiguration {
    .init("remove", HelpText.remove, more: HelpText.removeMore)
  }
  static var inputs: [Input<Self>] { [.argument("id", \.id, HelpText.editId)] }

  var id = ""

  func perform(in transaction: Transaction, of world: World) throws -> ToldLesson {
    let own = try transaction.snapshot.ownLesson(id)
    try transaction.remove(OwnLesson.self, own.id)
    return ToldLesson(own, .removed, in: world)
  }
}

extension Snapshot {
  /// Returns the user's own lesson whose id starts with the prefix; throws ``LessonError``.
  fileprivate func ownLesson(_ prefix: String) throws -> OwnLesson {
    let found = prefix.isEmpty ? [] : try list(OwnLesson.self, idPrefix: prefix.lowercased())
    guard let own = found.first else { throw LessonError.notOwn(prefix) }
    guard found.count == 1 else { throw LessonError.ambiguousID(prefix) }
    return own
  }
}
