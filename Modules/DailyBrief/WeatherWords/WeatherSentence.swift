import CoreModels

/// The figures of a day's weather in sentences; the figures come with their units.
enum WeatherSentence: CompleteTextCatalogue {
  case outlook(_ location: String, _ condition: String, high: String, low: String)
  case outlookHigh(_ location: String, _ condition: String, _ high: String)
  case outlookLow(_ location: String, _ condition: String, _ low: String)
  case outlookOnly(_ location: String, _ condition: String)
  /// How likely, and how much where that is known.
  case chanceOfRain(String)
  case chanceOfSnow(String)
  /// How much, where nobody says how likely.
  case rain(String)
  case snow(String)
  case wind(String)

  static var samples: [WeatherSentence] {
    [
      .outlook("a", "b", high: "1", low: "2"), .outlookHigh("a", "b", "1"),
      .outlookLow("a", "b", "1"), .outlookOnly("a", "b"), .chanceOfRain("a"),
      .chanceOfSnow("a"), .rain("a"), .snow("a"), .wind("a"),
    ]
  }
}

extension WeatherSentence {
  var english: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), high \(high), low \(low)."
    case .outlookHigh(let place, let condition, let high): "\(place): \(condition), high \(high)."
    case .outlookLow(let place, let condition, let low): "\(place): \(condition), low \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Chance of rain \(figures)."
    case .chanceOfSnow(let figures): "Chance of snow \(figures)."
    case .rain(let amount): "Rain \(amount)."
    case .snow(let amount): "Snow \(amount)."
    case .wind(let speed): "Wind up to \(speed)."
    }
  }

  var slovak: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), maximum \(high), minimum \(low)."
    case .outlookHigh(let place, let condition, let high):
      "\(place): \(condition), maximum \(high)."
    case .outlookLow(let place, let condition, let low):
      "\(place): \(condition), minimum \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Pravdepodobnosť dažďa \(figures)."
    case .chanceOfSnow(let figures): "Pravdepodobnosť sneženia \(figures)."
    case .rain(let amount): "Dážď \(amount)."
    case .snow(let amount): "Sneh \(amount)."
    case .wind(let speed): "Vietor do \(speed)."
    }
  }

  var czech: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), maximum \(high), minimum \(low)."
    case .outlookHigh(let place, let condition, let high):
      "\(place): \(condition), maximum \(high)."
    case .outlookLow(let place, let condition, let low): "\(place): \(condition), minimum \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Pravděpodobnost deště \(figures)."
    case .chanceOfSnow(let figures): "Pravděpodobnost sněžení \(figures)."
    case .rain(let amount): "Déšť \(amount)."
    case .snow(let amount): "Sníh \(amount)."
    case .wind(let speed): "Vítr do \(speed)."
    }
  }

  var hungarian: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), maximum \(high), minimum \(low)."
    case .outlookHigh(let place, let condition, let high):
      "\(place): \(condition), maximum \(high)."
    case .outlookLow(let place, let condition, let low): "\(place): \(condition), minimum \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Eső esélye: \(figures)."
    case .chanceOfSnow(let figures): "Havazás esélye: \(figures)."
    case .rain(let amount): "Eső: \(amount)."
    case .snow(let amount): "Hó: \(amount)."
    case .wind(let speed): "Szél: akár \(speed)."
    }
  }

  var polish: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), maks. \(high), min. \(low)."
    case .outlookHigh(let place, let condition, let high):
      "\(place): \(condition), maks. \(high)."
    case .outlookLow(let place, let condition, let low):
      "\(place): \(condition), min. \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Szansa na deszcz: \(figures)."
    case .chanceOfSnow(let figures): "Szansa na śnieg: \(figures)."
    case .rain(let amount): "Deszcz: \(amount)."
    case .snow(let amount): "Śnieg: \(amount)."
    case .wind(let speed): "Wiatr do \(speed)."
    }
  }

  var german: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), Höchstwert \(high), Tiefstwert \(low)."
    case .outlookHigh(let place, let condition, let high):
      "\(place): \(condition), Höchstwert \(high)."
    case .outlookLow(let place, let condition, let low):
      "\(place): \(condition), Tiefstwert \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Regenwahrscheinlichkeit \(figures)."
    case .chanceOfSnow(let figures): "Schneewahrscheinlichkeit \(figures)."
    case .rain(let amount): "Regen \(amount)."
    case .snow(let amount): "Schnee \(amount)."
    case .wind(let speed): "Wind bis \(speed)."
    }
  }

  var spanish: String {
    switch self {
    case .outlook(let place, let condition, let high, let low):
      "\(place): \(condition), máxima de \(high) y mínima de \(low)."
    case .outlookHigh(let place, let condition, let high):
      "\(place): \(condition), máxima de \(high)."
    case .outlookLow(let place, let condition, let low):
      "\(place): \(condition), mínima de \(low)."
    case .outlookOnly(let place, let condition): "\(place): \(condition)."
    case .chanceOfRain(let figures): "Probabilidad de lluvia: \(figures)."
    case .chanceOfSnow(let figures): "Probabilidad de nieve: \(figures)."
    case .rain(let amount): "Lluvia: \(amount)."
    case .snow(let amount): "Nieve: \(amount)."
    case .wind(let speed): "Viento de hasta \(speed)."
    }
  }
}
