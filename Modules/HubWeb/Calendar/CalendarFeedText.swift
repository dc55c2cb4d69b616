package import CoreModels
import HubAccounts

/// Texts about the calendar feed.
package struct CalendarFeedText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}
