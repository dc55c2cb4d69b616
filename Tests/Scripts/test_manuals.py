"""Manuals as `man` and `whatis` want them."""

import json
import unittest

import support  # noqa: F401
import manuals

PAGE = """\
.Sh NAME
.Nm "daybook-hub key"
.Nd "API keys."
.Sh SYNOPSIS
.Nm
.Op Fl -json
.Sh DESCRIPTION
A key is shown once.

  daybook key add phone-app
.Bl -tag -width 6n
"""


class Manuals(unittest.TestCase):
    def test_a_page_has_a_name_of_one_word_and_no_empty_lines(self):
        self.assertEqual(manuals.repaired(PAGE), """\
.Sh NAME
.Nm daybook-hub.key
.Nd "API keys."
.Sh SYNOPSIS
.Nm "daybook-hub key"
.Op Fl -json
.Sh DESCRIPTION
A key is shown once.
.Pp
  daybook key add phone-app
.Bl -tag -width 6n
""")

    def test_a_page_of_one_word_stays_as_it_is(self):
        page = PAGE.replace('"daybook-hub key"', "daybook-hub").replace("\n\n", "\n")
        self.assertEqual(manuals.repaired(page), page)

    def test_typographic_signs_are_kept_in_ascii(self):
        told = json.dumps({"abstract": "The database’s “address” …"}, ensure_ascii=False)
        self.assertEqual(
            json.loads(manuals.plain(told)), {"abstract": "The database's \"address\" ..."})


if __name__ == "__main__":
    unittest.main()
