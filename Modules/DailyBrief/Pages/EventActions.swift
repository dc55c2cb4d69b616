import CoreModels
import CorePlugin
import CoreStorage
import Foundation

extension BriefActions {
  /// The form actions for events and reminders.
  static let events = [
    FormAction("/daily-brief/events") { form, world in
      var arguments = form["yearly"] == nil ? [] : ["--yearly"]
      arguments += form.filled("before").map { ["--before=" + $0] } ?? []
      arguments += form.filled("after").map { ["--after=" + $0] } ?? []
      arguments += form.filled("remind").map { ["--remind=" + $0] } ?? []
      arguments += ["--", try form.required("name"), try form.required("date")]
      try await world.perform(EventAddCommand.self, arguments)
      return .moved(to: "/daily-brief/events")
    },
    FormAction("/daily-brief/events/import") { form, world in
      let calendar = Data(try form.required("calendar").utf8)
      var world = world
      world.files.read = { _, _ in calendar }
      try await world.perform(EventImportCommand.self, ["--", "calendar.ics"])
      return .moved(to: "/daily-brief/events")
    },
    FormAction("/daily-brief/events/{id}/change") { form, world in
      let arguments = [
        "--name=" + (try form.required("name")), "--on=" + (try form.required("date")),
        form["yearly"] == nil ? "--once" : "--yearly",
        "--before=" + (form.filled("before") ?? ""), "--after=" + (form.filled("after") ?? ""),
        "--remind=" + (form.filled("remind") ?? "none"), "--", try form.parameter("id"),
      ]
      try await world.perform(EventEditCommand.self, arguments)
      return .moved(to: "/daily-brief/events")
    },
    FormAction("/daily-brief/events/{id}/remove") { form, world in
      try await world.perform(EventRemoveCommand.self, ["--", try form.parameter("id")])
      return .moved(to: "/daily-brief/events")
    },
    FormAction("/daily-brief/reminders") { form, world in
      var arguments = ["--at=" + (try form.required("time"))]
      arguments.append("--repeat=" + (form.filled("repeat") ?? "once"))
      arguments += form.filled("on").map { ["--on=" + $0] } ?? []
      arguments += form.filled("until").map { ["--until=" + $0] } ?? []
      try await world.perform(
        ReminderAddCommand.self, arguments + ["--", try form.required("text")])
      return .moved(to: "/daily-brief/events")
    },
    FormAction("/daily-brief/reminders/{id}/remove") { form, world in
      try await world.perform(ReminderRemoveCommand.self, ["--", try form.parameter("id")])
      return .moved(to: "/daily-brief/events")
    },
  ]

  /// The form actions for places. The first one becomes the primary place.
  static let places = [
    FormAction("/daily-brief/places") { form, world in
      let typed = try form.required("place")
      let isFirst = try await world.store.read { try $0.places().isEmpty }
      let command: any PluginCommand.Type =
        isFirst ? PlaceSetCommand.self : PlaceAddCommand.self
      do {
        try await world.perform(
          command, (form.filled("number").map { ["--number=" + $0] } ?? []) + ["--", typed])
      } catch WeatherError.ambiguousPlace {
        return .moved(to: "/daily-brief/weather?search=" + typed.percentEncoded)
      }
      return .moved(to: "/daily-brief/weather")
    },
    FormAction("/daily-brief/places/first") { form, world in
      try await world.perform(PlacePrimaryCommand.self, ["--", try form.required("id")])
      return .moved(to: "/daily-brief/weather")
    },
    FormAction("/daily-brief/places/remove") { form, world in
      try await world.perform(PlaceRemoveCommand.self, ["--", try form.required("id")])
      return .moved(to: "/daily-brief/weather")
    },
  ]
}
