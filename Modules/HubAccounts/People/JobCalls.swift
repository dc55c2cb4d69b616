package import CoreStorage

/// People whose background work is due at once, though no clock of a change says so: a browser that
/// subscribed, or changes that another device wrote long ago.
package enum JobCalls {
  package static let namespace = RegistryNamespace<Bool>("due_woken")

  /// Makes a person's work due; it is forgotten after an hour without a process that does any.
  package static func wake(_ person: String, in registry: Registry) throws {
    try registry.put(true, person, in: namespace, for: 3600)
  }
}
