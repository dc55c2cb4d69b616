"""A hub's database as an operator runs it: three PostgreSQL servers under Patroni with etcd, HAProxy
and PgBouncer before them, from the files in Scripts/hub/postgres. All are ordinary processes of
Debian's packages on free ports of loopback."""

import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import string
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from postgres_server import tools
from served_hub import ROOT

TEMPLATES = ROOT / "Scripts/hub/postgres"
PROGRAMS = ["patroni", "patronictl", "etcd", "haproxy", "pgbouncer"]
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
# A disk that others write to makes etcd slow; memory does not. As much is needed.
ROOM = 4 << 30


def missing() -> list[str]:
    """The programs that are not installed."""
    lacking = [name for name in PROGRAMS if shutil.which(name, path=PATH) is None]
    return lacking + ([] if tools() else ["postgresql"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(is_so, seconds: float, what: str):
    """The first true answer of `is_so`."""
    end = time.monotonic() + seconds
    while True:
        answer = is_so()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"after {seconds} s: not {what}")
        time.sleep(0.1)


class Gateway:
    """Passes a port's connections on, unless it is cut: then nothing comes through, and nobody is
    told, as when a cable is pulled."""

    def __init__(self, target: int):
        self.target, self.is_cut = target, False
        self.sockets: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._join, args=(client,), daemon=True).start()

    def _join(self, client: socket.socket) -> None:
        with self.lock:
            self.sockets.add(client)
        if self.is_cut:
            return
        try:
            server = socket.create_connection(("127.0.0.1", self.target), timeout=5)
        except OSError:
            self._close(client)
            return
        server.settimeout(None)
        with self.lock:
            self.sockets.add(server)
        threading.Thread(target=self._pass, args=(client, server), daemon=True).start()
        self._pass(server, client)

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                if self.is_cut:
                    return
                target.sendall(piece)
        if not self.is_cut:
            self._close(source, target)

    def _close(self, *ends: socket.socket) -> None:
        with self.lock:
            self.sockets.difference_update(ends)
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.is_cut = True

    def mend(self) -> None:
        """What was open while it was cut is of no use any more."""
        with self.lock:
            ends = list(self.sockets)
        self._close(*ends)
        self.is_cut = False

    def close(self) -> None:
        self.listener.close()
        self.cut()
        self.mend()


class Daemon:
    """A program that runs until it is stopped, as PostgreSQL's user where we are root."""

    def __init__(self, folder: Path, name: str, *command: str):
        self.log, self.name, self.command = folder / f"{name}.log", name, command
        self.folder = folder
        self.process: subprocess.Popen | None = None

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        user = {"user": "postgres", "group": "postgres", "extra_groups": []}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={"PATH": PATH, "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "TZ": "UTC"},
                **(user if os.getuid() == 0 else {}))

    def stop(self, sign: int = signal.SIGTERM, seconds: float = 20) -> None:
        if not self.is_running:
            return
        self.process.send_signal(sign)
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def told(self) -> str:
        """The last lines of its log."""
        if not self.log.exists():
            return ""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-15:])


