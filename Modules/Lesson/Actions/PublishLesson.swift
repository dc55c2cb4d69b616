import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson publish TEXT`: the lesson that this machine's hub serves to others.
struct PublishLesson: StoredAction {
  static var configuration: CommandConfiguration { .init("publish", HelpText.publish) }
  static var inputs: [Input<Self>] { [.argument("text", \.text, HelpText.publishText)] }

  var text = ""

  func perform(in transaction: Transaction, of world: World) throws -> LifeLesson {
    let text = try LifeLesson.textRule.validate(text)
    let last = try transaction.find(PublishedLesson.self, PublishedLesson.onlyID)
    let lesson = LifeLesson(
      text: text, version: (last?.lesson.version ?? 0) + 1,
      timestamp: world.today.basicDescription)
    try transaction.put(PublishedLesson(lesson: lesson, day: world.today))
    return lesson
  }
}

extension LifeLesson: Outcome, JSONObject {
  /// The lesson in `lesson --json`.
  static let fields = [
    Field("text", "What it says.", \Self.text),
    Field("version", "The version that its publisher gave it, 0 for none.", \.version),
    Field("timestamp", "The day of its last change, yyyyMMdd.", \.timestamp),
  ]

  /// The lesson in lists.
  static let listedFields =
    fields + [
      Field("id", "16 hexadecimal digits, made of its text.", \Self.id),
      Field("author", "Who said it.", \.author),
    ]

  func lines(in world: World) -> [String] { [world.text(LessonText.published(version))] }
}
