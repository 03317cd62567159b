PatchProgram.run()
