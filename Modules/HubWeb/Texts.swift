package import CoreModels

/// Texts about the calendar feed.
package struct CalendarFeedText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}
