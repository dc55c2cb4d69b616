package import CoreModels

/// Texts of the web app's frame.
struct WebText: CatalogText {
  let message: Message
}

/// Texts about the email address of an account.
struct AddressText: CatalogText {
  let message: Message
}

/// Texts about ways to log in without a password.
struct PasskeyText: CatalogText {
  let message: Message
}

/// Texts about stored personal data and its recipients.
struct PrivacyText: CatalogText {
  let message: Message
}

/// Texts about the second factor.
struct SecondFactorText: CatalogText {
  let message: Message
}

/// Texts about the installed app and offline use.
struct OfflineText: CatalogText {
  let message: Message
}

/// Texts about the wall.
struct WallText: CatalogText {
  let message: Message
}

/// Texts about the calendar feed.
package struct CalendarFeedText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}
