package import CoreModels

/// Texts about reminders in browsers.
package struct PushText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }

  package static func error(_ error: PushError) -> Self {
    switch error {
    case .badSubscription: .errorBadSubscription
    case .foreignAddress: .errorForeignAddress
    case .tooMany(let count): .errorTooMany(count)
    }
  }

  package static func advice(_ error: PushError) -> Self {
    switch error {
    case .badSubscription: .adviceBadSubscription
    case .foreignAddress: .adviceForeignAddress
    case .tooMany: .adviceTooMany
    }
  }
}
