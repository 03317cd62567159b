// Exports timeouts and reporters together with the functions that use them.
@_exported public import LitmusReporting
