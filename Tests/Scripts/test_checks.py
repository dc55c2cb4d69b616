"""Each check passes what is right, and is able to fail."""

from support import RepositoryCase, house

import check_arrows
import check_docs
import check_effects
import check_imports
import check_words
from swift_source import code


class Words(RepositoryCase):
    def test_each_word_is_found_with_its_line(self):
        self.write("Modules/Mori/A.swift", "let a = 1\nfatalError()\n")
        self.write("Modules/Mori/B.swift", "let b = try! c()\nlet d = e as! F\n")
        self.write("Apps/Mori/Main.swift", "// TODO: later\n/* FIXME */\n")
        places = [problem.split(": ")[0] for problem in check_words.problems(self.root)]
        self.assertEqual(places, [
            "Modules/Mori/A.swift:2", "Modules/Mori/B.swift:1", "Modules/Mori/B.swift:2",
            "Apps/Mori/Main.swift:1", "Apps/Mori/Main.swift:2"])

    def test_comments_texts_and_tests_may_say_them(self):
        self.write("Modules/Mori/A.swift", '// no fatalError\nlet a = "try! \\(b) as! again"\n')
        self.write("Tests/Mori/A.swift", "try! go()\n")
        self.assertEqual(check_words.problems(self.root), [])

    def test_code_within_a_string_is_code(self):
        self.write("Modules/Mori/A.swift", 'let a = """\n  // \\(b as! C)\n  """\n')
        self.assertIn("A.swift:2", check_words.problems(self.root)[0])

    def test_a_merge_left_unfinished_is_found_in_content(self):
        self.write("Modules/Mori/Content/a/b.txt", "one\n<<<<<<< HEAD\n=======\n>>>>>>> work\n")
        self.write("Modules/Mori/Content/c.txt", "A heading\n=========\n")
        places = [problem.split(": ")[0] for problem in check_words.problems(self.root)]
        self.assertEqual(places, [f"Modules/Mori/Content/a/b.txt:{line}" for line in (2, 3, 4)])


class Source(RepositoryCase):
    def test_strings_and_comments_are_blanked_and_lines_kept(self):
        self.assertEqual(code('a("x//y") // z\nb'), 'a("    ")     \nb')
        self.assertEqual(code('/* a /* b */ c\n*/ d'), '              \n   d')
        self.assertEqual(code('#"a"b\\(c)"# + "\\#(d)"'), '#"       "# + "     "')
        self.assertEqual(code('"\\(f("x", (1)))!" g'), '"  f(" ", (1))) " g')


class Effects(RepositoryCase):
    def found(self, line, path="Modules/Mori/A.swift"):
        self.write(path, "\n" + line + "\n")
        return check_effects.problems(self.root)

    def test_each_effect_is_found(self):
        for line in [
            "Date()", "Date.now", "ContinuousClock().now", "TimeZone.current", "UUID()",
            "Int.random(in: 1...6)", "list.shuffled()", "list.randomElement()",
            "ProcessInfo.processInfo", 'getenv("HOME")', "FileManager.default",
            "Data(contentsOf: url)", "unlink(path)", "URLSession.shared", "Process()", "exit(1)", "print(1)",
        ]:
            with self.subTest(line):
                self.assertIn("Modules/Mori/A.swift:2: ", "".join(self.found(line)))

    def test_what_is_handed_down_is_fine(self):
        for line in [
            "Int.random(\n  in: f(1)...6, using: &generator)", "list.shuffled(using: &generator)",
            "world.now", "Date(timeIntervalSince1970: 0)", "array.append(contentsOf: more)",
            "// Date()", 'let text = "UUID()"', "terminal.print(1)",
        ]:
            with self.subTest(line):
                self.assertEqual(self.found(line), [])

    def test_a_host_may(self):
        self.assertEqual(self.found("Date()", "Modules/CommandHost/A.swift"), [])


