// With the trait, which is on by default, a module says that there are macros.
#if !canImport(LitmusMacrosAvailable)
#error("There are no macros, but expected some with the default traits")
#endif
