/// The name of a record in the log, compared by bytes as databases do.
package struct ExactName: Hashable {
  package let profile, kind, id: String

  init(_ change: Change) {
    self.init(profile: change.profile, kind: change.kind, id: change.id)
  }

  init(profile: String, kind: String, id: String) {
    (self.profile, self.kind, self.id) = (profile, kind, id)
  }

  private var bytes: [[UInt8]] { [profile, kind, id].map { Array($0.utf8) } }

  package static func == (one: ExactName, other: ExactName) -> Bool { one.bytes == other.bytes }
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension ExactName {
  var arguments: SQLArguments { ["profile": profile, "kind": kind, "id": id] }

  /// The range of cache keys that belong to the record's product.
  var cacheRange: SQLArguments {
    let product = String(kind.prefix { $0 != "." })
    return ["profile": profile, "first": product + ".", "end": product + "/"]
  }
}
