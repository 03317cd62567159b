/// Returns whether an object has state that a mirror does not show, or that must not be read from outside.
func hidesState(_ object: AnyObject) -> Bool {
  object is any Actor || object is any TailAllocating
}

/// An object with memory allocated after its stored properties.
private protocol TailAllocating: AnyObject {}

extension ManagedBuffer: TailAllocating {}
