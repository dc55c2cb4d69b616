import CoreModels
import CorePlugin
import CoreStorage

extension BriefActions {
  /// The forms for events.
  static let events = [
    FormAction("/daily-brief/events", to: "/daily-brief/events") { form in
      AddEvent(
        name: try form.required("name"), date: try form.required("date"),
        isYearly: form["yearly"] != nil, before: form.filled("before"),
        after: form.filled("after"), remind: form.filled("remind"))
    },
    FormAction("/daily-brief/events/import", to: "/daily-brief/events") { form in
      ImportEvents(
        file: .content(
          try form.required("calendar"), name: form.filled("calendar.filename") ?? "calendar.ics"))
    },
    FormAction("/daily-brief/events/{id}/change", to: "/daily-brief/events") { form in
      let isYearly = form["yearly"] != nil
      return EditEvent(
        event: try form.parameter("id"), name: try form.required("name"),
        date: try form.filled("moved") ?? form.required("date"), isYearly: isYearly,
        isOnce: !isYearly,
        before: form.filled("before") ?? "", after: form.filled("after") ?? "",
        remind: form.filled("remind") ?? "none")
    },
    FormAction("/daily-brief/events/{id}/remove", to: "/daily-brief/events") { form in
      RemoveEvent(event: try form.parameter("id"))
    },
  ]

  /// The forms for reminders.
  static let reminders = [
    FormAction("/daily-brief/reminders", to: "/daily-brief/reminders") { form in
      try reminder(form)
    },
    FormAction("/daily-brief/reminders/{id}/change", to: "/daily-brief/reminders") { form in
      var action = try reminder(form)
      action.replaced = try form.parameter("id")
      return action
    },
    FormAction("/daily-brief/reminders/test") { _, world in
      try await TryReminder<DailyBriefPlugin>().performed(in: world.unwatched)
      return .moved(to: "/daily-brief/reminders")
    },
    FormAction("/daily-brief/reminders/switch") { form, world in
      if try form.required("on") == "on" {
        try await TurnRemindersOn().performed(in: world.unwatched)
      } else {
        try await TurnRemindersOff().performed(in: world.unwatched)
      }
      return .moved(to: "/daily-brief/reminders")
    },
    FormAction("/daily-brief/reminders/time", to: "/daily-brief/reminders") { form in
      TurnRemindersOn(time: try form.required("time"))
    },
    FormAction(
      "/daily-brief/reminders/{id}/done",
      to: { $0.back(or: "/daily-brief/reminders", within: "/daily-brief") }
    ) { form in
      TickReminder(reminder: try form.parameter("id"), isUndone: form["done"] == "0")
    },
    FormAction("/daily-brief/reminders/{id}/remove", to: "/daily-brief/reminders") { form in
      RemoveReminder(reminder: try form.parameter("id"))
    },
  ]

  private static func reminder(_ form: PageForm) throws -> AddReminder {
    let repetition: DailyReminder.Repetition = try form.choice("repeat") ?? .once
    return AddReminder(
      text: try form.required("text"), time: try form.required("time"), repetition: repetition,
      start: form.filled("on"), until: form.filled("until"))
  }

  /// The forms for places. The first one becomes the primary place.
  static let places = [
    FormAction("/daily-brief/places") { form, world in
      let typed = try form.required("place")
      let number = try form.filled("number").map { number in
        guard let number = Int(number) else { throw FormError.unreadable }
        return number
      }
      let place = TypedPlace(words: [typed], number: number)
      do {
        if try await world.store.read({ try $0.places().isEmpty }) {
          try await ChoosePlace(place: place).performed(in: world.unwatched)
        } else {
          try await AddPlace(place: place).performed(in: world.unwatched)
        }
      } catch WeatherError.ambiguousPlace {
        return .moved(to: "/daily-brief/weather?search=" + typed.percentEncoded)
      }
      return .moved(to: "/daily-brief/weather")
    },
    FormAction("/daily-brief/places/first", to: "/daily-brief/weather") { form in
      MakePlacePrimary(place: [try form.required("id")])
    },
    FormAction("/daily-brief/places/remove", to: "/daily-brief/weather") { form in
      RemovePlace(place: [try form.required("id")])
    },
  ]
}
