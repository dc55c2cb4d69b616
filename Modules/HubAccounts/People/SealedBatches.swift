package import CoreStorage
package import Foundation

/// Encrypted batches of a person's devices, stored unread.
package struct SealedBatches {
  private static let batches = RegistryNamespace<Data>("sealed-batch")
  private static let last = RegistryNamespace<Int>("sealed-last")
  private static let log = RegistryNamespace<String>("sealed-log")

  package let person: String

  package init(person: String) { self.person = person }

  /// Positions as keys that sort in order.
  private func key(_ position: Int) -> String {
    let digits = String(position)
    return person + "/" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// Returns the position of the last batch; `nil` if the person's data is not sealed.
  package func last(in registry: RegistrySnapshot) throws -> Int? {
    try registry.find(person, in: Self.last)
  }

  /// Returns the batch after a position, if any.
  package func batch(after position: Int, in registry: RegistrySnapshot) throws -> Data? {
    guard position < Self.largestPosition else { return nil }
    return try registry.find(key(position + 1), in: Self.batches)
  }

  /// Appends a batch and returns the last positions before and after.
  package func append(_ data: Data, to registry: Registry) throws -> (before: Int, after: Int) {
    let before = try registry.find(person, in: Self.last) ?? 0
    try registry.put(data, key(before + 1), in: Self.batches)
    try registry.put(before + 1, person, in: Self.last)
    return (before, before + 1)
  }

  /// Returns the id of a sealed log that replaced an open one; `nil` if the store's own id applies.
  package func log(in registry: RegistrySnapshot) throws -> String? {
    try registry.find(person, in: Self.log)
  }

  /// Starts a log with that id after the open one was removed.
  package func begin(_ log: String, in registry: Registry) throws {
    try registry.put(0, person, in: Self.last)
    try registry.put(log, person, in: Self.log)
  }

  /// Returns the total size in bytes.
  package func size(in registry: RegistrySnapshot) throws -> Int {
    try registry.size(of: Self.batches, prefix: person + "/")
  }

  /// Removes all batches of the person.
  package func removeAll(from registry: Registry) throws {
    try registry.removeAll(Self.batches, prefix: person + "/")
    try registry.remove(person, in: Self.last)
    try registry.remove(person, in: Self.log)
  }

  private static let largestPosition = 999_999_999_999
}
