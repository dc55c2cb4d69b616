import CoreModels
import CorePlugin
import CoreStorage
import Logging

/// The forms of DailyBrief's pages.
enum BriefActions {
  static let all =
    [
      FormAction("/daily-brief/refresh", perform: refresh),
      FormAction("/daily-brief/settings", perform: choose),
      FormAction("/daily-brief/people", to: "/daily-brief/namedays") { form in
        FollowName(name: try form.required("name"))
      },
      FormAction("/daily-brief/people/remove", to: "/daily-brief/namedays") { form in
        UnfollowName(name: try form.required("name"))
      },
    ] + [DailyBriefPlugin.begin] + account + events + reminders + places

  /// A person's own refresh ignores freshness and reports errors; the page's automatic one does
  /// neither.
  @Sendable private static func refresh(
    _ form: PageForm, _ world: World
  ) async throws -> PageAnswer {
    let isAutomatic = form["auto"] != nil
    let asked = form["place"]
    let place = try await world.store.read { try $0.places().first { $0.id == asked } }
    do {
      let failure =
        if let place {
          try await world.weatherProblem(at: place, insisting: !isAutomatic)
        } else {
          try await world.briefSource().refreshed(insisting: !isAutomatic).failure
        }
      if let failure, !isAutomatic { throw failure }
    } catch let error as StoreError {
      throw error
    } catch {
      guard isAutomatic else { throw error }
      world.log.warning("brief not refreshed: \(error.loggedCode)")
    }
    if let place { return .moved(to: "/daily-brief/weather?place=\(place.id.percentEncoded)") }
    return form.back(or: "/daily-brief", within: "/daily-brief")
  }

  /// Saves all settings in one transaction, so that one undo reverts them together.
  @Sendable private static func choose(
    _ form: PageForm, _ world: World
  ) async throws -> PageAnswer {
    let typed: [(BriefChoice, String)] = [
      (.nickname, form.filled("nickname") ?? ""), (.language, form.filled("language") ?? ""),
      (.personality, try form.required("personality")), (.units, try form.required("units")),
      (.accent, try form.required("accent")), (.background, try form.required("background")),
      (.timezone, form.filled("timezone") ?? ""),
      (.modules, form.fields["module"]?.joined(separator: ",") ?? "none"),
    ]
    // Validates everything before anything is stored.
    let chosen = try typed.map { choice, text in
      let value: JSONValue? = text.isEmpty ? .none : try choice.value(typed: [text])
      return (choice: choice, value: value)
    }
    try await BriefChoices.choose(chosen, in: world)
    return .moved(to: "/daily-brief/settings")
  }
}

extension World {
  /// Refreshes a place's weather; returns the reason if nothing newer is available.
  fileprivate func weatherProblem(
    at place: Place, insisting isInsisting: Bool
  ) async throws -> Failure? {
    let language = language
    let reader = try await store.read { try $0.weatherReader(showing: language) }
    return try await localWeather(at: place, as: reader, insisting: isInsisting).problem
  }
}
