# shellcheck shell=bash
# shellcheck disable=SC2154 # build, here and root come from the script that reads this one
# What Tests/AppleStubs/check does for each of Apple's platforms apart. `os(…)` follows the target,
# which is Linux here, so that it is replaced by a definition in copies of the sources.

platforms=(iOS macOS tvOS watchOS visionOS)

# on PLATFORM FILE…: copies files of the repository for a platform, and prints where they are.
on() {
  local platform=$1 file copy
  shift
  for file; do
    copy=$build/$platform/sources/${file#"$root"/}
    mkdir -p "$(dirname "$copy")"
    sed -E '/^ *#(if|elseif) /s/\bos\((iOS|macOS|tvOS|watchOS|visionOS)\)/LITMUS_OS_\1/g' \
      "$file" >"$copy"
    echo "$copy"
  done
}

# compile_on PLATFORM MODULE OPTION… -- FILE…: compiles a module for a platform.
compile_on() {
  local platform=$1 name=$2 options=() copies=()
  shift 2
  while [ "$1" != -- ]; do
    options+=("$1")
    shift
  done
  shift
  while IFS= read -r file; do copies+=("$file"); done < <(on "$platform" "$@")
  # What it prints names the files themselves.
  compile "$name" -I "$build/$platform" -D "LITMUS_OS_$platform" \
    -emit-module-path "$build/$platform/$name.swiftmodule" "${options[@]}" "${copies[@]}" \
    2> >(sed "s|$build/$platform/sources/|$root/|g" >&2)
}

# The stub of SwiftUI, and of what comes with it, for each platform.
compile_swiftui() {
  local platform kit
  for platform in "${platforms[@]}"; do
    mkdir -p "$build/$platform"
    kit=UIKit
    if [ "$platform" = macOS ]; then kit=AppKit; fi
    compile_on "$platform" "$kit" -- "$here/Modules/$kit.swift"
    compile_on "$platform" SwiftUI -- "$here"/Modules/SwiftUI/*.swift
  done
}

# check_views OPTION…: type-checks the views, and PlaygroundTester's names for them, on each platform.
check_views() {
  local platform files=()
  while IFS= read -r file; do files+=("$file"); done \
    < <(find "$root/Packages/Runner/Sources/LitmusRunnerUI" -name '*.swift' | sort)
  for platform in "${platforms[@]}"; do
    compile_on "$platform" LitmusRunnerUI "$@" -- "${files[@]}"
    compile_on "$platform" ExampleApp -- "$here/ExampleApp.swift"
    compile_on "$platform" LitmusPlaygroundTester "$@" -- \
      "$root"/Packages/Migration/Sources/LitmusPlaygroundTester/*.swift
    compile_on "$platform" PlaygroundApp -- "$here/PlaygroundApp.swift"
  done
  compile_on macOS Screens -- "$root/Tests/Apple/Screens/Sources/Screens.swift"
  echo "checked: Packages/Runner/Sources/LitmusRunnerUI on ${platforms[*]}${*:+ ($*)}"
}
