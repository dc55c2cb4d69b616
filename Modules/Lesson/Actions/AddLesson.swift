import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson add TEXT`: adds a lesson of the user's own.
struct AddLesson: StoredAction {
  static var configuration: CommandConfiguration { .init("add", HelpText.add) }
  static var inputs: [Input<Self>] {
    [
      .argument("text", \.text, HelpText.addText),
      .option("by", \.author, HelpText.addBy, valueName: "author"),
    ]
  }

  var text = TypedText("")
  var author: String?

  func prepared(in world: World) throws -> AddLesson {
    try AddLesson(text: text.prepared(in: world, limit: LifeLesson.largestText), author: author)
  }

  func perform(in transaction: Transaction, of world: World) throws -> ToldLesson {
    let lesson = LifeLesson(
      text: try LifeLesson.textRule.validate(text.text),
      author: try author.map { author in try LifeLesson.authorRule.validate(author) },
      timestamp: world.today.basicDescription)
    if let known = try transaction.find(OwnLesson.self, lesson.id),
      lesson.author == nil || known.lesson.author == lesson.author
    {
      return ToldLesson(known, .alreadyThere, in: world)
    }
    let own = OwnLesson(lesson: lesson, day: world.today)
    try transaction.put(own)
    return ToldLesson(own, .added, in: world)
  }
}

/// One of the user's own lessons after a change.
typealias ToldLesson = ChangeOutcome<ListedLesson, LessonText>

extension ToldLesson {
  init(_ own: OwnLesson, _ sentence: LessonText, in world: World) {
    let listed = ListedLesson(lesson: own.lesson, day: own.day, origin: .own)
    self.init(listed, sentence, details: LessonList(lessons: [listed]).lines(in: world))
  }
}
