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

# Somebody else may be installing just now, as Debian itself does every day: apt waits for one of its locks only.
apt() {
    patience=300
    until said=$($root env LC_ALL=C DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
                 apt-get -qq -o DPkg::Lock::Timeout=600 "$@" 2>&1); do              # RUNLEVEL=1: no service is started
        case $said in *"Could not get lock"*) patience=$((patience - 1)) ;; *) patience=0 ;; esac
        [ "$patience" -gt 0 ] || { echo "$said" >&2; return 2; }
        [ "$patience" -lt 299 ] || echo "Another apt is at work: waiting for it ..."
        sleep 2
    done
}

echo "Installing$missing ..."
apt update
# shellcheck disable=SC2086  # a list of words
apt install -y --no-install-recommends $missing
# The same browser without windows: quicker, but not in every Debian, and none of the tests needs it.
apt install -y --no-install-recommends chromium-headless-shell 2>/dev/null || true
