public import CoreModels
public import CorePlugin
public import CoreStorage

/// Lesson: one life lesson on screen, fetched and cached for offline use.
public struct LessonPlugin: Plugin {
  public init() {}

  public let id = "lesson"
  public let name = "Lesson"
  public var abstract: String { HelpText.overview.help }

  public var records: [any Record.Type] {
    [
      ReceivedLesson.self, ChosenLesson.self, OwnLesson.self, FavoriteLesson.self,
      PublishedLesson.self,
    ]
  }

  public var settings: [any SettingKey] { [LessonSource.setting] }

  public func meaning(ofAdding kind: String, in language: Language) -> String? {
    kind == FavoriteLesson.kind ? LessonText.markAct.text(in: language) : nil
  }

  public func meaning(ofSetting name: String, in language: Language) -> String? {
    switch name {
    case "lesson.source": LessonText.sourceSetting.text(in: language)
    default: nil
    }
  }

  public var mainCommand: (any PluginCommand.Type)? { ShowLesson.command }

  public var commands: [any PluginCommand.Type] {
    [
      ShowLesson.command, RefreshLesson.command, WatchCommand.self, ListHistory.command,
      MarkLesson.command, ListFavorites.command, SearchLessons.command, AddLesson.command,
      EditLesson.command, RemoveLesson.command, ChooseSource.command, ImportLessons.command,
      ExportLessons.command, CardCommand.self, PublishLesson.command,
    ]
  }

  public var routes: [Route] { LessonRoutes.all }
  public var pages: [Page] {
    [.lesson, .lessonHistory, .lessonFavorites, .ownLessons, .lessonSource] + Page.lessonPictures
  }
  public func path(of record: RecordName) -> String? {
    record.kind == OwnLesson.kind ? "/lesson/own" : nil
  }
  public var formActions: [FormAction] { LessonActions.all }
  public var fileImport: FileImport? { FileImport(ImportLessons.self) { $0.file = $1 } }
  public var appearance: Appearance { LessonLook.appearance }

  public func refresh(in world: World) async throws {
    let source = try await world.lessonSource()
    try await world.refreshed(world.lesson(from: source), from: source).log(to: world.log)
  }

  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let shown = try shown(from: snapshot, at: moment)
    return Card(
      product: id, title: name, lines: lines(of: shown, at: moment),
      data: LessonState(shown: shown).json)
  }

  private func shown(from snapshot: Snapshot, at moment: Moment) throws -> ShownLesson {
    let source = try LessonSource(in: snapshot, environment: moment.environment)
    return try LessonShelf(snapshot: snapshot, source: source)
      .shown(on: moment.today, profile: snapshot.profile)
  }

  private func lines(of shown: ShownLesson, at moment: Moment) -> [String] {
    [shown.lesson.text, LessonText.updated(shown, at: moment).text(in: moment.language)]
  }

  public func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    let shown = try shown(from: snapshot, at: moment)
    let isFavorite = try snapshot.find(FavoriteLesson.self, shown.lesson.id) != nil
    let favorite = isFavorite ? LessonText.unmarkAct : .markAct
    let acts = [
      CardAct(
        .usual, favorite.text(in: moment.language), ["favorite"] + (isFavorite ? ["--remove"] : [])),
      CardAct(.add, LessonText.addAct.text(in: moment.language), ["add"], asks: true),
    ]
    return lines(of: shown, at: moment).enumerated().map { CardRow($1).with($0 == 0 ? acts : []) }
  }

  /// How old the lesson is stands on its page.
  public func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts {
    TodayParts(card: .lead(""))
  }

  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] {
    let source = try LessonSource(in: snapshot, environment: moment.environment)
    let lessons = try LessonShelf(snapshot: snapshot, source: source).all(on: days)
    return lessons.reversed().compactMap { listed in
      listed.day.map {
        DayEntry(
          product: id, day: $0, text: listed.lesson.text, data: listed.json,
          path: "/lesson/history")
      }
    }
  }

  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    let source = try LessonSource(in: snapshot, environment: moment.environment)
    let lessons = try LessonShelf(snapshot: snapshot, source: source).all().reversed()
    guard !lessons.isEmpty else { return [] }
    let lines = lessons.map { $0.markdownLine(in: moment.language) }
    return [
      ExportedFile("\(id)/lessons.md", text: "# \(name)\n\n" + lines.joined(separator: "\n") + "\n")
    ]
  }
}
