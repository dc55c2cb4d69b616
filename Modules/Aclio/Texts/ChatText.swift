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
}
