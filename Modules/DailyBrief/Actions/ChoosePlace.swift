import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief place [NAME]`: sets the primary place, or lists all.
struct ChoosePlace: PlaceAction {
  static var configuration: CommandConfiguration { .init("set", HelpText.placeSet) }
  static var purpose: CommandPurpose { .either }

  var place = TypedPlace()

  func perform(in world: World) async throws -> ChosenPlaces {
    if !place.words.isEmpty { return .one(try await place.keep(asPrimary: true, in: world)) }
    guard place.name == nil else { throw WeatherError.nameWithoutPoint }
    return .all(try await world.store.read { try $0.places() })
  }
}

/// `daily-brief place add NAME`: stores another place.
struct AddPlace: PlaceAction {
  static var configuration: CommandConfiguration { .init("add", HelpText.placeAdd) }

  var place = TypedPlace()

  func validate() throws {
    guard !place.words.isEmpty else { throw ValidationError("Give a place: add Vienna") }
  }

  func perform(in world: World) async throws -> KeptPlace {
    try await place.keep(asPrimary: false, in: world)
  }
}

/// An action with a place in a person's words.
protocol PlaceAction: Action {
  var place: TypedPlace { get set }
}

extension PlaceAction {
  static var inputs: [Input<Self>] {
    [
      .argument("place", \.place.words, HelpText.placePlace, isRequired: false),
      .option("name", \.place.name, HelpText.placeName),
      .option("number", \.place.number, HelpText.placeNumber, valueName: "n"),
    ]
  }
}

/// A place in a person's words.
struct TypedPlace: Sendable {
  var words: [String] = []
  /// The name that the person gives to a point.
  var name: String?
  /// The chosen one of several places with the same name.
  var number: Int?

  /// Finds the place and stores it, as the primary one or after the others. A new primary place is
  /// sent to the server first, so that its refusal changes nothing.
  fileprivate func keep(asPrimary isPrimary: Bool, in world: World) async throws -> KeptPlace {
    // After `--` an option is an ordinary word, and no place has such a word in its name.
    let words = words.split(separator: "--name", maxSplits: 1).map { $0.joined(separator: " ") }
    let typed = words.first ?? ""
    let name = name ?? (words.count == 2 ? words[1] : nil)
    let found = try await world.findPlace(typed, named: name, number: number).place
    let note = isPrimary ? try await world.tellServer(of: found) : nil
    let place = try await world.store.transaction { try $0.keep(found, asPrimary: isPrimary) }
    let full = place.fullName.oneLine
    return KeptPlace(
      place, isPrimary ? .placePrimary(full) : .placeKept(full), details: world.lines(of: note))
  }
}

/// `daily-brief place primary NAME`: makes one of the places the primary one.
struct MakePlacePrimary: Action {
  static var configuration: CommandConfiguration { .init("primary", HelpText.placePrimary) }
  static var inputs: [Input<Self>] { [.argument("place", \.place, HelpText.placePrimaryPlace)] }

  /// The words of its name, or its id.
  var place: [String] = []

  func perform(in world: World) async throws -> KeptPlace {
    let typed = place.joined(separator: " ")
    let note = try await world.tellServer(of: world.store.read { try $0.place(named: typed) })
    let place = try await world.store.transaction { transaction in
      var place = try transaction.snapshot.place(named: typed)
      try transaction.makePrimary(place.id)
      place.isPrimary = true
      return place
    }
    return KeptPlace(
      place, .placePrimary(place.fullName.oneLine), details: world.lines(of: note))
  }
}

/// `daily-brief place remove NAME`: removes one of the places.
struct RemovePlace: StoredAction {
  static var configuration: CommandConfiguration { .init("remove", HelpText.placeRemove) }
  static var inputs: [Input<Self>] { [.argument("place", \.place, HelpText.placePrimaryPlace)] }

  /// The words of its name, or its id.
  var place: [String] = []

  func perform(in transaction: Transaction, of world: World) throws -> KeptPlace {
    let place = try transaction.snapshot.place(named: place.joined(separator: " "))
    try transaction.remove(Place.self, place.id)
    return KeptPlace(place, .placeRemoved(place.fullName.oneLine))
  }
}

/// A place after a change.
typealias KeptPlace = ChangeOutcome<Place, WeatherText>

/// The places, or a new primary one.
enum ChosenPlaces: Outcome {
  case all([Place])
  case one(KeptPlace)

  static var shape: Shape { .anyOf([[Place].shape, Place.shape]) }

  var json: JSONValue {
    switch self {
    case .all(let places): places.json
    case .one(let place): place.json
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .all(let places): PlaceList(places: places).lines(in: world)
    case .one(let place): place.lines(in: world)
    }
  }
}
