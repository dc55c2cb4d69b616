import CoreModels

/// The figures of a day's weather in sentences; the figures come with their units.
struct WeatherSentence: CatalogText {
  let message: Message
}
