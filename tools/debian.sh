#!/bin/sh
# Installs what the tests need from Debian, if it is missing: a browser and a database.
set -eu

missing=""
command -v chromium >/dev/null || missing="$missing chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

command -v apt-get >/dev/null || { echo "The tests need$missing: please install it." >&2; exit 2; }
root=""
[ "$(id -u)" = 0 ] || root="sudo"
echo "Installing$missing ..."
$root apt-get update -qq
# shellcheck disable=SC2086  # a list of words
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends $missing >/dev/null
