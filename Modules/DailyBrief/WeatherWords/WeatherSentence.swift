import CoreModels

/// Sentences about a day's weather, for figures that include their units.
struct WeatherSentence: CatalogText {
  let message: Message
}