class Node:
    """A machine: a member of etcd, and PostgreSQL under Patroni. It reaches etcd and is reached by
    other nodes through gateways; HAProxy reaches it directly."""

    def __init__(self, cluster: "Cluster", number: int):
        self.cluster, self.name = cluster, f"db{number}"
        self.port, self.rest_port = free_port(), free_port()
        self.etcd_port, self.peer_port = free_port(), free_port()
        self.data = cluster.folder / self.name / "data"
        self.replication = Gateway(self.port)
        self.rest = Gateway(self.rest_port)
        self.to_etcd: list[Gateway] = []

    def prepare(self) -> None:
        """Writes its configuration, once all ports are known."""
        folder = self.data.parent
        folder.mkdir()
        nodes = self.cluster.nodes
        self.to_etcd = [Gateway(node.etcd_port) for node in nodes]
        self.config = self.cluster.write(
            "patroni.yml", folder, NODE=self.name, LISTEN=f"127.0.0.1:{self.port}",
            ADDRESS=f"127.0.0.1:{self.replication.port}", REST_LISTEN=f"127.0.0.1:{self.rest_port}",
            REST_ADDRESS=f"127.0.0.1:{self.rest.port}", NETWORK="127.0.0.1/32",
            ETCD=",".join(f"127.0.0.1:{gateway.port}" for gateway in self.to_etcd),
            DATA=str(self.data), BIN=str(tools()), PGPASS=str(folder / "pgpass"))
        self.patroni = Daemon(folder, "patroni", "/usr/bin/patroni", str(self.config))
        client, peer = (f"http://127.0.0.1:{port}" for port in (self.etcd_port, self.peer_port))
        self.etcd = Daemon(
            folder, "etcd", "/usr/bin/etcd", "--name", self.name, "--data-dir", str(folder / "etcd"),
            "--listen-client-urls", client, "--advertise-client-urls", client,
            "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer,
            "--initial-cluster", ",".join(
                f"{node.name}=http://127.0.0.1:{node.peer_port}" for node in nodes),
            # Tests share their machine with others.
            "--heartbeat-interval", "200", "--election-timeout", "1500")

    def start(self) -> None:
        """Patroni ends where etcd's members have not found each other yet."""
        if not self.etcd.is_running:
            self.etcd.start()
        wait_until(self._knows_etcd, 60, "a member of etcd")
        self.patroni.start()

    def _knows_etcd(self) -> bool:
        with contextlib.suppress(OSError, ValueError, KeyError):
            with urllib.request.urlopen(
                    f"http://127.0.0.1:{self.etcd_port}/version", timeout=3) as answer:
                return json.load(answer)["etcdcluster"][0].isdigit()
        return False

    def ask(self, path: str) -> tuple[int, dict]:
        """What Patroni's REST API tells; status 0 where it does not."""
        try:
            with urllib.request.urlopen(
                    f"http://127.0.0.1:{self.rest_port}{path}", timeout=3) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, {}
        except (OSError, ValueError):
            return 0, {}

    @property
    def is_primary(self) -> bool:
        return self.patroni.is_running and self.ask("/primary")[0] == 200

    def postgres(self) -> list[int]:
        """PostgreSQL's processes, the server first."""
        try:
            server = int((self.data / "postmaster.pid").read_text().split()[0])
            if Path(f"/proc/{server}/cwd").resolve() != self.data.resolve():
                return []  # somebody else has that number by now
        except (OSError, ValueError, IndexError):
            return []
        children = []
        for entry in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError, ValueError, IndexError):
                if int(entry.read_text().rpartition(")")[2].split()[1]) == server:
                    children.append(int(entry.parent.name))
        return [server, *children]

    def kill(self) -> None:
        """Ends everything on it at once, as a machine that loses its power."""
        doomed = self.postgres()
        self.patroni.process.kill()
        self.etcd.process.kill()
        for process in doomed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for daemon in (self.patroni, self.etcd):
            daemon.process.wait()

    def cut_from_etcd(self) -> None:
        for gateway in self.to_etcd:
            gateway.cut()

    def cut_from_nodes(self) -> None:
        """Only clients still reach it."""
        self.cut_from_etcd()
        self.replication.cut()
        self.rest.cut()

    def mend(self) -> None:
        for gateway in [*self.to_etcd, self.replication, self.rest]:
            gateway.mend()

    def remove(self) -> None:
        if hasattr(self, "patroni"):
            if self.patroni.is_running or self.etcd.is_running:
                self.kill()
            for process in self.postgres():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        for gateway in [*self.to_etcd, self.replication, self.rest]:
            gateway.close()


