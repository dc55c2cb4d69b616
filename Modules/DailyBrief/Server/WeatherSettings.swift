import CoreModels

/// A person's place, language and tone on a server, which calls them a subscription.
struct WeatherSettings: Hashable, Sendable {
  var email: String
  var location: String
  var personality: String?
  var language: String?

  /// The request body that creates or updates it.
  var request: JSONValue {
    [
      "email": .string(email), "location": .string(location),
      "personality": .string(personality ?? Personality.neutral.rawValue),
      "language": .string(language ?? Language.english.rawValue),
    ]
  }

  init(email: String, location: String, personality: String?, language: String?) {
    (self.email, self.location) = (email, location)
    (self.personality, self.language) = (personality, language)
  }

  /// Parses the API's `Sub`; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue) throws(ServerError) {
    let object = try WireObject(wire, "subscription")
    self.init(
      email: try object.text("email"), location: try object.text("location"),
      personality: try object.optionalText("personality"),
      language: try object.optionalText("language"))
  }
}
