#if LITMUS_FAKES
// `LitmusFakesReporting` has the code, because the manifest cannot make a dependency on a configuration.
@_exported public import LitmusFakesReporting
#endif
