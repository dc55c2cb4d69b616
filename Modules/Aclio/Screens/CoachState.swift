import CorePlugin
import CoreStorage
import CoreTerminal

/// The configuration of a coach, as shown by `aclio coach`.
struct CoachState: Hashable, Sendable {
  let coach: CoachName
  /// Empty if there is no choice.
  let model: String, address: String
  let hasKey: Bool

  init(_ coach: CoachName, in world: World) async throws {
    self.coach = coach
    (model, address) = try await world.coachStore.read { snapshot in
      (
        try coach.modelSetting.map(snapshot.setting) ?? "",
        try coach.addressSetting.map(snapshot.setting) ?? ""
      )
    }
    hasKey = try world.keyInForce(of: coach, at: address) != nil
  }

  /// `true` if the coach requires a key and has none.
  var isKeyMissing: Bool {
    guard !hasKey else { return false }
    switch coach {
    case .offline, .hub: return false
    case .anthropic: return !address.hasPrefix("http://")
    case .openai: return address.hasPrefix(CoachChoice.openAIURL.defaultValue)
    }
  }

  func lines(in world: World) -> [String] {
    var rows = [(CoachText.title, world.text(CoachText.name(coach)))]
    if coach.modelSetting != nil { rows.append((.model, model)) }
    if coach.addressSetting != nil {
      rows.append((.address, address.isEmpty ? world.text(CoachText.notChosen) : address))
      let key: CoachText = hasKey ? .keySet : isKeyMissing ? .keyMissing : .keyNotNeeded
      rows.append((.key, world.text(key)))
    }
    var lines = rows.map { "\(world.text($0.0)): \($0.1)" }
    if world.isDrawn {
      lines = Table(
        columns: [.init(isFlexible: false), .init()],
        rows: rows.map { [world.text($0.0), $0.1.terminalSafe] }
      ).lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
    }
    if isKeyMissing {
      lines += CoachText.noKeyAdvice(coach).lines(in: world)
    } else if coach == .hub, address.isEmpty {
      lines += CoachText.adviceNoAddress.lines(in: world)
    }
    return lines
  }
}

extension CoachState: JSONObject {
  static let fields: [Field<Self>] = [
    Field("coach", "The coach that plans and answers.", \.coach),
    Field("model", "Its language model, if it has one.", \.model.orNull),
    Field("url", "The address of its server, if it has one.", \.address.orNull),
    Field("key", "Whether it has a key.", \.hasKey),
    Field("ready", "Whether it can be asked.") {
      !$0.isKeyMissing && ($0.coach == .offline || !$0.address.isEmpty)
    },
  ]
}

extension CoachText {
  /// The sentence, wrapped for a terminal and on one line in a pipe; safe for a person's own words.
  func lines(in world: World) -> [String] {
    let text = world.text(self).terminalSafe
    return world.isDrawn ? text.wrapped(to: world.columns) : [text]
  }
}

extension World {
  /// The host of a remote coach; `nil` for the offline one, or if it is not configured.
  func coachHost(_ coach: CoachName) async throws -> String? {
    guard let setting = coach.addressSetting else { return nil }
    return try await store.setting(setting).coachHost
  }
}
