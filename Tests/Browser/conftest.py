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


def windows(browser, patience):
    """Opens windows of their own; what no page may do fails the test in the end."""
    opened = []

    def window(address, allowed=(), **options):
        context = browser.new_context(**{"viewport": DESKTOP, **options})
        context.set_default_timeout(patience * 1_000)
        opened.append((context, Watch(context, address), allowed))
        return context.new_page()

    yield window
    offences = []
    for context, watch, allowed in opened:
        offences += [
            offence for offence in watch.finish()
            if not any(part in offence for part in allowed)]
        context.close()
    assert offences == []


@pytest.fixture
def window(browser, patience):
    yield from windows(browser, patience)


@pytest.fixture(scope="module")
def shared_window(browser, patience):
    """The same for pages that all tests of a file look at, and none changes."""
    yield from windows(browser, patience)


def report_opener(window, reports, patience):
    def open_page(scene="outcomes", place="", allowed=(), **options):
        path = reports / f"{scene}.html"
        page = window(
            path.as_uri(), allowed, permissions=["clipboard-read", "clipboard-write"], **options)
        return Report(page, path, patience).open(place)

    return open_page


@pytest.fixture
def open_page(window, reports, patience):
    """Opens a report."""
    return report_opener(window, reports, patience)


@pytest.fixture(scope="module")
def open_shared(shared_window, reports, patience):
    return report_opener(shared_window, reports, patience)


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
def open_site(window, site):
    """Opens a page of the site."""
    def open_site(place="", allowed=(), **options):
        return site_pages.SitePage(window(site.address, allowed, **options), site.address).open(place)

    return open_site
