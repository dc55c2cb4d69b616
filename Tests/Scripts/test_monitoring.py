"""What an operator watches: the alerts and the dashboard, by the names that the hub exports."""

import json
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import ROOT

MONITORING = ROOT / "Scripts" / "hub" / "monitoring"
PROMTOOL = shutil.which("promtool")


def exported() -> set[str]:
    """The metrics of /metrics, as the hub's code names them."""
    texts = [file.read_text() for file in (ROOT / "Modules/Hub/Operation").glob("*.swift")]
    return {name for text in texts for name in re.findall(r'"(daybook_[a-z_]+)"', text)}


def used(text: str) -> set[str]:
    """The metrics that a query asks for; a histogram by its own name."""
    names = re.findall(r"\bdaybook_[a-z_]+", text)
    return {re.sub(r"(?<=_seconds)_(bucket|sum|count)$", "", name) for name in names}


def panels() -> list[dict]:
    return json.loads((MONITORING / "dashboard.json").read_text())["panels"]


def queries() -> list[str]:
    return [target["expr"] for panel in panels() for target in panel["targets"]]


class Names(unittest.TestCase):
    def test_alerts_ask_for_what_the_hub_exports(self):
        self.assertIn("daybook_store_up", exported())
        for name in ("alerts.yml", "alerts.test.yml"):
            asked = used((MONITORING / name).read_text())
            self.assertGreater(len(asked), 5)
            self.assertEqual(asked - exported(), set(), name)

    def test_the_dashboard_shows_all_that_the_hub_exports(self):
        self.assertEqual(used(" ".join(queries())), exported())
        variables = json.loads((MONITORING / "dashboard.json").read_text())["templating"]["list"]
        for variable in variables:
            self.assertEqual(used(variable["query"]) - exported(), set())

    def test_every_alert_is_tried(self):
        alerts = re.findall(r"alert: (\w+)", (MONITORING / "alerts.yml").read_text())
        tried = (MONITORING / "alerts.test.yml").read_text()
        self.assertEqual([name for name in alerts if f'"{name}"' not in tried], [])


class Dashboard(unittest.TestCase):
    def test_panels_do_not_lie_upon_each_other(self):
        taken = {}
        for panel in panels():
            place = panel["gridPos"]
            self.assertLessEqual(place["x"] + place["w"], 24)
            for x in range(place["x"], place["x"] + place["w"]):
                for y in range(place["y"], place["y"] + place["h"]):
                    self.assertNotIn((x, y), taken, f"{panel['title']}, {taken.get((x, y))}")
                    taken[x, y] = panel["title"]
        self.assertEqual(len({panel["id"] for panel in panels()}), len(panels()))


@unittest.skipUnless(PROMTOOL, "Prometheus is not installed")
class Promtool(unittest.TestCase):
    def promtool(self, *words, folder=MONITORING):
        done = subprocess.run([PROMTOOL, *words], cwd=folder, stdin=subprocess.DEVNULL, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_alerts_tell_what_they_should(self):
        self.promtool("check", "rules", "alerts.yml")
        self.promtool("test", "rules", "alerts.test.yml")

    def test_queries_of_the_dashboard_are_understood(self):
        rules = [{"record": f"panel:{number}", "expr": query.replace("$__rate_interval", "5m")}
                 for number, query in enumerate(queries())]
        with tempfile.TemporaryDirectory() as folder:
            groups = {"groups": [{"name": "dashboard", "rules": rules}]}
            Path(folder, "rules.yml").write_text(json.dumps(groups))
            self.promtool("check", "rules", "rules.yml", folder=folder)


if __name__ == "__main__":
    unittest.main()
