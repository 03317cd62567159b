"""Notes what no page may do: ask for anything elsewhere, run foreign script, complain."""


class Watch:
    """What a browser's context did that it should not."""

    def __init__(self, context, address):
        self.address = address
        self.offences = []
        self.pages = []
        context.on("page", self.attach)
        context.on("request", self.on_request)
        context.on("response", self.on_response)

    def attach(self, page):
        self.pages.append(page)
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.note(f"error of script: {error}"))
        page.on("dialog", self.on_dialog)
        page.on("download", lambda download: self.note(f"download: {download.suggested_filename}"))

    def note(self, offence):
        self.offences.append(offence)

    def on_request(self, request):
        if not request.url.startswith((self.address, "data:", "about:", "blob:")):
            self.note(f"request: {request.url}")

    def on_response(self, response):
        if response.status >= 400:
            self.note(f"{response.status}: {response.url}")

    def on_console(self, message):
        if message.type in ("error", "warning"):
            self.note(f"console, {message.type}: {message.text}")

    def on_dialog(self, dialog):
        self.note(f"dialog: {dialog.message}")
        dialog.dismiss()

    def finish(self):
        """All offences, those included that only a look at the pages tells."""
        for page in self.pages:
            if not page.is_closed() and page.evaluate("'pwned' in window"):
                self.note("foreign script has run")
        if len(self.pages) > 1:
            self.note(f"{len(self.pages)} pages are open, but expected 1")
        return self.offences
