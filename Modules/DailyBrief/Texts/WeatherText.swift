import CoreModels

/// Texts about weather and places, besides the weather itself.
struct WeatherText: CatalogText {
  let message: Message
}
