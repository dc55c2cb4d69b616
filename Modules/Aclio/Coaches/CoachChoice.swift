import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// The person's choice of a coach and its server. Keys are secrets, never settings.
enum CoachChoice {
  /// The coach that plans and answers.
  static let coach = Setting("aclio.coach", default: CoachName.offline)
  /// The model to use with Anthropic.
  static let anthropicModel = Setting("aclio.anthropic_model", default: "claude-sonnet-4-5") {
    $0.isModelName
  }
  /// The URL of the Messages API, with or without `/v1`.
  static let anthropicURL = Setting(
    "aclio.anthropic_url", default: "https://api.anthropic.com", isOfMachine: true
  ) {
    $0.isCoachAddress
  }
  /// The model to use with a chat completions server.
  static let openAIModel = Setting("aclio.openai_model", default: "gpt-4o-mini") {
    $0.isModelName
  }
  /// The URL of the chat completions server, with or without `/v1`.
  static let openAIURL = Setting(
    "aclio.openai_url", default: "https://api.openai.com", isOfMachine: true
  ) {
    $0.isCoachAddress
  }
  /// The URL of the Aclio HTTP API; empty by default.
  static let hubURL = Setting("aclio.hub_url", default: "", isOfMachine: true) {
    $0.isEmpty || $0.isCoachAddress
  }

  /// All settings, in list order.
  static let settings: [any SettingKey] = [
    coach, anthropicModel, anthropicURL, openAIModel, openAIURL, hubURL,
  ]
}

extension CoachName {
  /// The setting of its model; `nil` if it offers no choice.
  var modelSetting: Setting<String>? {
    switch self {
    case .offline, .hub: nil
    case .anthropic: CoachChoice.anthropicModel
    case .openai: CoachChoice.openAIModel
    }
  }

  /// The setting of its URL; `nil` for the offline coach.
  var addressSetting: Setting<String>? {
    switch self {
    case .offline: nil
    case .anthropic: CoachChoice.anthropicURL
    case .openai: CoachChoice.openAIURL
    case .hub: CoachChoice.hubURL
    }
  }
}

extension World {
  /// The chosen coach, ready for requests. Throws ``CoachError/noKey(_:)`` or
  /// ``CoachError/noAddress`` if its configuration is incomplete.
  func coach() async throws -> any Coach {
    let (name, model, address) = try await coachStore.read { snapshot in
      let name = try snapshot.setting(CoachChoice.coach)
      return (
        name, try name.modelSetting.map(snapshot.setting) ?? "",
        try name.addressSetting.map(snapshot.setting) ?? ""
      )
    }
    guard name != .offline else { return OfflineCoach() }
    guard !address.isEmpty else { throw CoachError.noAddress }
    let key = try keyInForce(of: name, at: address)
    let access = CoachAccess(
      coach: name, base: address.withoutVersionPath, key: key, model: model,
      http: operatorCredentials?.http ?? http, sleep: sleep, random: random)
    switch name {
    case .offline: return OfflineCoach()
    case .anthropic:
      guard key != nil || access.isLocal else { throw CoachError.noKey(name) }
      return AnthropicCoach(access: access)
    case .openai:
      // Self-hosted servers do not require a key.
      guard key != nil || !access.isOpenAI else { throw CoachError.noKey(name) }
      return OpenAICoach(access: access)
    case .hub: return HubCoach(access: access)
    }
  }
}

extension String {
  /// `true` if it is a valid model name: 1 … 200 visible ASCII characters.
  var isModelName: Bool {
    (1...200).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// `true` if it is a valid base URL: https, or http on this machine, without a query.
  var isCoachAddress: Bool {
    do {
      try HTTPCall(.post, self).requireAllowedAddress()
      return !contains("?") && !contains("#")
    } catch {
      return false
    }
  }

  /// The host and port of an address; `nil` if it is none.
  var coachHost: String? { (try? HTTPCall(.post, self))?.request.authority }

  /// The base URL without trailing slashes and `/v1`, ready to append a path.
  fileprivate var withoutVersionPath: String {
    var address = self[...]
    while address.last == "/" { address.removeLast() }
    if address.hasSuffix("/v1") { address.removeLast(3) }
    return String(address)
  }
}
