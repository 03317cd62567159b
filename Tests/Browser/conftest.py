"""What the tests share: the browser, the reports, and what no page may do."""

import pathlib

import pytest
from playwright.sync_api import sync_playwright

import results
import scenes
import site_pages
from report import Report
from watch import Watch

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PHONE_390 = {"width": 390, "height": 844}


def pytest_addoption(parser):
    parser.addoption("--reports", type=pathlib.Path, help="the folder with the reports")
    parser.addoption("--site", type=pathlib.Path, help="the folder with the site")
    parser.addoption("--chromium", help="the browser's program")
    parser.addoption(
        "--patience", type=int, default=120,
        help="how many seconds a test waits, long enough for a busy machine")
    parser.addoption("--thorough", action="store_true", help="run what takes long, too")


def pytest_configure(config):
    config.addinivalue_line("markers", "thorough: takes long, and runs with --thorough alone")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--thorough"):
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


@pytest.fixture(scope="session")
def reports(request):
    """The folder with the reports."""
    return request.config.getoption("--reports").resolve()


@pytest.fixture(scope="session")
def patience(request):
    """How long a test waits, in seconds."""
    return request.config.getoption("--patience")


@pytest.fixture(scope="session")
def browser(request):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=request.config.getoption("--chromium"),
            # The second as if a screen reader ran: only then what is out of sight is told, too.
            args=["--no-sandbox", "--force-renderer-accessibility"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, reports, patience):
    """Opens a report in a window of its own; what no page may do fails the test in the end."""
    yield from opener(browser, reports, patience)


@pytest.fixture(scope="module")
def open_shared(browser, reports, patience):
    """The same for pages that all tests of a file look at, and none changes."""
    yield from opener(browser, reports, patience)


def opener(browser, reports, patience):
    opened = []

    def open_page(scene="outcomes", place="", allowed=(), **options):
        path = reports / f"{scene}.html"
        options = {"viewport": DESKTOP, **options}
        context = browser.new_context(
            permissions=["clipboard-read", "clipboard-write"], **options)
        context.set_default_timeout(patience * 1_000)
        watch = Watch(context, path.as_uri())
        opened.append((context, watch, allowed))
        return Report(context.new_page(), path, patience).open(place)

    yield open_page
    offences = []
    for context, watch, allowed in opened:
        offences += [
            offence for offence in watch.finish()
            if not any(part in offence for part in allowed)]
        context.close()
    assert offences == []


@pytest.fixture
def page(open_page):
    """The report with some of each outcome."""
    return open_page()


@pytest.fixture(scope="session")
def known(reports):
    """The results of a scene, as its JSON report has them."""
    read = {}

    def known(scene="outcomes"):
        if scene not in read:
            read[scene] = results.from_json(scenes.load(reports / f"{scene}.jsonl"))[0]
        return read[scene]

    return known


@pytest.fixture(scope="session")
def site(request):
    """The server of the site."""
    found = site_pages.serve(request.config.getoption("--site").resolve())
    yield found
    found.shutdown()


@pytest.fixture
def open_site(browser, site, patience):
    """Opens a page of the site in a window of its own; what no page may do fails the test in the end."""
    yield from site_opener(browser, site, patience)


@pytest.fixture(scope="module")
def open_shared_site(browser, site, patience):
    """The same for a page that all tests of a file search."""
    yield from site_opener(browser, site, patience)


def site_opener(browser, site, patience):
    opened = []

    def open_site(place="", allowed=(), **options):
        context = browser.new_context(**{"viewport": DESKTOP, **options})
        context.set_default_timeout(patience * 1_000)
        page = site_pages.SitePage(context, site.address)
        opened.append((context, page, allowed))
        return page.open(place)

    yield open_site
    offences = []
    for context, page, allowed in opened:
        offences += [offence for offence in page.finish()
                     if not any(part in offence for part in allowed)]
        context.close()
    assert offences == []
