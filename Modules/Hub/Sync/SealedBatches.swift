import CoreModels
import CoreStorage
import Foundation

/// What a person's devices sealed before they sent it: kept as it came, for the hub cannot read it.
struct SealedBatches {
  private static let batches = Drawer<Data>("sealed-batch")
  private static let last = Drawer<Int>("sealed-last")
  private static let log = Drawer<String>("sealed-log")

  /// The person's profile.
  let person: String

  /// Positions as keys, so that they stand in order.
  private func key(_ position: Int) -> String {
    let digits = String(position)
    return person + "/" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// The position of the last batch; `nil` for a person who seals nothing.
  func last(in registry: RegistrySnapshot, at moment: Instant) throws -> Int? {
    try registry.find(person, in: Self.last, at: moment)
  }

  /// The batch after a position, where there is one.
  func batch(
    after position: Int, in registry: RegistrySnapshot, at moment: Instant
  ) throws -> Data? {
    guard position < Self.largestPosition else { return nil }
    return try registry.find(key(position + 1), in: Self.batches, at: moment)
  }

  /// Adds a batch, and answers the last positions before and after.
  func append(
    _ data: Data, to registry: Registry, at moment: Instant
  ) throws -> (before: Int, after: Int) {
    let before = try registry.find(person, in: Self.last, at: moment) ?? 0
    try registry.put(data, key(before + 1), in: Self.batches)
    try registry.put(before + 1, person, in: Self.last)
    return (before, before + 1)
  }

  /// The name of the log that positions belong to, where open batches came before.
  func log(in registry: RegistrySnapshot, at moment: Instant) throws -> String? {
    try registry.find(person, in: Self.log, at: moment)
  }

  /// Begins a log of that name in the place of an open one, which is removed before.
  func begin(_ log: String, in registry: Registry) throws {
    try registry.put(0, person, in: Self.last)
    try registry.put(log, person, in: Self.log)
  }

  /// How many bytes all of them have.
  func size(in registry: RegistrySnapshot) throws -> Int {
    try registry.size(of: Self.batches, prefix: person + "/")
  }

  /// Forgets everything, with the person.
  func removeAll(from registry: Registry) throws {
    try registry.removeAll(Self.batches, prefix: person + "/")
    try registry.remove(person, in: Self.last)
    try registry.remove(person, in: Self.log)
  }

  private static let largestPosition = 999_999_999_999
}
