#!/bin/sh
# Checks JUnit reports against the schema of Jenkins' xUnit plugin, which pytest's source
# distribution carries. Needs the network once.
#
# The reports must be written with JENKINS_URL set: the schema does not allow the locations of tests.
#
# Usage: check-junit.sh REPORT...
set -eu

cache="${TMPDIR:-/tmp}/litmus-junit-schema"
schema="$cache/junit-10.xsd"
archive=pytest-9.0.3

if ! command -v xmllint >/dev/null; then
  apt-get install -y libxml2-utils >&2
fi

if [ ! -f "$schema" ]; then
  mkdir -p "$cache"
  pip download --quiet --no-deps --no-binary :all: --dest "$cache" pytest==9.0.3 >&2
  tar -xzOf "$cache/$archive.tar.gz" "$archive/testing/example_scripts/junit-10.xsd" \
    >"$schema.part"
  mv "$schema.part" "$schema"
fi

xmllint --noout --schema "$schema" "$@"
