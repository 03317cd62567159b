#!/bin/sh
# Installs the programs of a release: litmus-test, litmus-docs, litmus-fakes and litmus-patch.
#
#   sh install.sh [--version 0.1.0] [--to ~/.local/bin] [--from URL or folder of the release]
#
# The archive is verified before anything is installed. Needs curl or wget, tar and sha256sum or shasum.

set -eu

fail() {
  echo "error: $1" >&2
  exit 1
}

repository=https://github.com/swift-litmus/swift-litmus
version=0.1.0 to="$HOME/.local/bin" from=''
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || fail "$1 needs a value."
  case $1 in
    --version) version=$2 ;;
    --to) to=$2 ;;
    --from) from=$2 ;;
    *) fail "Unknown option '$1'; there are --version, --to and --from." ;;
  esac
  shift 2
done
: "${from:=$repository/releases/download/$version}"

case "$(uname -s) $(uname -m)" in
  "Linux x86_64") platform=linux-x86_64 ;;
  "Linux aarch64" | "Linux arm64") platform=linux-aarch64 ;;
  Darwin*) platform=macos-universal ;;
  *) fail "There are no programs for $(uname -s) $(uname -m)." ;;
esac

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

# download NAME: a file of the release.
download() {
  if [ -d "$from" ]; then
    cp "$from/$1" "$temporary/$1" 2>/dev/null || fail "$from has no $1."
  elif command -v curl >/dev/null; then
    curl -fsSL "$from/$1" -o "$temporary/$1" || fail "$from/$1 could not be downloaded."
  else
    wget -qO "$temporary/$1" "$from/$1" || fail "$from/$1 could not be downloaded."
  fi
}

name=litmus-$version-$platform.tar.gz
download "$name"
download "$name.sha256"
if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
[ "$($sum "$temporary/$name" | cut -d ' ' -f 1)" = "$(cut -d ' ' -f 1 "$temporary/$name.sha256")" ] ||
  fail "$name does not have the checksum of the release. Nothing was installed."
tar -xzf "$temporary/$name" -C "$temporary"
mkdir -p "$to"
for program in "$temporary"/litmus/litmus-*; do
  # Renamed within the folder, so that a program that runs is replaced whole.
  cp "$program" "$to/.${program##*/}.new"
  mv -f "$to/.${program##*/}.new" "$to/${program##*/}"
  echo "Installed $to/${program##*/}"
done
case ":$PATH:" in
  *":$to:"*) ;;
  *) echo "Add $to to your PATH." ;;
esac
