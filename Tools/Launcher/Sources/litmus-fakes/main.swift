#if os(macOS) || os(Linux)
import LitmusToolLauncher

ToolLauncher.run("litmus-fakes")
#endif
