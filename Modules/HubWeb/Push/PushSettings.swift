import CoreModels
import CorePlugin
import HubAccounts

/// The settings for reminders in browsers.
package enum PushSettings {
  package static let routes = [
    HubRoute(form: "/settings/push", summary: "Remind in this browser") { form, call in
      guard let person = call.caller.person, case .session(let session, _) = call.caller.credential
      else { return .missing }
      let subscription = try PushSubscription(
        endpoint: form["endpoint"] ?? "", key: form["p256dh"] ?? "",
        authentication: form["auth"] ?? "", session: session, at: call.world.now(),
        allowing: call.services.ownPushService)
      try await call.services.pushSubscriptions.add(subscription, of: person.id)
      return .moved(to: "/settings")
    },
    HubRoute(form: "/settings/push/off", summary: "Stop reminders in a browser") { form, call in
      guard let person = call.caller.person, let id = form["id"] else { return .missing }
      try await call.services.pushSubscriptions.remove(id, of: person.id)
      return .moved(to: "/settings")
    },
  ]

  /// Returns the values of the section's template.
  package static func values(_ call: HubRequest) async throws -> PageValues {
    let (gate, language) = (call.services.gate, call.world.language)
    func text(_ sentence: PushText) -> String { sentence.text(in: language) }
    let person = call.caller.person?.id ?? ""
    var current = ""
    if case .session(let id, _) = call.caller.credential { current = id }
    let subscriptions = try await call.services.pushSubscriptions.list(of: person)
    let sessions = subscriptions.isEmpty ? [] : try await gate.sessions.list(of: person)
    return [
      "key": try await call.services.pushKeys.key().publicText,
      "hint": text(.hint), "remindHere": text(.remindHere), "browsers": text(.browsers),
      "stop": text(.stop), "unsupported": text(.unsupported), "denied": text(.denied),
      "failed": text(.failed), "thisDevice": WebText.thisDevice.text(in: language),
      "isHere": subscriptions.contains { $0.session == current },
      "hasBrowsers": !subscriptions.isEmpty,
      "rows": subscriptions.map { subscription in
        let session = sessions.first { $0.id == subscription.session }
        return [
          "id": subscription.id, "name": BrowserName(session?.device ?? "").text,
          "isCurrent": subscription.session == current,
        ] as PageValues
      },
    ]
  }
}
