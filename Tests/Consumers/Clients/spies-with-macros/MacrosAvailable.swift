// With the trait, which is enabled by default, both modules declare that there are macros.
#if !canImport(SpryMacroAvailable) || !canImport(LitmusMacrosAvailable)
#error("There are no macros, but expected some with the default traits")
#endif
