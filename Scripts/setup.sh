# shellcheck shell=bash disable=SC2016,SC2034
# Sourced by every script in this folder: finds the repository, prints help, installs what is
# missing, keeps builds quiet. Works with the bash 3.2 that macOS ships.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
missing=()
export PYTHONDONTWRITEBYTECODE=1

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "${0##*/}: $*"
  exit 1
}

# The comment at the top of the calling script is its help.
help_if_asked() {
  case ${1:-} in
    -h | --help)
      sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
      exit 0
      ;;
  esac
}

on_linux() { [[ $(uname -s) == Linux ]]; }

# The flags of `Scripts/run` and of all tests, so that each reuses the other's build: no optimisation,
# no index for editors, no debug information. Daybook builds in half the time of a release, and Today
# takes twice as long to appear. The trait is given even where nothing needs PostgreSQL, because it
# changes how each of our files is compiled.
quick_flags=(--disable-index-store -debug-info-format none) everything=''
if on_linux; then quick_flags+=(--traits PostgreSQL) everything=All,CorePostgres; fi
# WHOLE_MODULES=1 compiles each module as a whole: a quarter less work for the first build of an app,
# three times more after a change. Threads make the object of each file that the linker is told of.
if [[ -n ${WHOLE_MODULES:-} ]]; then
  for flag in -disable-batch-mode -wmo -num-threads 2; do quick_flags+=(-Xswiftc "$flag"); done
fi

# The flags of what people install. On Linux the Swift runtime is linked in, which halves the start-up
# time. Of `mori`'s 69 MB, 37 are ICU, which GRDB needs for dates and capital letters.
release_flags=() static_flags=()
if on_linux; then release_flags=(--static-swift-stdlib) static_flags=(-Xswiftc -static-executable); fi

# need PACKAGE TEST…: remembers the Debian package if the test fails.
need() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

# Installs what a build needs besides Swift itself.
need_for_building() {
  command -v swift >/dev/null || fail "Swift 6.2 or newer is needed: https://www.swift.org/install"
  need git command -v git
  if on_linux; then
    need libsqlite3-dev test -e /usr/include/sqlite3.h -o -e /usr/local/include/sqlite3.h
    need zlib1g-dev test -e /usr/include/zlib.h
    need ca-certificates test -e /etc/ssl/certs/ca-certificates.crt
  fi
  install_missing
}

# Installs what a build of the server needs in addition.
has_libpq() {
  [[ -e /usr/include/postgresql/libpq-fe.h ]] || pkg-config --exists libpq 2>/dev/null
}
need_for_hub() {
  on_linux || return 0
  need libpq-dev has_libpq
  install_missing
}

need_python() {
  need python3 command -v python3
  install_missing
}

# Installs a browser and its driver, for the tests of the web app.
browser_python=$root/.build/browser/bin/python
has_browser() {
  [[ -x ${CHROMIUM:-/usr/bin/chromium} ]] \
    && "$browser_python" -c 'import axe_playwright_python, http_ece, oidc_provider_mock, webauthn' >/dev/null 2>&1
}
need_browser() {
  has_browser && return 0
  if ! on_linux || ! may_install; then
    fail "chromium and .build/browser (Tests/Browser/requirements.txt) are needed"
  fi
  need chromium test -x "${CHROMIUM:-/usr/bin/chromium}"
  need python3-venv python3 -c 'import ensurepip, venv'
  install_missing
  quietly python3 -m venv "$root/.build/browser"
  quietly "$browser_python" -m pip install -q -r "$root/Tests/Browser/requirements.txt"
}

# Installs Node and jsdom, which test the scripts of the pages.
export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
has_jsdom() { node -e 'require("jsdom")' >/dev/null 2>&1; }
need_node() {
  need nodejs command -v node
  ! on_linux || need node-jsdom has_jsdom
  install_missing
}

as_root() { if [[ $(id -u) == 0 ]]; then "$@"; else sudo -n "$@"; fi; }
may_install() {
  on_linux && command -v apt-get >/dev/null || return 1
  [[ $(id -u) == 0 ]] || sudo -n true 2>/dev/null
}

