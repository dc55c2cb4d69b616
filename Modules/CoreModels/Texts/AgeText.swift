/// The time since an event, such as *2 minutes ago*.
public struct AgeText: CatalogText {
  public let message: Message

  public init(message: Message) { self.message = message }

  /// The age in whole minutes, hours or days; a future time is *just now*.
  public init(seconds: Int) {
    self =
      switch seconds {
      case ..<60: .justNow
      case ..<3600: .minutes(seconds / 60)
      case ..<86_400: .hours(seconds / 3600)
      default: .days(seconds / 86_400)
      }
  }
}
