import CoreModels

extension JSONValue {
  /// Adds the members of `stored` that are missing in `understood`, the stored value as this
  /// version decodes and encodes it. Members written by a newer version are preserved; removed ones
  /// stay removed.
  ///
  /// Array elements are matched by their `id` member.
  func keepingUnknownMembers(of stored: JSONValue, understood: JSONValue) -> JSONValue {
    switch (self, stored, understood) {
    case (.object(var members), .object(let old), .object(let known)):
      for (key, value) in old {
        if let new = members[key], let knownValue = known[key] {
          members[key] = new.keepingUnknownMembers(of: value, understood: knownValue)
        } else if members[key] == nil && known[key] == nil {
          members[key] = value
        }
      }
      return .object(members)
    case (.array(let elements), .array(let old), .array(let known)):
      let oldByID = JSONValue.byID(old)
      let knownByID = JSONValue.byID(known)
      return .array(
        elements.map { element in
          guard let id = element["id"], let old = oldByID[id], let known = knownByID[id] else {
            return element
          }
          return element.keepingUnknownMembers(of: old, understood: known)
        })
    default: return self
    }
  }

  private static func byID(_ elements: [JSONValue]) -> [JSONValue: JSONValue] {
    Dictionary(elements.compactMap { element in element["id"].map { ($0, element) } }) { $1 }
  }
}
