"""What is told of the texts of a language."""

import unittest

import support  # finds the scripts
import languages


def text(**values):
    return {"comment": "A text.", "localizations": {
        language: {"stringUnit": {"state": "translated", "value": value}}
        for language, value in values.items()}}


def plural(**forms):
    return {"variations": {"plural": {
        form: {"stringUnit": {"state": "translated", "value": value}}
        for form, value in forms.items()}}}


class Languages(unittest.TestCase):
    def problems(self, strings, buttons=(), asked=("en", "sk"), width=30):
        return list(languages.problems(strings, set(buttons), asked, width))

    def test_whole_texts_are_no_problem(self):
        self.assertEqual(self.problems({"A.b": text(en="Save this", sk="Ulo\u017ei\u0165")}), [])

    def test_a_language_that_lacks_a_text_is_told(self):
        self.assertEqual(self.problems({"A.b": text(en="Save this")}), [("A.b", "sk", "is missing")])

    def test_a_sentence_that_is_still_english_is_told(self):
        strings = {"A.b": text(en="Save this now", sk="Save this now")}
        self.assertEqual(
            self.problems(strings), [("A.b", "sk", "is as in English: Save this now")])

    def test_names_and_placeholders_may_be_the_same(self):
        strings = {"A.b": text(en="Daybook", sk="Daybook"), "A.c": text(en="%(n)@%%", sk="%(n)@%%")}
        self.assertEqual(self.problems(strings), [])

    def test_a_button_that_is_too_small_is_told_in_each_form(self):
        strings = {"A.go": {"localizations": {"sk": plural(one="Ano", other="Pokracovat dalej")}}}
        self.assertEqual(
            self.problems(strings, buttons=["go"], asked=["sk"], width=5),
            [("A.go", "sk", "is longer than its button: Pokracovat dalej")])

    def test_elsewhere_a_text_may_be_long(self):
        self.assertEqual(self.problems({"A.go": text(en="Go", sk="Pokracovat")}, width=5), [])

    def test_help_is_on_no_button(self):
        strings = {"HelpText.go": text(en="Go", sk="Pokracovat dalej")}
        self.assertEqual(self.problems(strings, buttons=["go"], width=5), [])

    def test_the_catalogs_are_whole(self):
        found = [f"{room} {problem}" for room, strings, buttons in languages.catalogs()
                 for problem in languages.problems(strings, buttons, languages.LANGUAGES, 40)]
        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
