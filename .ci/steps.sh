# shellcheck shell=bash
# What .ci/run and .ci/full share: steps with headings and times, and what the steps do.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d "${TMPDIR:-/tmp}/litmus-ci-XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# One folder for the packages' builds, so that what they share is built once.
packages_build=$PWD/.build-packages
# And one for the tools, which are one package.
tools_build=$PWD/.build-tools
# Without this option, the plan of the package that was built there before is taken again.
build_options=(--disable-build-manifest-caching)
# The index is for editors, and for `swift test`, which finds XCTest's tests in it; the rest for debuggers. A
# build without them takes a third less time.
program_options=("${build_options[@]}" --disable-index-store -debug-info-format none)
# shellcheck disable=SC2034 # used by the scripts that read this one
small_packages=(Reporting Expectations EventuallyEqual Resettable)

rows=()
complaints=()
passed=0
failed=0

# step NAME COMMAND…: runs a command under a heading. A failure is counted and the run continues.
# A compiler warning about this repository's files is a failure.
step() {
  local name=$1 start=$SECONDS status warnings result log=$scratch/step-${#rows[@]}.log
  shift
  local end="=== $name: ended"
  : >"$log"
  printf '\n=== %s (%s)\n' "$name" "$(date -u +%H:%M:%S)"
  # In a shell of its own, because bash ignores -e inside of a condition.
  set +e
  # Not a pipe: a process that the step leaves running may hold it open. The last line says that
  # everything before it has been written.
  {
    (set -e; "$@") </dev/null
    status=$?
    printf '\n%s\n' "$end"
  } > >(exec tee "$log") 2>&1
  set -e
  until grep -qxF -- "$end" "$log"; do sleep 0.1; done
  warnings=$(warnings_in "$log")
  if [ -n "$warnings" ]; then
    printf 'The compiler warned:\n%s\n' "$warnings" | tee -a "$log"
    recompile_next_time "$warnings"
  fi
  if [ "$status" -eq 0 ] && [ -z "$warnings" ]; then
    result=passed
    passed=$((passed + 1))
  else
    result=FAILED
    failed=$((failed + 1))
    complaints+=("--- $name" "$(complaints_in "$log")")
  fi
  rows+=("$(printf '%-44s %5d s  %s' "$name" $((SECONDS - start)) "$result")")
  printf '=== %s: %s after %d s\n' "$name" "$result" $((SECONDS - start))
}

# warnings_in LOG: the compiler's warnings about files of this repository, each once. A macro's
# expansion has no file; SwiftPM shows no warnings about other packages.
warnings_in() {
  awk -v here="$(pwd -P)/" '
    !/^[^ ].*:[0-9]+:[0-9]+: warning: / || index($0, "/checkouts/") { next }
    (index($0, here) == 1 || index($0, "macro expansion ") == 1) && !seen[$0]++
  ' "$1"
}

# recompile_next_time WARNINGS: marks the files as changed, because the compiler repeats a warning
# only when it compiles the file again.
recompile_next_time() {
  local file
  while IFS= read -r file; do
    if [ -f "$file" ]; then touch "$file"; fi
  done < <(cut -d: -f1 <<<"$1" | sort -u)
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
  command -v zstd >/dev/null || missing+=(zstd)
  command -v unzip >/dev/null || missing+=(unzip)
  # The search of the site is checked with it.
  command -v node >/dev/null || missing+=(nodejs)
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

lint_swift() { swift format lint --strict --recursive Examples Packages Sources Tests Tools Package.swift; }

lint_shell() {
  local scripts
  scripts=$(git ls-files | while read -r file; do
    if [ -f "$file" ] && head -n 1 "$file" | grep -qaE '^#!.*\b(bash|sh)$|^# shellcheck shell='; then
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
  local problems=0 folder file
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
  # Octal 140 is a backtick.
  while IFS= read -r file; do
    if [ -z "$(git ls-files "*/$file")" ]; then
      echo "docs/architecture.md or CONTRIBUTING.md names $file, which does not exist"
      problems=1
    fi
  done < <(cat docs/architecture.md CONTRIBUTING.md | tr '\140' '\n' |
    grep -E '^[A-Za-z0-9+._-]+\.(swift|py|js|css)$' | sort -u)
  for file in Tools/Release/install.sh .github/actions/litmus-test/action.yml; do
    if ! grep -qF "$(Tools/Release/version)" "$file"; then
      echo "$file does not name the version that Tools/Release/version prints"
      problems=1
    fi
  done
  .ci/manifests || problems=1
  Packages/Runner/Page/embed --check || problems=1
  docs/pictures/make --check || problems=1
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
  JENKINS_URL=https://jenkins.example.org swift run litmus-sample --run-tests --junit "$scratch/junit.xml"
  Packages/Runner/Tests/check-junit.sh "$scratch/junit.xml"
}

# test_with_litmus_test: the tests that `swift test` has built, by litmus-test.
test_with_litmus_test() {
  JENKINS_URL=https://jenkins.example.org "$(swift build --show-bin-path)/litmus-test" --skip-build \
    --output=failed --junit "$scratch/litmus-test.xml"
  Packages/Runner/Tests/check-junit.sh "$scratch/litmus-test.xml"
}

# build_package NAME OPTION…: a package alone, with the options of `swift build`.
build_package() {
  local name=$1
  shift
  swift build --package-path "Packages/$name" --scratch-path "$packages_build" \
    "${program_options[@]}" "$@"
}

# test_package NAME OPTION…: a package alone, with the options of `swift test`.
test_package() {
  local name=$1 target targets
  shift
  local options=(--package-path "Packages/$name" --scratch-path "$packages_build"
    "${build_options[@]}")
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

# build_tools OPTION…: the programs of the tools, with the options of `swift build`.
build_tools() {
  swift build --package-path Tools --scratch-path "$tools_build" "${program_options[@]}" "$@"
}

# test_tools OPTION…: the tests of the tools, with the options of `swift test`.
test_tools() {
  swift test --package-path Tools --scratch-path "$tools_build" "${build_options[@]}" "$@"
}

# The documents of this repository: in sync, compiled, run and linked.
check_docs() {
  swift run --package-path Tools --scratch-path "$tools_build" "${program_options[@]}" \
    litmus-docs check
}

# browse OPTION…: the pages that --html writes in a browser, by a program in the packages' folder, whose
# backtraces need debug information.
browse() {
  local options=(--package-path Tests/Browser/Scenes --scratch-path "$packages_build"
    "${build_options[@]}" --disable-index-store)
  swift build "${options[@]}"
  Tests/Browser/run --program "$(swift build "${options[@]}" --show-bin-path)/Shop" "$@"
}

# test_pages OPTION…: the tests of these pages, with the options of pytest.
test_pages() { browse -- "$@"; }
