// Timeouts and reporters come with what takes them.
@_exported public import LitmusReporting
