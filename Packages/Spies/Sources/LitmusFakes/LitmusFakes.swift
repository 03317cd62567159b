// Re-exports the timeouts and reporters that functions of this module take.
@_exported public import LitmusFakesReporting
