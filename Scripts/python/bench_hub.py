"""Measures the hub under wrk beside a bare Hummingbird route, nginx with a file, and the smallest
honest Python equivalent (Tests/PythonBackend); all on this machine, in turn."""

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import statistics
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

CONNECTIONS, LOG_INS = 64, 4
EMAIL, PASSWORD = "river@example.org", "a heron by the water"
# path: (least ratio, to which program)
GOALS = {
    "/health": (0.7, "bare"), "/lifelesson/quote.json": (0.7, "bare"),
    "/api/v2/countdowns": (4, "python"), "/api/v2/daily-brief": (4, "python"),
    "login": (0.8, "python"),
}
P99_MS = 20  # at 64 connections, login apart
STREAMS, STREAMS_MIB, IDLE_MIB = 5000, 300, 40


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


def wrk(url, seconds, token=None, key=None, body=None, folder="/tmp", connections=CONNECTIONS):
    """Calls answered a second, and the 99th percentile of their time in milliseconds."""
    command = ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "--latency"]
    if token:
        command += ["-H", f"Authorization: Bearer {token}"]
    if key:
        command += ["-H", f"X-API-Key: {key}"]
    if body:
        script = Path(folder, "post.lua")
        script.write_text(
            f"wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\n"
            f"wrk.body = [[{json.dumps(body)}]]\n")
        command += ["-s", str(script)]
    told = subprocess.run([*command, url], capture_output=True, text=True, check=True).stdout
    if trouble := re.search(r"Non-2xx or 3xx responses: \d+|Socket errors: .*", told):
        sys.exit(f"bench: {url}: {trouble[0]}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", told)[1])
    value, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", told).groups()
    return rate, float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def resident_mib(process):
    """What the process has in memory, pages that it shares with others among them."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def private_mib(process):
    """Pss: its own pages, and its share of those that others have too."""
    rollup = Path(f"/proc/{process.pid}/smaps_rollup").read_text()
    return int(re.search(r"^Pss:\s+(\d+)", rollup, re.M)[1]) / 1024


async def open_streams(url, token, count):
    """Opens that many streams of changes, and keeps them until the writers are closed."""
    host, port = url.removeprefix("http://").split(":")
    request = (f"GET /live HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {token}\r\n"
               "Accept: text/event-stream\r\n\r\n").encode()

    async def one():
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(request)
        if b" 200 " not in await reader.readline():
            sys.exit("bench: a stream was refused")
        while b"retry:" not in await reader.readline():
            pass
        return writer

    writers = []
    for _ in range(0, count, 100):
        writers += await asyncio.gather(*(one() for _ in range(100)))
    return writers


def memory(url, process, token):
    import resource
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, STREAMS + 1000), hard))

    async def measure():
        writers = await open_streams(url, token, STREAMS)
        await asyncio.sleep(6)  # past a sign of life on each
        held = resident_mib(process)
        for writer in writers:
            writer.close()
        return held

    return asyncio.run(measure())


def measure(targets, rounds, seconds, rest=0):
    """Median rate and 99th percentile of each target, in turn, with so many seconds between."""
    measured = {name: [] for name in targets}
    for turn in range(rounds + 1):  # the first warms up
        for name, options in targets.items():
            figure = wrk(seconds=1 if turn == 0 else seconds, **options)
            if turn:
                measured[name].append(figure)
            time.sleep(rest)
    return {
        name: {"rate": statistics.median(rate for rate, _ in runs),
               "p99_ms": statistics.median(p99 for _, p99 in runs)}
        for name, runs in measured.items()
    }


def hub(executable, bare, rounds=3, seconds=4, database=None):
    """The figures of the hub and of those beside it; `database` is an address for a second hub."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        weather = stack.enter_context(weather_service())
        url, process, token, key = stack.enter_context(hub_of(executable, weather))
        # Until nothing of the start is left to do.
        time.sleep(5)
        figures = {"idle_mib": private_mib(process), "idle_resident_mib": resident_mib(process)}
        brief = call(url + "/api/v2/daily-brief", Authorization=f"Bearer {token}")["data"]
        if len(brief["countdowns"]) != 12 or not brief["weather"]:
            sys.exit(f"bench: the hub does not know what it was told: {brief}")
        python, python_token = stack.enter_context(python_backend(folder, brief["weather"]))
        port = free_port()
        stack.enter_context(running([bare, str(port)], port))
        body = {"email": EMAIL, "password": PASSWORD}
        private = ["/api/v2/countdowns", "/api/v2/daily-brief"]
        targets = {
            "bare": {"url": f"http://127.0.0.1:{port}/"},
            "nginx": {"url": stack.enter_context(nginx_file(folder))},
            "hub /health": {"url": url + "/health"},
            "hub /lifelesson/quote.json": {"url": url + "/lifelesson/quote.json"},
            "python /health": {"url": python + "/health"},
        }
        for path in private:
            targets[f"hub {path}"] = {"url": url + path, "token": token}
            targets[f"python {path}"] = {"url": python + path, "token": python_token}
        if database:
            other, _, other_token, _ = stack.enter_context(hub_of(executable, weather, database))
            for path in private:
                targets[f"hub on PostgreSQL {path}"] = {"url": other + path, "token": other_token}
        figures["http"] = measure(targets, rounds, seconds)
        log_in = {"body": body, "folder": folder, "connections": LOG_INS}
        path = "/api/users/authenticate"
        figures["http"] |= measure({
            "hub login": {"url": url + path, "key": key, **log_in},
            "python login": {"url": python + path, **log_in},
        }, rounds, 3 * seconds, rest=3)  # calls that wrk gave up are still worked on
    with contextlib.ExitStack() as stack:
        weather = stack.enter_context(weather_service())
        url, process, token, _ = stack.enter_context(hub_of(executable, weather))
        figures["streams_mib"] = memory(url, process, token)
    return figures


def print_hub(figures):
    rates = figures["http"]
    print(f"The hub, {CONNECTIONS} connections (login: {LOG_INS}), median rates of wrk in turn")
    for name, figure in rates.items():
        line = f"  {name:<42}{figure['rate']:>10,.0f}/s   p99 {figure['p99_ms']:>8.1f} ms"
        server, _, path = name.partition(" ")
        path = path.removeprefix("on PostgreSQL ")
        if server == "hub" and path in GOALS:
            least, other = GOALS[path]
            peer = rates["bare" if other == "bare" else f"python {path}"]["rate"]
            ratio = figure["rate"] / peer
            line += f"   {ratio:.2f} × {other} (goal {least}: {verdict(least, ratio)})"
            if path != "login":
                line += f"   p99 {verdict(figure['p99_ms'], P99_MS)}"
        print(line)
    print(f"  memory when idle {figures['idle_mib']:.1f} MiB "
          f"(Pss; goal {IDLE_MIB}: {verdict(figures['idle_mib'], IDLE_MIB)}), of "
          f"{figures['idle_resident_mib']:.1f} resident; with {STREAMS:,} streams "
          f"{figures['streams_mib']:.1f} MiB "
          f"(goal {STREAMS_MIB}: {verdict(figures['streams_mib'], STREAMS_MIB)})")


def verdict(value, greatest):
    return "met" if value <= greatest else "MISSED"
