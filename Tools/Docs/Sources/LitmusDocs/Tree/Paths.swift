import LitmusToolSupport

/// Converts a path relative to a folder into an absolute one.
func absolutePath(_ path: String, in folder: String) -> String {
  if path.hasPrefix("/") { return path }
  if path.isEmpty || path == "." { return folder }
  return folder == "/" ? "/" + path : "\(folder)/\(path)"
}

/// Returns an absolute path relative to a folder; a path outside of it is returned unchanged.
func relativePath(_ path: String, to folder: String) -> String {
  let start = folder == "/" ? "/" : folder + "/"
  return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
}

/// Returns an absolute path without `.`, `..` and repeated slashes.
func normalizedPath(_ path: String) -> String {
  "/" + LinkPath(path, from: "").parts.joined(separator: "/")
}

/// Returns an existing path without symbolic links, as SwiftPM writes it; other paths are unchanged.
func canonicalPath(_ path: String) -> String { (try? resolvedPath(of: path)) ?? path }
