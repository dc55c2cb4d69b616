import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubConfiguration

/// The settings page of the calendar feed: creates, shows once, replaces and turns off its address.
enum CalendarPage {
  static let path = "/settings/calendar"

  static let routes = [
    HubRoute(page: path, title: { CalendarFeedText.title.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(
      unstoredForm: path, title: { CalendarFeedText.title.text(in: $0) },
      summary: "Make an address for a calendar"
    ) { _, call in
      guard let person = call.caller.person else { return .missing }
      let address = try await call.services.calendarFeeds.make(for: person)
      // The response itself shows the address, since no other page can.
      return .shown(try await content(call, showing: call.services.address(of: call) + address))
    },
    HubRoute(form: path + "/off", summary: "Turn the calendar off") { _, call in
      guard let person = call.caller.person else { return .missing }
      try await call.services.calendarFeeds.end(of: person.id)
      return .moved(to: path)
    },
  ]

  private static func content(
    _ call: HubRequest, showing address: String? = nil
  ) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: CalendarFeedText) -> String { sentence.text(in: world.language) }
    let feed = try await call.services.calendarFeeds.feed(of: call.caller.person?.id ?? "")
    var values: PageValues = [
      "title": text(.title), "hint": text(.hint), "make": text(.make), "isOn": feed != nil,
      "replace": text(.replace), "replaceQuestion": text(.replaceQuestion),
      "turnOff": text(.turnOff), "turnOffQuestion": text(.turnOffQuestion),
      "settings": WebText.settings.text(in: world.language),
    ]
    if let address {
      values["address"] = [
        "label": text(.address), "url": address, "keepSafe": text(.keepSafe),
        "copy": text(.copy), "copied": text(.copied), "open": text(.openInApp),
        "app": "webcal" + address.drop { $0 != ":" },
      ]
    } else if let feed {
      let day = world.calendar.day(containing: feed.createdAt)
      values["made"] = text(.made(day.inWords))
    }
    return try template.content(showing: values)
  }

  private static let template = PageTemplate(Content.Pages.Settings.calendar)
}

extension HubServices {
  /// The hub's public URL without a path: the configured one, or the one of the request.
  package func address(of call: HubRequest) -> String {
    let head = call.request.head
    return options.publicURL?.text
      ?? (call.isSecure ? "https://" : "http://") + (head.authority ?? "")
  }
}
