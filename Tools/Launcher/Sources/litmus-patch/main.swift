#if os(macOS) || os(Linux)
import LitmusToolLauncher

ToolLauncher.run("litmus-patch")
#endif
