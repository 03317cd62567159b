print("litmus-docs")
