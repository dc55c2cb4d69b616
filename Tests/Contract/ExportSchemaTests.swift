import CoreModels
import Foundation
import Testing

@Suite("The schema of the export") struct ExportSchemaTests {
  /// An independent validator, which reads `{"schema":…,"document":…}`.
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator, FormatChecker
    given = json.load(sys.stdin)
    Draft202012Validator.check_schema(given["schema"])
    validator = Draft202012Validator(given["schema"], format_checker=FormatChecker())
    for error in sorted(validator.iter_errors(given["document"]), key=str):
        print("/".join(map(str, error.absolute_path)), error.validator)
    """

  /// The variables that let the user's own Python be found.
  private static let environment = ProcessInfo.processInfo.environment.filter {
    $0.key == "PATH" || $0.key == "HOME" || $0.key.hasPrefix("PYENV")
  }

  private static func python(
    _ program: String, input: String = "", by command: Command
  ) async throws -> Command.Outcome {
    try await command.run(
      "/usr/bin/env", ["python3", "-c", program], input: Data(input.utf8),
      environment: environment)
  }

  private static func isPossible() async throws -> Bool {
    try await python("from jsonschema import Draft202012Validator", by: Command()).status == 0
  }

  /// Validates a document and returns the places and rules of its errors.
  private func validate(
    _ document: String, schema: String, by command: Command
  ) async throws -> String {
    let outcome = try await Self.python(
      Self.validator, input: "{\"schema\":\(schema),\"document\":\(document)}", by: command)
    try #require(outcome.status == 0, "\(outcome)")
    return outcome.output
  }

  @Test(.enabled("python3-jsonschema is not installed", isPossible))
  func `holds for an export of every product, and not for what is wrong`() async throws {
    let command = try Command()
    let lines = [
      ["mori", "setup", "--born", "1990-01-01", "--expectancy", "80"],
      ["mori", "gratitude", "Tea with \"Ana\" – 蕨 🌿"], ["lesson", "add", "Go slowly"],
      ["grounding-sun", "add", "I am at home"],
      ["daily-brief", "events", "add", "Xmas", "2026-12-25", "--yearly"],
      ["daily-brief", "remind", "add", "Water", "--at", "18:00"],
      ["aclio", "new", "Run 5 km by June", "--yes"], ["aclio", "done", "1", "1"],
      ["mercy", "until", "2026-11-25"], ["settings", "day_starts_at", "3"], ["undo"],
    ]
    for line in lines { _ = try await command.run("daybook", line) }
    let export = try await command.run("daybook", ["export"]).output
    let schema = try await command.run("daybook", ["export", "--schema"]).output
    #expect(export.count > 5000)
    #expect(try await validate(export, schema: schema, by: command) == "")
    for (good, bad, rule) in [
      (#""number":1,"#, #""number":0,"#, "minimum"),
      (#""version":1,"changes""#, #""changes""#, "required"),
      (#""automatic":false"#, #""automatic":0"#, "type"),
      (#""day":"2026-11-21","device""#, #""day":"2026-02-30","device""#, "format"),
      (#""format":"daybook""#, #""format":"notes""#, "const"),
    ] {
      guard let range = export.range(of: good) else {
        Issue.record("no \(good)")
        continue
      }
      let wrong = export.replacingCharacters(in: range, with: bad)
      let said = try await validate(wrong, schema: schema, by: command)
      #expect(said.hasSuffix(" \(rule)\n"), "\(bad): \(said)")
      let refused = try await command.run("daybook", ["import", "-"], input: Data(wrong.utf8))
      #expect(refused.status == 65, "\(bad): \(refused)")
    }
  }
}
