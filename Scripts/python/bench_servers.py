"""Servers that the bench puts under load: the hub, and the peers beside it."""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from package_graph import ROOT

EMAIL, PASSWORD = "river@example.org", "a heron by the water"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(command, port, **options):
    """A server that answers on its port; ended by its own process id."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        for _ in range(200):
            if process.poll() is not None:
                sys.exit(f"bench: {command[0]} ended with {process.returncode}")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        else:
            sys.exit(f"bench: {command[0]} does not listen")
        yield process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def call(url, body=None, method=None, **fields):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        url, data, {"Content-Type": "application/json", **fields}, method=method)
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)


class OpenMeteo(BaseHTTPRequestHandler):
    """Answers as the weather service does; a place is found under every name."""

    def do_GET(self):
        days = [(date.today() + timedelta(days=n)).isoformat() for n in range(-1, 9)]
        daily = {"time": days}
        for name, value in [
            ("temperature_2m_max", 8.5), ("temperature_2m_min", 1.5), ("precipitation_sum", 0.4),
            ("precipitation_probability_max", 30), ("wind_speed_10m_max", 14.2), ("weather_code", 3),
        ]:
            daily[name] = [value] * len(days)
        place = {
            "name": "Bratislava", "latitude": 48.15, "longitude": 17.11, "country_code": "SK",
            "country": "Slovakia", "timezone": "Europe/Bratislava", "feature_code": "PPLC",
        }
        body = json.dumps({"daily": daily, "results": [place]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def weather_service():
    server = ThreadingHTTPServer(("127.0.0.1", 0), OpenMeteo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def countdowns():
    return [
        {"name": f"Day {n}", "date": f"2020-{n:02}-15", "yearly": True,
         "message_before": "{days} days until {name}"}
        for n in range(1, 13)
    ]


@contextlib.contextmanager
def hub_of(executable, weather, database=None):
    """The hub with a person in it: its address, the process, the person's token."""
    home, port = tempfile.mkdtemp(), free_port()
    url = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ, "DAYBOOK_HOME": home, "TZ": "UTC", "LANG": "en_GB.UTF-8",
        "DAILY_BRIEF_WEATHER_URL": weather, "DAILY_BRIEF_GEOCODING_URL": weather,
    }
    if database:
        environment["HUB_DATABASE"] = database
    for name in ("authentication", "data", "coach", "api", "page"):
        environment[f"HUB_LIMIT_{name.upper()}"] = "1000000000"
    key = json.loads(subprocess.run(
        [executable, "key", "add", "bench", "--json"], env=environment, stdout=subprocess.PIPE,
        check=True).stdout)["key"]
    command = [executable, "serve", "--multi-user", "--listen", f"127.0.0.1:{port}"]
    try:
        with running(command, port, env=environment) as process:
            fields = {"X-API-Key": key}
            account = {"email": EMAIL, "password": PASSWORD}
            call(url + "/api/users/register", {**account, "terms_accepted": True}, **fields)
            token = call(url + "/api/users/authenticate", account, **fields)["token"]
            fields["Authorization"] = f"Bearer {token}"
            for countdown in countdowns():
                call(url + "/api/countdowns", {**countdown, "email": EMAIL}, **fields)
            call(url + "/api/weather/subscriptions", {"email": EMAIL, "location": "Bratislava"},
                 **fields)
            yield url, process, token, key
    finally:
        shutil.rmtree(home)


@contextlib.contextmanager
def python_backend(folder, weather):
    environment = ROOT / ".build/bench-backend"
    gunicorn = environment / "bin/gunicorn"
    source = ROOT / "Tests/PythonBackend"
    if not gunicorn.exists():
        subprocess.run(["python3", "-m", "venv", str(environment)], check=True)
        subprocess.run([str(environment / "bin/pip"), "install", "--quiet", "-r",
                        str(source / "requirements.txt")], check=True)
    database, port = f"{folder}/backend.sqlite", free_port()
    variables = {**os.environ, "DATABASE": database, "SECRET": "0123456789abcdef" * 4}
    prepare = "import json, sys, backend; backend.prepare(**json.load(sys.stdin))"
    subprocess.run(
        [str(environment / "bin/python"), "-c", prepare], cwd=source, env=variables, check=True,
        text=True, input=json.dumps({
            "path": database, "email": EMAIL, "password": PASSWORD, "countdowns": countdowns(),
            "weather": weather}))
    command = [str(gunicorn), "--workers", "2", "--bind", f"127.0.0.1:{port}", "backend:app"]
    with running(command, port, cwd=source, env=variables):
        url = f"http://127.0.0.1:{port}"
        sent = {"email": EMAIL, "password": PASSWORD}
        yield url, call(url + "/api/users/authenticate", sent)["token"]


@contextlib.contextmanager
def nginx_file(folder):
    port = free_port()
    Path(folder, "health.json").write_text('{"service":"dailybrief-api","status":"ok"}')
    Path(folder, "nginx.conf").write_text(f"""
        worker_processes 2; daemon off; pid {folder}/nginx.pid; error_log /dev/null;
        events {{ worker_connections 1024; }}
        http {{
          access_log off; keepalive_requests 100000000; types {{ application/json json; }}
          client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
          uwsgi_temp_path {folder}; scgi_temp_path {folder};
          server {{ listen 127.0.0.1:{port}; root {folder}; }}
        }}""")
    os.chmod(folder, 0o755)
    found = shutil.which("nginx") or "/usr/sbin/nginx"
    with running([found, "-c", f"{folder}/nginx.conf"], port):
        yield f"http://127.0.0.1:{port}/health.json"
