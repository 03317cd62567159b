# shellcheck shell=bash
# What .ci/run and .ci/full share: steps with headings and times, and what the steps do.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CI=${CI:-true}
# Swift Testing begins all tests at once. Here that is more than a thousand, on few threads, and one
# that waits for something gets its turn when all others have had theirs.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-8}

scratch=$(mktemp -d "${TMPDIR:-/tmp}/litmus-ci-XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# One folder for the packages' builds, so that what they share is built once.
packages_build=$PWD/.build-packages
# And one for the tools', which both contain swift-syntax.
tools_build=$PWD/.build-tools
# shellcheck disable=SC2034 # used by the scripts that read this one
small_packages=(Reporting Expectations EventuallyEqual Resettable)

rows=()
complaints=()
passed=0
failed=0

# step NAME COMMAND…: runs a command under a heading; a failure is counted and the run goes on.
step() {
  local name=$1 start=$SECONDS result
  shift
  printf '\n=== %s (%s)\n' "$name" "$(date -u +%H:%M:%S)"
  # In a shell of its own, because bash ignores -e inside of a condition.
  set +e
  # Not a pipe, whose end would be waited for: something that the step leaves running may hold it.
  (set -e; "$@") </dev/null > >(tee "$scratch/step.log") 2>&1
  local status=$?
  set -e
  sleep 0.2
  if [ "$status" -eq 0 ]; then
    result=passed
    passed=$((passed + 1))
  else
    result=FAILED
    failed=$((failed + 1))
    complaints+=("--- $name" "$(complaints_in "$scratch/step.log")")
  fi
  rows+=("$(printf '%-44s %5d s  %s' "$name" $((SECONDS - start)) "$result")")
  printf '=== %s: %s after %d s\n' "$name" "$result" $((SECONDS - start))
}

# complaints_in LOG: the lines that most likely say why a step failed, or else the last ones.
complaints_in() {
  grep -aE '^ *✘|^FAILED |(^|: )error: |[0-9]: warning: |: FAILED$' "$1" | cut -c1-400 | head -40 ||
    tail -n 20 "$1"
}

# finish: prints what failed, the table and the closing line, and exits with 1 if a step failed.
finish() {
  if [ "$failed" -gt 0 ]; then
    printf '\n=== What failed\n'
    printf '%s\n' "${complaints[@]}"
  fi
  printf '\n=== All steps (%d s)\n' "$SECONDS"
  printf '%s\n' "${rows[@]}"
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ]
}

# --- Tools ---------------------------------------------------------------------------------------

install_tools() {
  local missing=()
  command -v xmllint >/dev/null || missing+=(libxml2-utils)
  command -v shellcheck >/dev/null || missing+=(shellcheck)
  command -v git >/dev/null || missing+=(git)
  python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3 python3-venv)
  if [ ${#missing[@]} -gt 0 ]; then
    if ! command -v apt-get >/dev/null; then
      echo "Missing, and no apt-get to install it: ${missing[*]}"
      return 1
    fi
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
  fi
  python3 -m venv "$scratch/venv"
  "$scratch/venv/bin/pip" install --quiet --disable-pip-version-check check-jsonschema
}

# --- Lint ----------------------------------------------------------------------------------------

lint_swift() { swift format lint --strict --recursive Packages Sources Tests Tools Package.swift; }

lint_shell() {
  local scripts
  scripts=$(git ls-files | while read -r file; do
    if head -n 1 "$file" | grep -qaE '^#!.*\b(bash|sh)$|^# shellcheck shell='; then
      echo "$file"
    fi
  done)
  # shellcheck disable=SC2086 # no script here has a space in its name
  shellcheck --external-sources $scripts
}

lint_workflows() {
  local check=$scratch/venv/bin/check-jsonschema
  "$check" --builtin-schema vendor.github-workflows .github/workflows/*.yml
  "$check" --builtin-schema vendor.dependabot .github/dependabot.yml
  "$check" --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
  find .github/ISSUE_TEMPLATE -name '*.yml' ! -name config.yml -exec \
    "$check" --builtin-schema vendor.github-issue-forms {} +
}

lint_tree() {
  local problems=0 folder
  if git ls-files | grep -E '(^|/)(\.build([-_/]|$)|Package\.resolved$)'; then
    echo "Build products are tracked: remove the files above from the index"
    problems=1
  fi
  for folder in Packages/*/ Tools/*/; do
    if [ ! -f "${folder}README.md" ]; then
      echo "$folder has no README.md"
      problems=1
    fi
  done
  if [ -z "$(readme_commands)" ]; then
    echo "README.md has no commands between its two comments"
    problems=1
  fi
  if git ls-files | grep -v '\.tsv$' | xargs wc -l |
    awk '$2 != "total" && $1 > 300 { print "More than 300 lines: " $2 " (" $1 ")"; long = 1 }
         END { exit !long }'; then
    problems=1
  fi
  return "$problems"
}

# --- Tests ---------------------------------------------------------------------------------------

# The commands that the README tells a reader to run, from the fence between its two comments.
readme_commands() {
  sed -n '/^<!-- commands -->$/,/^<!-- end of commands -->$/p' README.md | grep -vE '^(<!--|```|$)'
}

run_readme_command() {
  echo "\$ $1"
  bash -c "$1"
}

check_junit() {
  swift run litmus-sample --run-tests --junit "$scratch/junit.xml"
  Packages/Runner/Tests/check-junit.sh "$scratch/junit.xml"
}

# test_package NAME OPTION…: a package alone, with the options of `swift test`.
test_package() {
  local name=$1 target targets
  shift
  # Without the last option, the plan of the package that was built here before is taken again.
  local options=(--package-path "Packages/$name" --scratch-path "$packages_build"
    --disable-build-manifest-caching)
  swift test "${options[@]}" "$@"

  # To be sure that these were this package's tests.
  targets=$(swift test list "${options[@]}" "$@" 2>/dev/null | cut -d. -f1 | sort -u)
  test -n "$targets"
  for target in $targets; do
    if [ ! -d "Packages/$name/Tests/$target" ]; then
      echo "$target has been run, but expected the tests of Packages/$name"
      return 1
    fi
  done
}

# test_tool NAME OPTION…: a tool, with the options of `swift test`.
test_tool() {
  local name=$1
  shift
  swift test --package-path "Tools/$name" --scratch-path "$tools_build" \
    --disable-build-manifest-caching "$@"
}

# The documents of this repository: in sync, compiled, run and linked.
check_docs() {
  swift run --package-path Tools/Docs --scratch-path "$tools_build" \
    --disable-build-manifest-caching litmus-docs check
}
