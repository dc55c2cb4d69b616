# shellcheck shell=bash disable=SC2154
# Sourced by Scripts/test, after setup.sh: the suites that are not written in Swift, each with what it
# installs. They test the executables that were built, or those beside the one that DAYBOOK names.

# Does in a browser what a person does.
test_browser() {
  need_browser
  if [[ -z ${DAYBOOK:-} ]]; then
    need_for_building
    need_for_hub
    for name in daybook daybook-hub; do
      ONLY='' building "$name" swift build "${quick_flags[@]}" --product "$name"
    done
  fi
  say "Testing in a browser …"
  (
    cd Tests/Browser
    case ${1:-} in
      --short) exec "$browser_python" short.py ;;
      '') exec "$browser_python" -m unittest discover --pattern 'test_*.py' ;;
      *) exec "$browser_python" -m unittest "$@" ;;
    esac
  ) || fail "a test in a browser failed"
}

# Runs `daybook open` in a pseudo-terminal.
test_terminal() {
  local python=$root/.build/terminal/bin/python
  if ! "$python" -c 'import pexpect, pyte' >/dev/null 2>&1; then
    ! on_linux || need python3-venv python3 -c 'import ensurepip, venv'
    install_missing
    quietly python3 -m venv "$root/.build/terminal"
    quietly "$python" -m pip install -q -r Tests/Terminal/requirements.txt
  fi
  if [[ -z ${DAYBOOK:-} ]]; then
    need_for_building
    ONLY='' building daybook swift build "${quick_flags[@]}" --product daybook
  fi
  say "Testing in a terminal …"
  (cd Tests/Terminal && exec "$python" -m unittest "${@:-discover}") \
    || fail "a test in a terminal failed"
}

# Installs, uses and purges the Debian packages in a chroot.
test_package() {
  if ! may_install || [[ $(id -u) != 0 ]]; then
    say "A chroot needs root on Debian: the packages are not tested" && return 0
  fi
  need mmdebstrap command -v mmdebstrap
  install_missing
  local folder=${DAYBOOK:+$(dirname "$DAYBOOK")}
  if [[ -z $folder ]]; then
    need_for_building
    need_for_hub
    ONLY='' building "what is packaged" swift build "${quick_flags[@]}"
    folder=$(ONLY='' swift build "${quick_flags[@]}" --show-bin-path)
  fi
  say "Testing the packages: some minutes …"
  quietly python3 Tests/Operation/package_life.py "$folder" \
    || fail "Tests/Operation/package_life.py failed"
}

# Runs two hubs on a PostgreSQL cluster of Debian's packages.
test_cluster() {
  if ! on_linux || ! command -v apt-get >/dev/null; then
    say "The cluster is made of Debian's packages: it is not tested" && return 0
  fi
  need postgresql compgen -G '/usr/lib/postgresql/*/bin/initdb'
  need patroni test -x /usr/bin/patroni
  need python3-etcd /usr/bin/python3 -c 'import etcd'
  need etcd-server test -x /usr/bin/etcd
  need haproxy test -x /usr/sbin/haproxy
  need pgbouncer test -x /usr/sbin/pgbouncer
  without_services install_missing
  if [[ -z ${DAYBOOK:-} ]]; then
    need_for_building
    need_for_hub
    for name in daybook daybook-hub; do
      ONLY='' building "$name" swift build "${quick_flags[@]}" --product "$name"
    done
  fi
  say "Testing hubs on a cluster: a minute for each fault and round …"
  quietly python3 Tests/Operation/hubs_on_cluster.py "${@/#test_/HubsOnCluster.test_}" \
    || fail "Tests/Operation/hubs_on_cluster.py failed"
}

# Tests the rules of the pages' scripts, without a browser.
test_web_scripts() {
  need_node
  has_jsdom || { say "jsdom is not installed: the pages' scripts are not tested" && return 0; }
  say "Testing the pages' scripts …"
  quietly node --test --test-reporter=spec Tests/WebScripts/*.test.js
}

# Compares the server with its description of its API, in both modes and on both engines, uses a client
# that is generated from the description, and lets the server send mail.
test_conformance() {
  local venv=.build/schemathesis mode daybook
  daybook=.build/debug/daybook
  if [[ ! -x $venv/bin/mypy || ! -d $(echo "$venv"/lib/*/site-packages/aiosmtpd) ]]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet \
      schemathesis==4.32.5 openapi-spec-validator==0.9.0 aiosmtpd==1.4.6 \
      openapi-python-client==0.29.1 mypy==2.4.1
  fi
  say "Walking through every product with a client generated from the API's description …"
  quietly "$venv/bin/python" Tests/Operation/generated_client.py "$daybook" \
    || fail "Tests/Operation/generated_client.py failed"
  say "Testing the hub with a mail server …"
  DAYBOOK=$daybook quietly "$venv/bin/python" Tests/Operation/mail.py \
    || fail "Tests/Operation/mail.py failed"
  for mode in '' --multi-user; do
    say "Trying the server against its API's description ${mode} …"
    "$venv/bin/python" Tests/Operation/conformance.py "$daybook" ${mode:+"$mode"}
    if [[ -n $has_postgres ]]; then
      say "The same on PostgreSQL ${mode} …"
      "$venv/bin/python" Tests/Operation/conformance.py "$daybook" --database own \
        ${mode:+"$mode"}
    fi
  done
}

# Tries the hub with hostile clients, and kills its servers.
test_operation() {
  local test probe
  say "Testing the hub over sockets …"
  need curl command -v curl
  need jq command -v jq
  install_missing
  for test in hostile_clients two_hubs api_walk original_client; do
    quietly python3 "Tests/Operation/$test.py" || fail "Tests/Operation/$test.py failed"
  done
  probe=$(ONLY=$rooms swift build --show-bin-path)/StoreProbe
  if [[ -x $probe ]]; then
    say "Damaging and repairing a store …"
    need sqlite3 command -v sqlite3
    install_missing
    quietly python3 Tests/Operation/damage.py "$probe" || fail "Tests/Operation/damage.py failed"
  fi
  if [[ -n $has_postgres ]]; then
    need nginx-light test -x /usr/sbin/nginx
    install_missing
    for test in hubs_on_postgres postgres_operation plans sharding; do
      quietly python3 "Tests/Operation/$test.py" || fail "Tests/Operation/$test.py failed"
    done
  fi
}
