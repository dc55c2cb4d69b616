public import CoreModels

/// The outcome of merging foreign changes, or of rehearsing the merge.
public struct MergeReport: Hashable, Sendable {
  /// The number of changes that were new here.
  public var added = 0
  /// The number of changes that were already here.
  public var known = 0
  /// The number of new changes to records with a later change here; these records stay as they are.
  public var overtaken = 0
  /// Records whose content may combine more than their last change.
  var contested: Set<ExactName> = []
  /// Devices of changes whose later clock here was undisputed and has been replaced by the earlier
  /// one.
  var redatedDevices: Set<String> = []
  /// Changes that were complete here and arrived as stubs.
  var emptied: [Change] = []
  /// Devices of changes that contradict their chain.
  var divergedDevices: Set<String> = []
  /// Devices with different changes of the same name here and in the merge.
  public var conflictingDevices: Set<String> = []

  /// The counts as JSON: `{"added":0,"known":0,"overtaken":0}`.
  public var json: JSONValue {
    [
      "added": .integer(Int64(added)), "known": .integer(Int64(known)),
      "overtaken": .integer(Int64(overtaken)),
    ]
  }
}
