import Testing

@testable import ContentTool

@Suite("A script that imports others") struct ScriptTests {
  @Test func `has each of them once, before what needs it, code alone`() throws {
    let workshop = try Workshop([
      "Content/shop.js": """
      import { pour } from "./tea/pour.js";
      import { cup } from "./tea/cup.js";

      pour(cup);
      """,
      "Content/tea/pour.js": """
      import { cup } from "./cup.js";

      /**
       * Pours tea.
       */
      export function pour(into) {
        // Slowly.
        const cup = into; // All of it.
        /** To the rim. */
      }
      """,
      "Content/tea/cup.js": "export const cup = 1;\n",
    ])
    let swift = try workshop.swift()
    // A module that others import is bundled only with them.
    #expect(!swift.contains("enum Tea"))
    #expect(
      swift.contains(
        """
          static let shop: StaticString = #\"""
        const cup = 1;
        function pour(into) {
        const cup = into; // All of it.
        }
        pour(cup);
        \"""#
        """))
  }

  @Test(
    arguments: [
      (
        [
          "Content/a.js": "import { b } from \"./b.js\"\nlet tea = b",
          "Content/b.js": "export const b = 1\nvar tea",
        ],
        "a.js:2: error: tea is declared in b.js too"
      ),
      (
        ["Content/a.js": "import { b } from \"./b.js\"", "Content/b.js": "const b = 1"],
        "a.js:1: error: ./b.js does not export b"
      ),
      (
        [
          "Content/a.js": "import { b, c } from \"./b.js\"",
          "Content/b.js": "export async function b() {}",
        ],
        "a.js:1: error: ./b.js does not export c"
      ),
      (
        ["Content/a.js": "import { b } from \"b.js\"", "Content/b.js": "export const b = 1"],
        "a.js:1: error: an import names its file: import { a } from \"./b.js\""
      ),
      (
        ["Content/a.js": "import { b } from \"./b.js\""],
        "b.js:1: error: the file is empty or cannot be read"
      ),
    ] as [([String: String], String)])
  func `fails the build with`(files: [String: String], problem: String) throws {
    #expect(try Workshop(files).problems() == [problem])
  }
}
