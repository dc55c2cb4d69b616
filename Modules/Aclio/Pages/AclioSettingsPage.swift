import CoreModels
import CoreNet
import CorePlugin
import CoreStorage

extension Page {
  /// The person's profile, the coach, and what is unlocked.
  static let aclioSettings = Page(
    "/aclio/settings", title: { AclioPageWord.settings.text(in: $0) }
  ) { request, world in
    let (person, coach, pending) = try await world.store.read { snapshot in
      (
        try snapshot.person(), try snapshot.setting(CoachChoice.coach),
        try snapshot.pendingPlans()
      )
    }
    let state = try await CoachState(coach, in: world)
    var values = AclioParts.values(.settings, request, in: world)
    values.merge(WelcomePage.values(of: person, in: world)) { $1 }
    values["coaches"] = CoachName.allCases.map { name -> [String: any Sendable] in
      [
        "value": name.rawValue, "name": world.text(CoachText.name(name)),
        "isChosen": name == coach,
      ]
    }
    values["coachTitle"] = world.text(CoachText.title)
    values["coach"] = coach.rawValue
    values["hasFields"] = coach.modelSetting != nil || coach.addressSetting != nil
    if coach.modelSetting != nil {
      values["model"] = ["name": world.text(CoachText.model), "value": state.model]
    }
    if coach.addressSetting != nil {
      values["canTest"] = true
      let key: CoachText = state.hasKey ? .keySet : state.isKeyMissing ? .keyMissing : .keyNotNeeded
      values["facts"] = [
        "\(world.text(CoachText.address)): "
          + (state.address.isEmpty ? world.text(CoachText.notChosen) : state.address),
        "\(world.text(CoachText.key)): \(world.text(key))",
      ]
      values["isRemote"] = !world.mayConnectCoach
      if world.mayConnectCoach {
        values["connection"] =
          [
            "url": state.address, "hasKey": state.hasKey,
            "keyState": "\(world.text(CoachText.key)): \(world.text(key)).",
            "addressLabel": world.text(CoachText.address), "keyLabel": world.text(CoachText.key),
          ] as [String: any Sendable]
        values["facts"] = nil
      }
      if let host = try await world.coachHost(coach) {
        values["sends"] = world.text(CoachText.sends(host))
      }
    }
    values["pending"] = "\(pending)"
    return .shown(PageContent(try AclioSettingsPage.template.html(showing: values)))
  }
}

/// The profile and the coach.
enum AclioSettingsPage {
  static let template = PageTemplate(Content.Pages.settings, parts: Content.file)
}

extension World {
  /// `true` if a page may set the coach's address and key. Whoever chooses the address decides who
  /// receives the key, so that people of a hub which lends its operator's key may not.
  fileprivate var mayConnectCoach: Bool { operatorCredentials == nil }
}

/// The form actions for the profile and the coach.
enum AclioSettingsActions {
  static let all = [
    FormAction("/aclio/profile", to: next) { form in
      EditProfile(
        name: form["name"], age: form["age"], gender: form["gender"], location: form["location"])
    },
    FormAction("/aclio/coach") { form, world in
      guard let choice = ChooseCoach.Choice(rawValue: form["coach"] ?? ""), let coach = choice.coach
      else { return .moved(to: "/aclio/settings") }
      var action = ChooseCoach(choice: choice)
      // The other fields are those of the coach that was chosen when the page was drawn.
      if try await world.store.setting(CoachChoice.coach) == coach {
        action.model = coach.modelSetting == nil ? nil : form["model"]?.trimmingWhitespace()
        if world.mayConnectCoach {
          action.url = coach.addressSetting == nil ? nil : form.filled("url")
          action.typedKey = coach.key == nil ? nil : form.filled("key")
          action.forgetsKey = action.typedKey == nil && form["forget_key"] != nil
        }
      }
      try await action.performed(in: world.unwatched)
      return .moved(to: "/aclio/settings")
    },
    FormAction("/aclio/coach/test", limits: ChooseCoach.limits) { _, world in
      try await ChooseCoach(choice: .test).performed(in: world.unwatched)
      return .moved(to: "/aclio/settings")
    },
  ]

  @Sendable private static func next(_ form: PageForm) -> PageAnswer {
    let to = form["to"] ?? ""
    return .moved(to: ["/aclio", "/aclio/new"].contains(to) ? to : "/aclio/settings")
  }
}
