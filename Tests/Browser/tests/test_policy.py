"""What the page allows to run and to load: its own style and script, and nothing else."""

import pytest

# The browser tells of a picture's request, too, before it blocks it.
BLOCKED = ("Content Security Policy", "request: https://canary.invalid/image")


INJECTIONS = {
    "script": "const s = document.createElement('script'); s.textContent = 'window.injected = 1';"
              "document.body.append(s)",
    "handler": "const b = document.createElement('b'); b.setAttribute('onclick',"
               "'window.injected = 1'); document.body.append(b); b.click()",
    "address": "const a = document.createElement('a'); a.href = 'javascript:window.injected=1';"
               "document.body.append(a); a.click()",
    "image": "new Image().src = 'https://canary.invalid/image'",
    "fetch": "fetch('https://canary.invalid/fetch').catch(() => {})",
    "frame": "const f = document.createElement('iframe'); f.src = 'https://canary.invalid/frame';"
             "document.body.append(f)",
    "style": "const s = document.createElement('style'); s.textContent = 'body { opacity: 0 }';"
             "document.body.append(s); window.injected = getComputedStyle(document.body).opacity"
             " === '0' ? 1 : undefined",
    "form": "const f = document.createElement('form'); f.action = 'https://canary.invalid/form';"
            "document.body.append(f); f.submit()",
}


@pytest.mark.parametrize("kind", INJECTIONS)
def test_the_policy_holds_against(open_page, kind):
    page = open_page(allowed=BLOCKED)
    page.page.evaluate("""() => {
      window.violations = [];
      addEventListener("securitypolicyviolation", event => violations.push(event.blockedURI));
    }""")
    page.page.evaluate(f"() => {{ {INJECTIONS[kind]} }}")
    page.wait("violations.length > 0")
    assert page.page.evaluate("window.injected") is None
    assert page.page.url == page.address


def test_no_page_opens_another(open_page):
    """Each link and button is pressed, and each thing is pointed at."""
    page = open_page(allowed=["download"])
    page.open_all()
    page.page.evaluate("""() => {
      for (const one of document.querySelectorAll("a, button, summary, [tabindex]")) {
        one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
      for (const one of document.querySelectorAll("body *")) {
        for (const kind of ["mouseover", "mouseenter", "focus", "load", "error", "toggle"]) {
          one.dispatchEvent(new Event(kind, { bubbles: true }));
        }
      }
    }""")
    assert len(page.page.context.pages) == 1
    assert page.page.url.partition("#")[0].partition("?")[0] == page.address
