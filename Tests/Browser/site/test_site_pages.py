"""The landing page, and what is added to docc's pages."""

import re

import pytest

from conftest import DESKTOP, PHONE_390

import modules


def test_the_landing_page_has_what_a_stranger_looks_for(open_site):
    page = open_site("").page
    assert page.title() == "Litmus: a testing toolkit for Swift"
    assert [heading for heading in page.get_by_role("heading", level=2).all_inner_texts()] == [
        "Install", "Get started", "Guides", "Modules"]
    assert ".package(" in page.get_by_role("region", name="Install").inner_text()
    assert page.locator("figure").count() == 3
    assert page.locator("figure img").evaluate_all(
        "async all => { all.forEach(one => one.loading = 'eager');"
        " await Promise.all(all.map(one => one.decode())); return all.map(one => one.naturalWidth > 700) }") == [
            True, True]


def test_each_link_of_the_landing_page_leads_to_a_page(open_site):
    page = open_site("")
    links = page.page.locator("a[href]").evaluate_all(
        "all => [...new Set(all.map(one => one.href.split('#')[0]))]")
    own = [link for link in links if link.startswith(page.address)]
    assert len(own) > 60
    for link in own:
        answer = page.page.request.get(link, max_redirects=0)
        assert answer.status == 200, link


def test_modules_are_in_the_order_in_which_users_meet_them(open_site):
    page = open_site("").page
    links = page.locator("#modules li a").all_inner_texts()
    assert links == modules.MODULES
    page = open_site("documentation/").page
    page.locator(".link-block").first.wait_for()
    listed = page.locator(".link-block").evaluate_all(
        "all => all.map(one => one.querySelector('a').innerText.trim())")
    assert listed == modules.MODULES


@pytest.mark.parametrize("module, symbol", [
    ("litmusexpectations", "waitForExpectations"), ("litmuseventually", "expectEventually"),
    ("litmusresettable", "expectReleased"), ("litmusspies", "expectReceived"),
    ("litmus", "expectNoDifference"), ("litmusrunner", "AssertEqual")])
def test_a_module_lists_what_it_re_exports(open_site, module, symbol):
    page = open_site(f"documentation/{module}/").page
    link = page.locator("main .contenttable-section, main .link-block").get_by_role(
        "link", name=re.compile(rf"\b{symbol}\b")).first
    link.click()
    page.get_by_role("heading", level=1, name=re.compile(rf"^{symbol}\b")).wait_for()


def test_pages_have_titles_before_their_script_runs(open_site):
    page = open_site("")
    text = page.page.request.get(page.address + "documentation/litmus/guide-waiting/").text()
    assert "<title>Waiting | Litmus</title>" in text


@pytest.mark.parametrize("size", [DESKTOP, PHONE_390], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", ["", "documentation/litmus/guide-runner/", "documentation/litmusspies/"])
def test_no_page_is_wider_than_its_window(open_site, place, size):
    page = open_site(place, viewport=size).page
    page.get_by_role("heading", level=1).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_name_leads_to_the_landing_page(open_site):
    page = open_site("documentation/litmusspies/")
    page.page.get_by_role("link", name="Litmus", exact=True).first.click()
    page.page.wait_for_url(page.address)
    assert page.page.title() == "Litmus: a testing toolkit for Swift"


def test_light_and_dark_differ(open_site):
    color = "getComputedStyle(document.body).backgroundColor"
    pages = [open_site("", color_scheme=scheme) for scheme in ("light", "dark")]
    assert pages[0].page.evaluate(color) != pages[1].page.evaluate(color)


def test_the_search_does_not_cover_what_docc_shows(open_site):
    for size in (DESKTOP, {"width": 800, "height": 1000}, PHONE_390):
        page = open_site("documentation/litmusspies/", viewport=size)
        page.page.get_by_role("heading", level=1).first.wait_for()
        covered = page.button.evaluate("""button => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return [...document.querySelectorAll("#app .nav a, #app .nav button, #app .nav select, #app .nav span")]
            .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map(one => [one.getBoundingClientRect(), one.outerHTML])
            .filter(([box]) => box.width > 0 && box.left < right && box.right > left && box.top < bottom
              && box.bottom > top)
            .map(([, text]) => text.slice(0, 200));
        }""")
        assert covered == []
