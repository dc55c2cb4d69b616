import CoreModels

/// Every sentence about the people of a hub and what they let in.
struct PeopleText: CatalogText {
  let message: Message
}
