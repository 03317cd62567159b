"""Runs litmus-test with a configuration, for `configured` and `grouped`."""

import json
import re
import subprocess


class Runner:
    """Runs litmus-test with a configuration, and looks for texts in what it writes."""

    def __init__(self, tool, folder):
        self.tool, self.folder, self.problems = tool, folder, 0

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