class Cluster:
    """Runs until it is removed; its files are gone afterwards."""

    def __init__(self):
        memory = "/dev/shm"
        has_room = os.path.isdir(memory) and shutil.disk_usage(memory).free > ROOM
        self.folder = Path(tempfile.mkdtemp(
            prefix="daybook-cluster-", dir=memory if has_room else None))
        self.passwords = {name: secrets.token_hex(12) for name in (
            "SUPERUSER_PASSWORD", "REPLICATION_PASSWORD", "REST_PASSWORD", "DAYBOOK_PASSWORD")}
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.nodes: list[Node] = []
        self.daemons: list[Daemon] = []
        try:
            self._start()
        except BaseException:
            self.remove()
            raise

    def _start(self) -> None:
        self.nodes = [Node(self, number) for number in (1, 2, 3)]
        for node in self.nodes:
            node.prepare()
        self.own()
        for node in self.nodes:
            node.etcd.start()
        for node in self.nodes:
            node.start()
        self.wait_until_whole()
        self.query(f"CREATE ROLE daybook LOGIN PASSWORD '{self.passwords['DAYBOOK_PASSWORD']}'")
        self.query("CREATE DATABASE daybook OWNER daybook")
        self._start_proxies()

    def _start_proxies(self) -> None:
        primary_port, self.port = free_port(), free_port()
        addresses = {
            f"DB{number}": f"127.0.0.1:{node.port}" for number, node in enumerate(self.nodes, 1)}
        rests = {f"REST{number}": str(node.rest_port) for number, node in enumerate(self.nodes, 1)}
        haproxy = self.write(
            "haproxy.cfg", self.folder, LISTEN=f"127.0.0.1:{primary_port}", **addresses, **rests)
        users = self.folder / "userlist.txt"
        users.write_text(f'"daybook" "{self.passwords["DAYBOOK_PASSWORD"]}"\n')
        pgbouncer = self.write(
            "pgbouncer.ini", self.folder, ADDRESS="127.0.0.1", PORT=str(self.port),
            PRIMARY_HOST="127.0.0.1", PRIMARY_PORT=str(primary_port), USERS=str(users))
        self.own()
        self.daemons = [
            Daemon(self.folder, "haproxy", "/usr/sbin/haproxy", "-db", "-f", str(haproxy)),
            Daemon(self.folder, "pgbouncer", "/usr/sbin/pgbouncer", str(pgbouncer)),
        ]
        for daemon in self.daemons:
            daemon.start()
        for port in (primary_port, self.port):
            wait_until(lambda: self._listens(port), 20, "listening")

    @staticmethod
    def _listens(port: int) -> bool:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return True
        return False

    def write(self, name: str, folder: Path, **values: str) -> Path:
        """One of the operator's files with its variables put in."""
        text = string.Template((TEMPLATES / name).read_text())
        path = folder / name
        path.write_text(text.substitute(self.passwords | values))
        path.chmod(0o600)
        return path

    def own(self) -> None:
        """Gives the files to PostgreSQL's user."""
        if os.getuid() != 0:
            return
        for path in self.folder.rglob("*"):
            if path.owner() != "postgres":
                shutil.chown(path, "postgres", "postgres")

    @property
    def url(self) -> str:
        """The database's address through PgBouncer and HAProxy."""
        password = self.passwords["DAYBOOK_PASSWORD"]
        return f"postgres://daybook:{password}@127.0.0.1:{self.port}/daybook"

    def primary(self) -> Node | None:
        return next((node for node in self.nodes if node.is_primary), None)

    def is_whole(self) -> bool:
        """Three nodes have the same, one of the standbys confirms each commit."""
        primary = self.primary()
        members = primary.ask("/cluster")[1].get("members", []) if primary else []
        roles = sorted(member.get("role") for member in members)
        return (
            roles == ["leader", "replica", "sync_standby"]
            and all(member.get("state") in ("running", "streaming") for member in members)
            and len({member.get("timeline") for member in members}) == 1
            and all(member.get("lag", 0) == 0 for member in members)
            and self.standbys(primary) == 2)

    def standbys(self, primary: Node) -> int:
        """How many receive the primary's log."""
        try:
            return int(self.query(
                "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'", primary))
        except (subprocess.CalledProcessError, ValueError):
            return 0

    def wait_until_whole(self, seconds: float = 180) -> None:
        try:
            wait_until(self.is_whole, seconds, "whole")
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.told()}") from None

    def query(self, text: str, node: Node | None = None, database: str = "postgres") -> str:
        """What psql prints for a query on the primary, without decoration."""
        node = node or wait_until(self.primary, 60, "with a primary")
        told = subprocess.run(
            ["psql", "-XAt", f"postgres://postgres@127.0.0.1:{node.port}/{database}", "-c", text],
            capture_output=True, text=True, check=True, timeout=30,
            env={"PATH": PATH, "PGPASSWORD": self.passwords["SUPERUSER_PASSWORD"]})
        return told.stdout.strip()

    def switch_over(self) -> None:
        """As an operator who wants to maintain the primary."""
        node = self.primary()
        subprocess.run(
            ["patronictl", "-c", str(node.config), "switchover", "--force", "--master", node.name],
            check=True, capture_output=True, timeout=60,
            env={"PATH": PATH, "LC_ALL": "C.UTF-8", "HOME": str(self.folder)})

    def told(self) -> str:
        """The last lines of every log."""
        daemons = [
            daemon for node in self.nodes if hasattr(node, "patroni")
            for daemon in (node.etcd, node.patroni)]
        return "\n".join(
            f"--- {daemon.log.relative_to(self.folder)}\n{daemon.told()}"
            for daemon in daemons + self.daemons)

    def remove(self) -> None:
        for daemon in self.daemons:
            daemon.stop(signal.SIGKILL)
        for node in self.nodes:
            node.remove()
        shutil.rmtree(self.folder, ignore_errors=True)
