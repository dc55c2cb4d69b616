public import CoreModels

/// What taking in changes from elsewhere did, or would do.
public struct MergeReport: Hashable, Sendable {
  /// Changes that were not here yet.
  public var added = 0
  /// Changes that were here already.
  public var known = 0
  /// New changes to records that were changed here later, and stay as they are.
  public var overtaken = 0
  /// Records that are perhaps more than their last change says.
  var contested: Set<ExactName> = []
  /// Devices of changes that were here with a later clock, which nothing spoke against, and have the
  /// earlier one now.
  var redatedDevices: Set<String> = []
  /// Changes that were here whole and came as stubs.
  var emptied: [Change] = []
  /// Devices under whose name something else is here than what came.
  public var conflictingDevices: Set<String> = []

  /// `{"added":0,"known":0,"overtaken":0}`.
  public var json: JSONValue {
    [
      "added": .integer(Int64(added)), "known": .integer(Int64(known)),
      "overtaken": .integer(Int64(overtaken)),
    ]
  }
}
