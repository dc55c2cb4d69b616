/// The content of the offline planner: its plans, and the words by which it reads goals.
///
/// A module of its own, so that the compiler reads these texts once and not for each file of the
/// planner.
package enum PlanContent {
  /// Returns the file at a path in the `Content` folder, such as `words/time.txt`.
  package static func file(at path: String) -> StaticString? { Content.file(at: path) }
}
