#!/usr/bin/env python3
"""Walks through every call that the article about the API shows, with curl, as a reader would.

    Tests/Operation/api_walk.py
"""

import http.server
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import unittest
from datetime import date, timedelta

from served_hub import ROOT, Hub, executable


def blocks() -> list[str]:
    """What the article has a reader type to call the hub."""
    article = (ROOT / "Modules/Hub/Hub.docc/API.md").read_text()
    return re.findall(r"```sh\n(.*?)```", article, re.DOTALL)


class Weather(http.server.BaseHTTPRequestHandler):
    """Answers like the weather service, so that the walk needs no network."""

    def do_GET(self):
        days = [(date.today() + timedelta(days=n)).isoformat() for n in range(-1, 9)]
        daily = {name: [3] * len(days) for name in (
            "temperature_2m_max", "temperature_2m_min", "precipitation_sum",
            "precipitation_probability_max", "wind_speed_10m_max", "weather_code")}
        place = {"name": "Bratislava", "latitude": 48.15, "longitude": 17.11,
                 "country_code": "SK", "timezone": "Europe/Bratislava", "feature_code": "PPLC"}
        body = json.dumps({"daily": {"time": days, **daily}, "results": [place]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Walk(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="daybook-walk-")
        self.addCleanup(shutil.rmtree, self.folder, True)
        os.symlink(executable(), f"{self.folder}/daybook")
        weather = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Weather)
        threading.Thread(target=weather.serve_forever, daemon=True).start()
        self.addCleanup(weather.server_close)
        self.addCleanup(weather.shutdown)
        address = f"http://127.0.0.1:{weather.server_port}/"
        self.environment = {
            "DAILY_BRIEF_WEATHER_URL": address, "DAILY_BRIEF_GEOCODING_URL": address,
        }

    def walk(self, block: str, *options: str) -> None:
        hub = Hub(*options, home=f"{self.folder}/home", **self.environment)
        self.addCleanup(hub.end)
        self.assertTrue(shutil.which("jq"), "jq is needed")
        # The door that is shown is the article's; where it leads to is chosen here.
        block = re.sub(r"^HUB=.*$", f"HUB=http://127.0.0.1:{hub.port}", block, flags=re.MULTILINE)
        block = block.replace("curl ", "curl --silent --show-error --fail-with-body ")
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-x", "-c", block], capture_output=True, text=True,
            timeout=120,
            env={"PATH": f"{self.folder}:/usr/bin:/bin", "HOME": self.folder,
                 "DAYBOOK_HOME": f"{self.folder}/home", **self.environment})
        self.assertEqual(done.returncode, 0, f"{done.stdout[-2000:]}\n{done.stderr[-1500:]}")

    def test_for_one_person(self):
        self.assertGreater(blocks()[0].count("curl "), 20)
        self.walk(blocks()[0])

    def test_for_several_people(self):
        self.assertGreater(blocks()[1].count("curl "), 15)
        self.walk(blocks()[1], "--multi-user")


if __name__ == "__main__":
    unittest.main(verbosity=2)
