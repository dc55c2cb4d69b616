import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// The settings for all products, pauses, and the person's data.
enum SettingsPage {
  static let routes = [
    HubRoute(page: "/settings", title: { WebText.settings.text(in: $0) }) { call in
      let values = try await SettingsValues(call).values
      return .shown(PageContent(try SettingsTemplate.page.html(showing: values)))
    },
    HubRoute(form: "/settings", summary: "Choose settings") { form, call in
      try await choose(form, in: call.world)
      return .moved(to: "/settings")
    },
    ProfileForm.route,
    HubRoute(form: "/settings/pause", summary: "Pause everything") { form, call in
      let today = call.world.today
      guard let last = form["until"].flatMap({ Day($0) }) else { throw WebError.badDay }
      guard last >= today else { throw WebError.mercyInThePast }
      try await call.world.store.transaction { _ = try $0.pause(from: today, until: last) }
      return .moved(to: "/settings")
    },
    HubRoute(form: "/settings/pause/end", summary: "End the pause") { _, call in
      let today = call.world.today
      try await call.world.store.transaction { try $0.endPause(on: today) }
      return .moved(to: "/settings")
    },
    HubRoute(page: "/settings/export", title: { WebText.yourData.text(in: $0) }) { call in
      let archive = try await Archive(of: call.world.store)
      return .file(
        .download(
          try archive.data(), type: "application/json", name: "daybook-\(call.world.today).json"))
    },
  ]

  /// Saves all settings of a form, or none.
  private static func choose(_ form: PageForm, in world: World) async throws {
    var choices: [(key: any SettingKey, text: String?)] = []
    for key in SettingsValues.keys where form.fields[key.name] != nil {
      let text = form.fields[key.name]?.last
      choices.append((key, text?.isEmpty == true ? nil : text))
    }
    let chosen = choices
    do {
      try await world.store.transaction { transaction in
        for (key, text) in chosen { try key.choose(text, in: transaction) }
      }
    } catch StoreError.badSetting {
      throw WebError.badSetting
    }
  }
}
