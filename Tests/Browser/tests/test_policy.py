"""What the page allows to run and to load: its own style and script, and nothing else."""

import base64
import hashlib
import re

import pytest

SCENES = ["outcomes", "repeated", "calm", "hostile"]
# The browser tells of a picture's request, too, before it blocks it.
BLOCKED = ("Content Security Policy", "request: https://canary.invalid/image")


def source(reports, scene):
    return (reports / f"{scene}.html").read_bytes().decode()


@pytest.mark.parametrize("scene", SCENES)
def test_the_policy_comes_first(reports, scene):
    head = source(reports, scene).partition("</head>")[0]
    tags = re.findall(r"<(?!!|/)[^>]*>", head)
    assert [tag.split()[0].strip("<>") for tag in tags[:2]] == ["html", "head"]
    policy = next(index for index, tag in enumerate(tags) if "Content-Security-Policy" in tag)
    assert all("charset" in tag for tag in tags[2:policy])


@pytest.mark.parametrize("scene", SCENES)
def test_the_policy_names_the_one_style_and_script(reports, scene):
    text = source(reports, scene)
    for kind in ("style", "script"):
        contents = re.findall(f"<{kind}>(.*?)</{kind}>", text, re.DOTALL)
        assert len(contents) == 1
        digest = base64.b64encode(hashlib.sha256(contents[0].encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in text
    for rule in ("default-src 'none'", "img-src data:", "base-uri 'none'", "form-action 'none'"):
        assert rule in text
    assert "unsafe" not in text.partition("</head>")[0].partition("<style>")[0]


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_else_could_run(open_page, scene):
    # The script sets styles, as the policy lets it; the file has none.
    page = open_page(scene, java_script_enabled=False)
    found = page.page.evaluate("""() => {
      const all = [...document.querySelectorAll("*")];
      const attributes = all.flatMap(one => [...one.attributes].map(attribute => [one, attribute]));
      return {
        handlers: attributes.filter(([, { name }]) => name.startsWith("on")).length,
        styles: attributes.filter(([, { name }]) => name === "style").length,
        scripts: document.scripts.length,
        sheets: document.querySelectorAll("style, link[rel~=stylesheet]").length,
        foreign: document.querySelectorAll(
          "iframe, frame, object, embed, base, audio, video, form:not([method=dialog])").length,
        links: [...document.querySelectorAll("a")].filter(link => {
          const address = link.getAttribute("href") ?? "#";
          return !(address.startsWith("#") ||
            address.startsWith("data:") && link.hasAttribute("download"));
        }).length,
        images: [...document.images].filter(image => !image.src.startsWith("data:image/")).length,
      };
    }""")
    assert found == {
        "handlers": 0, "styles": 0, "scripts": 1, "sheets": 1, "foreign": 0, "links": 0,
        "images": 0}


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
