import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

extension HomeSession {
  /// Returns what an error says, or the help that a command's arguments asked for.
  func lines(of error: any Error, _ words: [String], columns: Int) -> [String] {
    let root = SuiteRoot<Products>.self
    if case StoreError.pastIsReadOnly = error, present.store.asOf == nil {
      return [world.text(OpenText.past)]
    }
    if let explained = error as? any ExplainedError {
      return explained.failure(in: world.language).lines
    }
    if root.exitCode(for: error) == .success {
      return root.page(for: error, in: world.language, columns: columns)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    guard root.exitCode(for: error) == .validationFailure else {
      return Failure.unexpected(in: world.language).lines
    }
    return UsageProblem(root, words, message: root.message(for: error)).failure(in: world.language)
      .lines
  }
}

extension Failure {
  fileprivate var lines: [String] { [message, hint].filter { !$0.isEmpty }.map(\.terminalSafe) }
}
