// For users of SpryKit, who change `import SpryKit` to `import LitmusSpryKit`: Litmus's fakes and traps, and what
// only SpryKit has.
@_exported public import LitmusSpies
