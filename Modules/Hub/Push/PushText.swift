import CoreModels

/// Texts about reminders in browsers.
struct PushText: CatalogText {
  let message: Message

  static func error(_ error: PushError) -> Self {
    switch error {
    case .badSubscription: .errorBadSubscription
    case .foreignAddress: .errorForeignAddress
    case .tooMany(let count): .errorTooMany(count)
    }
  }

  static func advice(_ error: PushError) -> Self {
    switch error {
    case .badSubscription: .adviceBadSubscription
    case .foreignAddress: .adviceForeignAddress
    case .tooMany: .adviceTooMany
    }
  }
}