class Arrows(RepositoryCase):
    def imports(self, module, path, graph=None):
        self.write(path, f"import CoreModels\npublic import {module}\n")
        return check_arrows.problems(graph or house(), self.root)

    def test_a_product_never_imports_another(self):
        self.assertEqual(self.imports("Lesson", "Modules/Mori/A.swift"), [
            "Modules/Mori/A.swift:2: Mori imports Lesson: a product never imports another product."])

    def test_nor_may_the_manifest_let_it(self):
        self.assertEqual(check_arrows.problems(house(Mori=["Lesson"]), self.root), [
            "Package.swift:7: Mori imports Lesson: a product never imports another product."])

    def test_core_imports_only_what_stands_above(self):
        self.assertIn("which stands above it", self.imports(
            "CommandHost", "Modules/CoreModels/A.swift")[0])

    def test_a_host_names_no_product(self):
        self.write("Modules/CommandHost/A.swift", "// Mori\nlet a = MoriPlugin.self\n")
        self.assertEqual(check_arrows.problems(house(), self.root), [
            "Modules/CommandHost/A.swift:2: CommandHost names Mori: only apps list products."])

    def test_each_library_has_one_keeper(self):
        for module in ("GRDB", "NIOCore", "AsyncHTTPClient", "Hummingbird"):
            with self.subTest(module):
                self.assertIn("only ", self.imports(module, "Modules/Mori/A.swift")[0])
        self.assertEqual(self.imports("CoreModels", "Modules/Mori/A.swift"), [])
        self.assertEqual(self.imports("NIOCore", "Modules/CoreNetLive/A.swift"), [])

    def test_nothing_strays_to_the_top(self):
        self.write("notes.txt", "a note\n")
        self.write(".editorconfig", "root = true\n")
        self.assertEqual(len(check_arrows.problems(house(), self.root)), 1)
        self.assertIn("notes.txt:1: only Apps, ", check_arrows.problems(house(), self.root)[0])

    def test_only_apps_choose_the_transport(self):
        self.assertEqual(self.imports("CoreNetLive", "Apps/Lesson/Main.swift"), [])
        self.assertIn("only apps", self.imports("CoreNetLive", "Modules/Mori/A.swift")[0])

    def test_attributes_and_kinds_hide_no_import(self):
        self.write("Modules/Mori/A.swift", "@testable import struct Lesson.Quote\n")
        self.assertEqual(len(check_arrows.problems(house(), self.root)), 1)


class Imports(RepositoryCase):
    def test_only_what_the_manifest_gives_directly(self):
        self.write("Apps/Mori/Main.swift", "import Foundation\nimport Mori\nimport CoreModels\n")
        self.assertEqual(check_imports.problems(house(), self.root), [
            "Apps/Mori/Main.swift:3: MoriApp imports CoreModels, which Package.swift does not give"
            " it."])


class Docs(RepositoryCase):
    def found(self, text):
        self.write("Modules/Mori/A.swift", text)
        return [problem.split("`")[1] for problem in check_docs.problems(self.root)]

    def test_every_public_name_needs_a_sentence(self):
        self.assertEqual(self.found("""\
public struct A {
  public static let b = 1
  @inlinable public func c(d: Int) {}
  public init?(e: Int) {}
  public private(set) var f = 1
  public enum G { case h }
  let internalOnly = 1
}
public protocol I {
  var j: Int { get }
}
"""), ["struct A", "let b", "func c(d:", "init init(e:", "var f", "enum G", "protocol I", "var j"])

    def test_a_sentence_above_is_enough(self):
        self.assertEqual(self.found("""\
/// A.
@frozen
public struct A {
  /// B.
  public var b: Int {
    1
  }
}
public extension A {
}
"""), [])

    def test_the_help_of_an_option_is_its_sentence(self):
        self.assertEqual(self.found("""\
/// A.
public struct A: ParsableArguments {
  @Option(
    help: "How many.")
  public var count: Int
  @Flag(help: "Loud.") public var isLoud = false

  public var other = 1
}
"""), ["var other"])

    def test_what_a_protocol_documents_is_exempt(self):
        self.assertEqual(self.found("""\
/// P.
public protocol P: Sendable {
  /// Q.
  func q(in world: Int)
}
/// A.
public struct A: Hashable, P {
  public func hash(into hasher: inout Hasher) {}
  public static func == (a: A, b: A) -> Bool { true }
  public func q(in world: Int) {}
  public func other() {}
}
extension A: CustomStringConvertible {
  public var description: String { "" }
}
"""), ["func other"])
