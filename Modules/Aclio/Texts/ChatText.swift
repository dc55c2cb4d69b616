import CoreModels

/// Texts around a conversation.
extension ChatText {
  static func coach(_ name: CoachName) -> Self {
    switch name {
    case .offline: .coachOffline
    case .anthropic: .coachAnthropic
    case .openai: .coachOpenai
    case .hub: .coachHub
    }
  }

  static func error(_ error: ChatError) -> Self {
    switch error {
    case .noMessage: .errorNoMessage
    case .noAnswer: .errorNoAnswer
    }
  }

  static func advice(_ error: ChatError) -> Self {
    switch error {
    case .noMessage: .adviceNoMessage
    case .noAnswer: .adviceNoAnswer
    }
  }
}
