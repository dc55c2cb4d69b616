import CoreModels

/// Ends a command that has already told everything with the exit code of a failure.
struct QuietExit: Error {
  let kind: Failure.Kind
}
