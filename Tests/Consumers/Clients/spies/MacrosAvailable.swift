// Without the trait there are no macros, and neither module declares that there are.
#if canImport(SpryMacroAvailable) || canImport(LitmusMacrosAvailable)
#error("There are macros, but expected none without the trait")
#endif
