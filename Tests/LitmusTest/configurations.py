"""Runs litmus-test with a configuration, for `configured` and `grouped`."""

import json
import os
import pty
import re
import subprocess
import sys


class Runner:
    """Runs litmus-test with a configuration, and looks for texts in what it writes."""

    def __init__(self, tool, folder):
        self.tool, self.folder, self.problems = tool, folder, 0

    def in_terminal(self):
        """Looks for what Swift Testing itself writes, which is no output of tests."""
        written = []

        def read(descriptor):
            written.append(os.read(descriptor, 65536))
            return written[-1]

        environment = {key: os.environ.pop(key, None) for key in ("NO_COLOR", "TERM")}
        os.environ["TERM"] = "xterm-256color"
        sys.stdout.flush()
        os.chdir(self.folder)
        pty.spawn([self.tool, "--skip-build", "--output", "all"], read)
        os.environ.update({key: value for key, value in environment.items() if value is not None})
        is_wrong = any(text in b"".join(written) for text in (b"Test run started", b"Suite TwinSuite", b"u{1b}"))
        print(f"{'✘' if is_wrong else '✔'} output in a terminal")
        self.problems += is_wrong

    def __call__(self, name, configuration, options, code, *texts):
        file = self.folder / "litmus-test.json"
        file.unlink(missing_ok=True)
        if configuration is not None:
            file.write_text(
                configuration if isinstance(configuration, str) else json.dumps(configuration))
        words = [self.tool, *([] if "--flaky-report" in options else ["--skip-build"]), *options]
        result = subprocess.run(
            ["env", f"FLAKY={self.folder}/flaky-", *words], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        output = re.sub(r"\d+\.\d+ s", "0 s", result.stdout)
        missing = [text for text in texts if text not in output]
        is_wrong = missing or result.returncode != code
        print(f"{'✘' if is_wrong else '✔'} {name}")
        if is_wrong:
            self.problems += 1
            print(f"  exit code {result.returncode}, but expected {code}; missing: {missing}\n{output}")
        return output
