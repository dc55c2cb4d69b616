import CoreModels

/// What a server knows of a person's weather: where, in which language, in which tone.
struct Subscription: Hashable, Sendable {
  var email: String
  var location: String
  var personality: String?
  var language: String?

  /// The body that creates or changes it.
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

  /// Reads the API's `Sub`; throws ``ServerError/decoding(_:)``.
  init(wire: JSONValue) throws(ServerError) {
    let object = try WireObject(wire, "subscription")
    self.init(
      email: try object.text("email"), location: try object.text("location"),
      personality: try object.optionalText("personality"),
      language: try object.optionalText("language"))
  }
}
