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
  /// Where the Messages API is.
  static let anthropicURL = Setting("aclio.anthropic_url", default: "https://api.anthropic.com") {
    $0.isCoachAddress
  }
  /// The model that a chat-completions server is asked for.
  static let openAIModel = Setting("aclio.openai_model", default: "gpt-4o-mini") {
    $0.isModelName
  }
  /// Where the chat-completions server is, with or without `/v1`.
  static let openAIURL = Setting("aclio.openai_url", default: "https://api.openai.com") {
    $0.isCoachAddress
  }
  /// Where the Aclio HTTP API is; empty until one is chosen.
  static let hubURL = Setting("aclio.hub_url", default: "") { $0.isEmpty || $0.isCoachAddress }

  /// All of them, in the order in which they are listed.
  static let settings: [any SettingKey] = [
    coach, anthropicModel, anthropicURL, openAIModel, openAIURL, hubURL,
  ]
}

extension World {
  /// The coach that the person chose, ready to be asked; throws ``CoachError`` where it cannot be
  /// for want of a key or an address.
  func coach() async throws -> any Coach { OfflineCoach() }
}

extension String {
  /// Whether it can name a model: 1 … 200 visible ASCII characters.
  var isModelName: Bool {
    (1...200).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Whether a coach can be asked there: https, or http on this machine.
  var isCoachAddress: Bool {
    do {
      try HTTPCall(.post, self).requireAllowedAddress()
      return !contains("?") && !contains("#")
    } catch {
      return false
    }
  }
}
