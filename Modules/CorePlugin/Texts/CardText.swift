import CoreModels

/// The texts of a card's rows.
struct CardText: CatalogText {
  let message: Message
}
