"""A PostgreSQL server of Debian's package as an ordinary process, on a free port of loopback."""

import glob
import os
import shlex
import shutil
import socket
import subprocess
import tempfile


def tools() -> str | None:
    """The folder of its programs, where it is installed."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    return os.path.dirname(found[-1]) if found else None


class PostgresServer:
    """Runs until it is stopped; its files are gone afterwards. `backup` is a folder of pg_basebackup
    that it starts from, and `settings` are of postgresql.conf."""

    def __init__(self, sync: bool = True, backup: str | None = None, **settings: str):
        self.folder = tempfile.mkdtemp(prefix="daybook-postgres-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.settings = {
            "port": str(self.port), "listen_addresses": "127.0.0.1", "unix_socket_directories": "",
            "fsync": "on" if sync else "off", "max_connections": "200", **settings}
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        if backup:
            self._as_server("cp", "-R", "-p", backup, f"{self.folder}/data")
            self._as_server("touch", f"{self.folder}/data/recovery.signal")
        else:
            self._run("initdb", "-D", f"{self.folder}/data", "-U", "postgres", "-A", "trust",
                      "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The address through something that listens on another port."""
        return f"postgres://postgres@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        options = " ".join(
            f"-c {name}={shlex.quote(value)}" for name, value in self.settings.items())
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-t", "60", "-o", options,
                  "-l", f"{self.folder}/server.log", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", mode, "stop")

    def restart(self, mode: str = "immediate") -> None:
        """Ends it as a crash would, and starts it again."""
        self.stop(mode)
        self.start()

    def query(self, text: str) -> str:
        """What psql prints for a query, without decoration."""
        told = subprocess.run(
            ["psql", "-XAt", self.url, "-c", text], capture_output=True, text=True, check=True)
        return told.stdout.strip()

    def back_up(self) -> str:
        """The folder of a copy that pg_basebackup makes while the server runs."""
        folder = tempfile.mktemp(prefix="backup-", dir=self.folder)
        self._run("pg_basebackup", "-d", self.url, "-D", folder, "--checkpoint=fast")
        return folder

    def remove(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "PostgresServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def _run(self, tool: str, *arguments: str) -> None:
        found = tools()
        if found is None:
            raise RuntimeError("PostgreSQL is not installed")
        self._as_server(f"{found}/{tool}", *arguments)

    def _as_server(self, *command: str) -> None:
        user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        tool = os.path.basename(command[0])
        done = subprocess.run(
            [*user, *command], cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode:
            raise RuntimeError(f"{tool}: {done.stderr}")
