import CoreModels

/// Texts about the calendar feed.
struct CalendarFeedText: CatalogText {
  let message: Message
}
