"""What is not program stays out of Swift."""

from support import ROOT, RepositoryCase

import check_content


class Content(RepositoryCase):
    def lines(self, text, path="Modules/Mori/A.swift"):
        self.write(path, text)
        return [int(problem.split(":")[1]) for problem in check_content.problems(self.root)]

    def test_pages_styles_and_scripts_are_no_swift(self):
        self.assertEqual(self.lines("""let page = "<p>{{#name}}</p>"
let form = "</form>", title = "<h1 class=\\"a\\">"
let rule = ".card { color: red; }"
let rules = \"\"\"
  .card {
    color: red;
  }
  \"\"\"
let script = "document.querySelector('main')", other = "rows.map(row => row.id)"
let line = "location.reload()", part = "<b>\\(name)</b>", declarations = "margin: 0; --a: red;"
// {{#name}} </form>
let shape = #"<path d="M0 0"/>"#, property = "main { --mark: \\(mark); }"
"""), [1, 1, 2, 3, 5, 9, 10, 10, 10])

    def test_nor_are_texts(self):
        text = 'let a = "Návrh"\n/// As `Návrh`.\nlet b = "3 × 4 ÷ 2 – “a”…"\nlet c = ["ß": 1] // ü\n'
        self.assertEqual(self.lines(text, "Tests/Mori/A.swift"), [])
        self.assertEqual(self.lines(text), [1, 4])

    def test_texts_have_their_own_apostrophe(self):
        text = '      "comment" : "Today\'s"\n      "value" : "Today\'s"\n      "value" : "\'a\' – today’s"\n'
        self.assertEqual(self.lines(text, "Modules/Mori/Content/Texts.xcstrings"), [2])

    def test_texts_mark_the_commands_of_apps(self):
        text = ('      "value" : "mori up"\n      "value" : "See:\\n  mori up"\n'
                '      "value" : "%(suite)@mori up, daybook mori up, mori.diary, mori"\n')
        self.assertEqual(self.lines(text, "Modules/Mori/Content/Texts.xcstrings"), [1, 2])

    def test_nor_are_sentences_but_for_help_and_what_programs_read(self):
        text = """say("There are \\(count) left.")
// "Not a text."
let name = "two words", code = "not_a_text", symbols = "\\(a)."
say("Nothing found.", "\\(name) has been deleted.\\n", "Who can see this:")
let text = \"\"\"
  Nothing is here yet.
  \"\"\"
"""
        self.assertEqual(self.lines(text, "Modules/Hub/API/A.swift"), [])
        self.assertEqual(self.lines(text), [1, 4, 6])
        self.assertEqual(self.lines('@Flag(\n  help: "Show all of them.")\n'), [])

    def test_nor_are_labels_but_for_names_and_what_programs_read(self):
        for text in (
                'button("Add a habit")', 'let title = "Settings"', 'row("Points:")',
                'say("Left: \\(count)")', 'say("\\(count) goals")', 'count == 1 ? "goal" : "goals"',
                '["lunes", "martes", "jueves", "viernes", "domingo", "enero", "mayo", "julio"]',
                'let rows = "a,b,c,d,e,f,g,h"', '["done": "Erledigt", "open": "Offen"]',
                'case .sunny: "Slnko a teplo"'):
            self.assertEqual(self.lines(text + "\n"), [1], text)
        for text in (
                'let name = "Daybook", other = "Grounding Sun"', 'case career = "Career"',
                '[.authorization: "Bearer \\(token)"]', 'name(known: "Content-Type")',
                'message.hasPrefix("Unknown option ")', 'log.debug("The index was lost: \\(error)")',
                'let code = "camelCase"', 'try connection.execute("DELETE FROM change")',
                '.json(["error": "Method not allowed"])', '.done("Logged out")'):
            self.assertEqual(self.lines(text + "\n"), [], text)

    def test_nor_are_tables_and_documents(self):
        row = '    ("SK", 78.3, -1), "b",\n'
        self.assertEqual(self.lines("let a = [\n" + row * 7 + "]\n"), [])
        self.assertEqual(self.lines("let a = [\n" + row * 8 + "]\n"), [2])
        row = '  Level(name: "a", points: 10, of: [1, 2]),\n'
        self.assertEqual(self.lines("let a = [\n" + row * 7 + "]\n"), [])
        self.assertEqual(self.lines("let a = [\n" + row * 8 + "]\n"), [2])
        self.assertEqual(self.lines('  case "a": 1\n' * 8), [1])
        self.assertEqual(self.lines('  case .a: 1\n' * 8), [])
        self.assertEqual(self.lines('[\n  ' + '"a", ' * 13 + '\n]\n'), [])
        self.assertEqual(self.lines('[\n  ' + '"a", ' * 14 + '\n]\n'), [2])
        self.assertEqual(self.lines('let a = "' + "word " * 14 + 'word"\n'), [1])
        line = "  {name} word {word}\n"
        self.assertEqual(self.lines('let a = """\n' + line * 16 + '  """\n'), [])
        self.assertEqual(self.lines('let a = 1\nlet b = """\n' + line * 17 + '  """\n'), [2])
        self.assertEqual(self.lines('sql = """\n  CREATE TABLE a (\n' + line * 17 + '  """\n'), [])

    def test_what_may_has_a_reason_and_exists(self):
        for path, reason in check_content.MAY.items():
            self.assertTrue((ROOT / path).is_file() and reason, path)
