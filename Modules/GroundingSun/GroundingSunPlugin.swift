public import CoreModels
public import CorePlugin
public import CoreStorage

/// Grounding Sun: a daily affirmation on a calm screen, with reminders.
public struct GroundingSunPlugin: Plugin {
  public init() {}

  public let id = "grounding-sun"
  public let name = "Grounding Sun"
  public var abstract: String { HelpText.overview.help }

  public var records: [any Record.Type] { [DayAffirmation.self, PersonalAffirmation.self] }

  public var settings: [any SettingKey] {
    [AffirmationSource.setting, ThemeChoice.setting, ThemeChoice.placeSetting]
  }

  public func meaning(ofSetting name: String, in language: Language) -> String? {
    switch name {
    case "grounding-sun.source": GroundingSunText.sourceSetting.text(in: language)
    case "grounding-sun.theme": GroundingSunText.themeSetting.text(in: language)
    case "grounding-sun.place": GroundingSunText.placeSetting.text(in: language)
    default: nil
    }
  }

  public var mainCommand: (any PluginCommand.Type)? { ShowAffirmation.command }

  public var commands: [any PluginCommand.Type] {
    [
      ShowAffirmation.command, DrawAnother.command, ListUpcoming.command, ListDays.command,
      AddAffirmation.command, EditAffirmation.command, RemoveAffirmation.command,
      ListAffirmations.command, ChooseSource.command, RemindCommand<GroundingSunPlugin>.self,
      ChooseTheme.command, ShowWidget.command,
    ]
  }

  public var routes: [Route] { GroundingSunRoutes.all }
  public var pages: [Page] {
    [.groundingSun, .sunSettings, .sunList, .sunHistory] + Page.sunPictures
  }
  public func path(of record: RecordName) -> String? {
    record.kind == PersonalAffirmation.kind ? "/grounding-sun/list" : nil
  }
  public var formActions: [FormAction] { SunActions.all }
  public var appearance: Appearance { SunStyle.appearance }

  public func refresh(in world: World) async throws {
    let source = try await world.affirmationSource()
    try await world.refreshAffirmations(from: source).log(to: world.log)
    _ = try await world.affirmation(from: source)
  }

  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let shelf = try AffirmationShelf(snapshot, at: moment)
    let state = try AffirmationState(
      shelf.settled([moment.today])[0], in: snapshot, at: moment)
    return Card(product: id, title: name, lines: [state.affirmation.text], data: state.json)
  }

  public func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    let acts = [
      CardAct(.usual, GroundingSunText.anotherAct.text(in: moment.language), ["new"]),
      CardAct(.add, GroundingSunText.addAct.text(in: moment.language), ["add"], asks: true),
    ]
    let date = try AffirmationShelf(snapshot, at: moment).settled([moment.today])[0]
    return [CardRow(date.chosen.reading(in: moment.language).text).with(acts)]
  }

  public func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts {
    let words = ["words": SunPageWord.all(in: world.language)]
    return TodayParts(card: .lead(try Self.actions.html(showing: words)))
  }

  private static let actions = PageTemplate(Content.Pages.today)

  public func kept(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [DayEntry] {
    try snapshot.affirmationDays(days).filter(\.date.isShown).flatMap { day in
      ([day.date.chosen] + day.elsewhere).compactMap { chosen in
        let affirmation = chosen.reading(in: moment.language)
        return day.date.day.map {
          DayEntry(
            product: id, day: $0, text: affirmation.text, data: affirmation.json,
            path: "/grounding-sun/history")
        }
      }
    }
  }

  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    let own = try snapshot.list(PersonalAffirmation.self).filter { !$0.isRemoved && $0.isOwn }
    let shown = try snapshot.affirmationDays().filter(\.date.isShown)
    guard !own.isEmpty || !shown.isEmpty else { return [] }
    let days = shown.flatMap { entry in
      ([entry.date.chosen] + entry.elsewhere).map { chosen in
        let day = entry.date.day?.longText(in: moment.language) ?? ""
        return "- \(chosen.reading(in: moment.language).text.markdownLine) *\(day)*"
      }
    }
    let sections = [own.map { "- \($0.text.markdownLine)" }, days].filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
    return [
      ExportedFile(
        "\(id)/affirmations.md", text: "# \(name)\n\n" + sections.joined(separator: "\n---\n\n"))
    ]
  }

  public func follow(
    _ profile: PersonProfile, after former: PersonProfile, in transaction: Transaction,
    of world: World
  ) throws {
    guard profile.home != former.home else { return }
    try transaction.set(ThemeChoice.placeSetting, to: nil)
  }
}
