// Without the trait there are no macros, and no module says that there are.
#if canImport(LitmusMacrosAvailable)
#error("There are macros, but expected none without the trait")
#endif
