"""Measures the hub under wrk beside a bare Hummingbird route, nginx with a file, and the smallest
honest Python equivalent (Tests/PythonBackend); all on this machine, in turn."""

import asyncio
import contextlib
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench_build import verdict
from bench_servers import (
    EMAIL, PASSWORD, call, free_port, hub_of, nginx_file, python_backend, running, weather_service)

CONNECTIONS, LOG_INS = 64, 4
# path: (least ratio, to which program)
GOALS = {
    "/health": (0.7, "bare"), "/lifelesson/quote.json": (0.7, "bare"),
    "/api/v2/countdowns": (4, "python"), "/api/v2/daily-brief": (4, "python"),
    "login": (0.8, "python"),
}
P99_MS = 20  # at 64 connections, login apart
STREAMS, STREAMS_MIB, IDLE_MIB = 5000, 300, 40


def wrk(url, seconds, token=None, key=None, body=None, folder="/tmp", connections=CONNECTIONS):
    """Requests per second, and the 99th percentile of their latency in milliseconds."""
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
    """The process's resident memory, with the pages that it shares with others."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def private_mib(process):
    """Pss: its own pages, and its part of the shared ones."""
    rollup = Path(f"/proc/{process.pid}/smaps_rollup").read_text()
    return int(re.search(r"^Pss:\s+(\d+)", rollup, re.M)[1]) / 1024


async def open_streams(url, token, count):
    """Opens this many streams of changes; they stay open until their writers are closed."""
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
        await asyncio.sleep(6)  # until each has sent a heartbeat
        held = resident_mib(process)
        for writer in writers:
            writer.close()
        return held

    return asyncio.run(measure())


def measure(targets, rounds, seconds, rest=0):
    """Median rate and 99th percentile of each target, in turn, `rest` seconds apart."""
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
    """The figures of the hub and of its peers; `database` is the address of a second hub's store."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        weather = stack.enter_context(weather_service())
        url, process, token, key = stack.enter_context(hub_of(executable, weather))
        # Until the work of starting is done.
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
        }, rounds, 3 * seconds, rest=3)  # the servers still work on requests that wrk gave up
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
