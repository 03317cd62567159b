/// Whether an object holds what a mirror does not show, or what must not be read from outside.
func hidesState(_ object: AnyObject) -> Bool {
  object is any Actor || object is any TailAllocating
}

/// An object with memory behind its stored properties.
private protocol TailAllocating: AnyObject {}

extension ManagedBuffer: TailAllocating {}
