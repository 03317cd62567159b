// With the trait, which is on by default, both modules say that there are macros.
#if !canImport(SpryMacroAvailable) || !canImport(LitmusMacrosAvailable)
#error("There are no macros, but expected some with the default traits")
#endif
