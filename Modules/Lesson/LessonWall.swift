public import CorePlugin
public import CoreStorage

extension LessonPlugin {
  public func wall(from snapshot: Snapshot, at moment: Moment) throws -> [WallPart] {
    let source = try LessonSource(in: snapshot, environment: moment.environment)
    let lesson = try LessonShelf(snapshot: snapshot, source: source)
      .shown(on: moment.today, profile: snapshot.profile).lesson
    return [.words(lesson.text, detail: lesson.author ?? "")]
  }
}
