import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// Which coach a person chose, and where it is; keys are secrets, never settings.
enum CoachChoice {
  /// The coach that plans and answers.
  static let coach = Setting("aclio.coach", default: CoachName.offline)
  /// The model that Anthropic is asked for.
  static let anthropicModel = Setting("aclio.anthropic_model", default: "claude-sonnet-4-5") {
    $0.isModelName
  }
  /// Where the Messages API is, with or without `/v1`.
  static let anthropicURL = Setting(
    "aclio.anthropic_url", default: "https://api.anthropic.com", isOfMachine: true
  ) {
    $0.isCoachAddress
  }
  /// The model that a chat-completions server is asked for.
  static let openAIModel = Setting("aclio.openai_model", default: "gpt-4o-mini") {
    $0.isModelName
  }
  /// Where the chat-completions server is, with or without `/v1`.
  static let openAIURL = Setting(
    "aclio.openai_url", default: "https://api.openai.com", isOfMachine: true
  ) {
    $0.isCoachAddress
  }
  /// Where the Aclio HTTP API is; empty until one is chosen.
  static let hubURL = Setting("aclio.hub_url", default: "", isOfMachine: true) {
    $0.isEmpty || $0.isCoachAddress
  }

  /// All of them, in the order in which they are listed.
  static let settings: [any SettingKey] = [
    coach, anthropicModel, anthropicURL, openAIModel, openAIURL, hubURL,
  ]
}

extension CoachName {
  /// The setting of its model, `nil` where it has none to choose.
  var modelSetting: Setting<String>? {
    switch self {
    case .offline, .hub: nil
    case .anthropic: CoachChoice.anthropicModel
    case .openai: CoachChoice.openAIModel
    }
  }

  /// The setting of its address, `nil` for the offline one.
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
  /// The coach that the person chose, ready to be asked; throws ``CoachError/noKey(_:)`` and
  /// ``CoachError/noAddress`` where it cannot be.
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
    let key = try keyInForce(of: name)
    let access = CoachAccess(
      coach: name, base: address.withoutVersionPath, key: key, model: model,
      http: lender?.http ?? http, sleep: sleep, random: random)
    switch name {
    case .offline: return OfflineCoach()
    case .anthropic:
      guard key != nil || access.isLocal else { throw CoachError.noKey(name) }
      return AnthropicCoach(access: access)
    case .openai:
      // Servers of one's own ask for none.
      guard key != nil || !access.isOpenAI else { throw CoachError.noKey(name) }
      return OpenAICoach(access: access)
    case .hub: return HubCoach(access: access)
    }
  }
}

extension String {
  /// Whether it can name a model: 1 … 200 visible ASCII characters.
  var isModelName: Bool {
    (1...200).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Whether a coach can be asked there: https, or http on this machine, without a query.
  var isCoachAddress: Bool {
    do {
      try HTTPCall(.post, self).requireAllowedAddress()
      return !contains("?") && !contains("#")
    } catch {
      return false
    }
  }

  /// An address as its paths are added to: without slashes at its end, and without `/v1`.
  fileprivate var withoutVersionPath: String {
    var address = self[...]
    while address.last == "/" { address.removeLast() }
    if address.hasSuffix("/v1") { address.removeLast(3) }
    return String(address)
  }
}