# Installs what `need` remembered, or says how to.
install_missing() {
  [[ ${#missing[@]} -gt 0 ]] || return 0
  local log
  if ! on_linux; then
    fail "missing: ${missing[*]}. Install them with 'xcode-select --install' or 'brew install'."
  elif ! may_install; then
    fail "please run this once: sudo apt-get update && sudo apt-get install -y ${missing[*]}"
  fi
  say "Installing ${missing[*]} …"
  log=$(mktemp)
  apt_install "${missing[@]}" >"$log" 2>&1 \
    || { as_root apt-get update && apt_install "${missing[@]}"; } >>"$log" 2>&1 \
    || {
      cat "$log" >&2
      fail "could not install ${missing[*]}"
    }
  rm -f "$log"
  missing=()
}

# without_services COMMAND…: installs packages without starting their services; the tests start theirs.
without_services() {
  local policy=/usr/sbin/policy-rc.d status=0
  if [[ ${#missing[@]} == 0 || -e $policy ]] || ! may_install; then
    "$@"
    return
  fi
  printf '#!/bin/sh\nexit 101\n' | as_root tee "$policy" >/dev/null
  as_root chmod +x "$policy"
  ("$@") || status=$?
  as_root rm -f "$policy"
  missing=()
  return "$status"
}

# Waits while another installation runs.
apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=600 "$@"
}

# building WHAT COMMAND…: runs a build and shows its progress, in one line on a terminal, otherwise in
# a line for each tenth. Shows the whole output if the build fails.
building() {
  local what=$1 log began=$SECONDS status
  shift
  log=$(mktemp)
  say "Building $what: some minutes the first time, seconds afterwards …"
  set +e
  "$@" 2>&1 </dev/null | tee "$log" | show_progress "$began"
  status=${PIPESTATUS[0]}
  set -e
  [[ ! -t 2 ]] || printf '\r\033[K' >&2
  if [[ $status != 0 ]]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}
show_progress() {
  local line told=0 step steps tenth spent left progress='^\[([0-9]+)/([0-9]+)\] (.*)'
  while IFS= read -r line; do
    if [[ ! $line =~ $progress ]]; then
      [[ ! -t 2 || ! $line =~ ^(Fetching|Computing|Creating|Updating) ]] \
        || printf '\r\033[K%.78s' "$line" >&2
      continue
    fi
    step=${BASH_REMATCH[1]} steps=${BASH_REMATCH[2]}
    # Planning has a few steps of its own.
    ((steps > 20)) || continue
    spent=$((SECONDS - $1)) left=''
    # An earlier estimate would be a guess.
    if ((step > 20 && spent > 10)); then
      left=$((spent * (steps - step) / step))
      if ((left < 60)); then
        left=', less than a minute more'
      else
        left=", about $((left / 60 + 1)) min more"
      fi
    fi
    if [[ -t 2 ]]; then
      printf '\r\033[K%.78s' "$step of $steps$left: ${BASH_REMATCH[3]}" >&2
    elif tenth=$((step * 10 / steps)) && ((tenth > told && spent > 10)); then
      told=$tenth
      say "$step of $steps steps in $spent s$left"
    fi
  done
}

# Runs a command silently and returns its exit code. Its output goes to stderr once it takes more than
# three seconds, or if it fails.
quietly() {
  local log pid tail_pid='' waited=0 status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  while kill -0 "$pid" 2>/dev/null && ((waited++ < 60)); do sleep 0.05; done
  if kill -0 "$pid" 2>/dev/null; then
    tail -n +1 -f "$log" >&2 &
    tail_pid=$!
  fi
  wait "$pid" || status=$?
  trap - INT TERM
  if [[ -n $tail_pid ]]; then
    sleep 0.2
    kill "$tail_pid" 2>/dev/null
    wait "$tail_pid" 2>/dev/null || true
  elif [[ $status != 0 ]]; then
    cat "$log" >&2
  fi
  rm -f "$log"
  return "$status"
}
