"""The smallest honest Python equivalent of what the hub is measured on: the same calls, kept in
SQLite, with signed tokens and hashed passwords. Everything that a call answers is read for it.

  DATABASE=file.sqlite SECRET=… gunicorn --workers 2 --bind 127.0.0.1:PORT backend:app
"""

import json
import os
import sqlite3
from datetime import date, datetime, timedelta, timezone

import bcrypt
import jwt
from flask import Flask, g, jsonify, request

app = Flask(__name__)
SECRET = os.environ["SECRET"]
LIFETIME = timedelta(days=7)


def database() -> sqlite3.Connection:
    if "database" not in g:
        g.database = sqlite3.connect(os.environ["DATABASE"])
        g.database.row_factory = sqlite3.Row
    return g.database


@app.teardown_appcontext
def close(_):
    if (opened := g.pop("database", None)) is not None:
        opened.close()


def prepare(path: str, email: str, password: str, countdowns: list[dict], weather: dict) -> None:
    """Makes the database with one person in it."""
    with sqlite3.connect(path) as made:
        made.executescript("""
            pragma journal_mode = wal;
            create table users (id integer primary key, email text unique, password blob,
                username text, nickname text, timezone text, language text, personality text);
            create table countdowns (id integer primary key, user integer, name text, date text,
                yearly integer, message_before text, message_after text);
            create index countdowns_user on countdowns (user);
            create table weather (user integer primary key, answer text);
            create table namedays (day text primary key, names text);
        """)
        made.execute(
            "insert into users values (1, ?, ?, 'river', 'River', 'UTC', 'en', 'neutral')",
            (email, bcrypt.hashpw(password.encode(), bcrypt.gensalt(12))))
        made.executemany(
            "insert into countdowns (user, name, date, yearly, message_before, message_after)"
            " values (1, :name, :date, :yearly, :message_before, '')", countdowns)
        made.execute("insert into weather values (1, ?)", (json.dumps(weather),))
        day = date(2024, 1, 1)
        while day.year == 2024:
            made.execute("insert into namedays values (?, 'Anna')", (day.strftime("%m-%d"),))
            day += timedelta(days=1)
    made.close()


def person():
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    try:
        email = jwt.decode(token, SECRET, algorithms=["HS256"])["email"]
    except jwt.InvalidTokenError:
        return None
    return database().execute("select * from users where email = ?", (email,)).fetchone()


def coming(first: date, yearly: int, today: date) -> date:
    if not yearly:
        return first
    for year in (today.year, today.year + 1):
        try:
            day = first.replace(year=year)
        except ValueError:
            day = date(year, 2, 28)
        if day >= today:
            return day
    return first


def countdowns_of(user: int) -> list[dict]:
    today = datetime.now(timezone.utc).date()
    listed = []
    for row in database().execute("select * from countdowns where user = ? order by id", (user,)):
        day = coming(date.fromisoformat(row["date"]), row["yearly"], today)
        left = (day - today).days
        listed.append({
            "name": row["name"], "date": row["date"], "yearly": bool(row["yearly"]),
            "days_left": left, "next_occurrence": day.isoformat(), "is_past": left < 0,
            "message": row["message_before"].format(name=row["name"], days=left),
        })
    return listed


def refused():
    return jsonify(error="Invalid token"), 401


@app.get("/health")
def health():
    return jsonify(service="dailybrief-api", status="ok")


@app.post("/api/users/authenticate")
def authenticate():
    sent = request.get_json()
    row = database().execute("select * from users where email = ?", (sent["email"],)).fetchone()
    if row is None or not bcrypt.checkpw(sent["password"].encode(), row["password"]):
        return jsonify(success=False, error="Invalid credentials"), 401
    now = datetime.now(timezone.utc)
    token = jwt.encode(
        {"email": row["email"], "exp": now + LIFETIME, "iat": now}, SECRET, algorithm="HS256")
    user = {name: row[name] for name in ("email", "username", "nickname")}
    return jsonify(
        success=True, user=user, token=token, token_type="Bearer",
        expires_in=int(LIFETIME.total_seconds()))


@app.get("/api/v2/countdowns")
def countdowns():
    row = person()
    return refused() if row is None else jsonify(success=True, data=countdowns_of(row["id"]))


@app.get("/api/v2/daily-brief")
def brief():
    row = person()
    if row is None:
        return refused()
    now = datetime.now(timezone.utc)
    names = database().execute(
        "select names from namedays where day = ?", (now.strftime("%m-%d"),)).fetchone()["names"]
    weather = database().execute(
        "select answer from weather where user = ?", (row["id"],)).fetchone()["answer"]
    user = {
        name: row[name]
        for name in ("email", "username", "nickname", "timezone", "language", "personality")
    }
    return jsonify(success=True, data={
        "user": user, "modules_enabled": {"weather": True, "countdown": True, "reminder": False},
        "generated_at": now.isoformat(), "weather": json.loads(weather),
        "nameday": {
            "date": now.date().isoformat(), "day_name": now.strftime("%A"), "names": names,
            "message": f"Today is the day of {names}", "language": row["language"],
        },
        "countdowns": countdowns_of(row["id"]),
    })
