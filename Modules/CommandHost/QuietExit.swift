import CoreModels

/// Ends a command whose output is complete with a failure's exit code.
struct QuietExit: Error {
  let kind: Failure.Kind
}
