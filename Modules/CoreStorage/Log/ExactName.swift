/// The name of a record in the log, compared by bytes as databases do.
package struct ExactName: Hashable {
  package let profile, kind, id: String

  init(_ change: Change) {
    self.init(profile: change.profile, kind: change.kind, id: change.id)
  }

  init(profile: String, kind: String, id: String) {
    (self.profile, self.kind, self.id) = (profile, kind, id)
  }

  package static func == (one: ExactName, other: ExactName) -> Bool {
    one.id.hasBytes(of: other.id) && one.kind.hasBytes(of: other.kind)
      && one.profile.hasBytes(of: other.profile)
  }
  package func hash(into hasher: inout Hasher) {
    // Names of equal bytes are equal texts.
    hasher.combine(kind)
    hasher.combine(id)
  }
}

extension ExactName {
  var arguments: SQLArguments { ["profile": profile, "kind": kind, "id": id] }

  /// The range of cache keys that belong to the record's product.
  var cacheRange: SQLArguments {
    let product = String(kind.prefix { $0 != "." })
    return ["profile": profile, "first": product + ".", "end": product + "/"]
  }
}
