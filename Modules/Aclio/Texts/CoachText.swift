import CoreStorage

/// Texts about remote coaches and pending plans.
extension CoachText {
  /// Describes a setting of `daybook settings`.
  static func meaning(ofSetting name: String) -> Self? {
    switch name {
    case CoachChoice.coach.name: .settingCoach
    case CoachChoice.anthropicModel.name, CoachChoice.openAIModel.name: .settingModel
    case CoachChoice.anthropicURL.name, CoachChoice.openAIURL.name, CoachChoice.hubURL.name:
      .settingUrl
    case EntitlementSource.setting.name: .settingEntitlement
    case RevenueCat.userSetting.name: .settingRevenuecatUser
    case RevenueCat.purchaseSetting.name: .settingPurchaseUrl
    default: nil
    }
  }

  static func name(_ coach: CoachName) -> Self {
    switch coach {
    case .offline: .nameOffline
    case .anthropic: .nameAnthropic
    case .openai: .nameOpenai
    case .hub: .nameHub
    }
  }

  static func chosen(_ coach: CoachName) -> Self {
    coach == .offline ? .chosenOffline : .chosen(coach.label)
  }

  static func noKeyAdvice(_ coach: CoachName) -> Self {
    .adviceNoKey(coach.rawValue, variable: coach.keyVariable)
  }

  /// The advice to wait, for a number of seconds if the coach named it.
  static func waitAdvice(_ seconds: Int?) -> Self {
    seconds.map { .adviceWaitSeconds($0) } ?? .adviceWait
  }

  static func trouble(_ trouble: PendingTrouble) -> Self {
    switch trouble {
    case .network: .troubleNetwork
    case .busy: .troubleBusy
    case .slow: .troubleSlow
    case .key: .troubleKey
    case .money: .troubleMoney
    case .model: .troubleModel
    case .declined: .troubleDeclined
    case .unusable: .troubleUnusable
    case .limit: .troubleLimit
    case .notKept: .troubleNotKept
    case .other: .troubleOther
    }
  }
}

/// The reason why a pending plan has not arrived, or will not arrive automatically.
enum PendingTrouble: String, CaseIterable, Hashable, Sendable {
  case network, busy, slow, key, money, model, declined, unusable, limit, notKept, other

  /// Maps an error code of the outbox, a coach or the gate.
  init(code: String) {
    self =
      switch code {
      case "offline", "host_not_found", "connection_refused", "connection_lost", "tls_failed",
        "cancelled", "not_sent":
        .network
      case "rate_limited", "overloaded", "http_500", "http_502", "http_503", "http_529": .busy
      case "timed_out", "http_408", "http_504": .slow
      case "secret_missing", "key_refused", "bad_key", "no_key", "http_401", "http_403",
        "not_allowed", "server_without_key":
        .key
      case "no_credit", "http_402": .money
      case "no_such_model", "no_such_service", "http_404", "http_405": .model
      case "refused": .declined
      case "answer_unusable", "answer_cut", "reply_unreadable", "reply_too_large": .unusable
      case "goal_limit": .limit
      case "reply_not_applied": .notKept
      default: .other
      }
  }
}

extension CoachName {
  /// The brand name, the same in every language.
  var label: String {
    switch self {
    case .offline: "Aclio"
    case .anthropic: "Anthropic"
    case .openai: "OpenAI"
    case .hub: "Aclio hub"
    }
  }

  /// The environment variable of its key.
  var keyVariable: String { "ACLIO_\(rawValue.uppercased())_KEY" }
}
