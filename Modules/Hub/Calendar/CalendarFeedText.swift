import CoreModels

/// The sentences about the calendar feed.
struct CalendarFeedText: CatalogText {
  let message: Message
}
