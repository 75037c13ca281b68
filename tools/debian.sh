#!/bin/sh
# Installs what the tests need from Debian, if it is missing: a browser, a database and a proxy.
set -eu

missing=""
command -v chromium >/dev/null || missing="$missing chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
command -v openssl >/dev/null || missing="$missing openssl"
[ -n "$missing" ] || exit 0

command -v apt-get >/dev/null || { echo "The tests need$missing: please install it." >&2; exit 2; }
root=""
[ "$(id -u)" = 0 ] || root="sudo"
echo "Installing$missing ..."
$root apt-get update -qq
# shellcheck disable=SC2086  # a list of words
$root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
    apt-get install -y -qq --no-install-recommends $missing >/dev/null      # RUNLEVEL=1: no service is started
# The same browser without windows: quicker, but not in every Debian, and none of the tests needs it.
$root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null 2>&1 || true
