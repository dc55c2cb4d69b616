import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson publish TEXT`: sets the lesson that this machine's hub serves to others.
struct PublishCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("publish", HelpText.publish) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.publishText))
  var text: String

  func run(in world: World) async throws {
    let text = try LifeLesson.textRule.validate(text)
    let today = world.today
    let lesson = try await world.store.transaction { transaction in
      let last = try transaction.find(PublishedLesson.self, PublishedLesson.onlyID)
      let lesson = LifeLesson(
        text: text, version: (last?.lesson.version ?? 0) + 1, timestamp: today.basicDescription)
      try transaction.put(PublishedLesson(lesson: lesson, day: today))
      return lesson
    }
    try world.answer(lesson.json) { [world.text(LessonText.published(lesson.version))] }
  }
}
