"""Serves the site as GitHub Pages does: in a folder of the server, and case-sensitively."""

import functools
import http.server
import pathlib
from http import HTTPStatus


class Handler(http.server.SimpleHTTPRequestHandler):
    """The files of a folder, under a path; everything else is not found."""

    def __init__(self, *arguments, base, quiet, **options):
        self.base, self.quiet = base, quiet
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        if not path.startswith(self.base):
            return str(pathlib.Path(self.directory) / "no such file")
        return super().translate_path("/" + path.removeprefix(self.base))

    def send_error(self, code, message=None, explain=None):
        if code != HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        content = (pathlib.Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments):
        if not self.quiet:
            super().log_message(*arguments)


def server(folder, base="", port=0, quiet=True):
    """A server of a folder, which `serve_forever()` starts. Port 0 is any that is free."""
    base = f"/{base.strip('/')}/" if base.strip("/") else "/"
    handler = functools.partial(Handler, directory=str(folder), base=base, quiet=quiet)
    found = http.server.ThreadingHTTPServer(("localhost", port), handler)
    found.address = f"http://localhost:{found.server_port}{base}"
    return found
