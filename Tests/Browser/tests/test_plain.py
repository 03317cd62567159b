"""The page without JavaScript."""

import pytest


@pytest.fixture
def plain(open_page):
    return open_page(java_script_enabled=False)


def test_all_tests_are_there(plain, known):
    assert sorted(plain.visible()) == sorted(test[2] for test in known())


def test_controls_that_would_do_nothing_are_not(plain):
    assert not plain.locator("#controls").is_visible()
    plain.open_all()
    assert plain.locator("button:visible").count() == 0


def test_commands_can_be_read(plain):
    test = plain.test("testOpensDrawer")
    assert "--only CheckoutTests/testOpensDrawer" in test.locator("code.command").inner_text()
    assert "--only CheckoutTests/testOpensDrawer" in plain.locator("#rerun").inner_text()


def test_a_test_opens(plain):
    test = plain.test("testListsColors")
    test.locator("summary").first.click()
    assert "green" in plain.read(test.locator("pre.output"))


def test_a_link_leads_to_its_test(plain, open_page):
    place = plain.test("testListsColors").get_attribute("id")
    linked = open_page(
        place=f"#{place}", java_script_enabled=False, viewport={"width": 800, "height": 400})
    top = linked.test("testListsColors").evaluate("test => test.getBoundingClientRect().top")
    assert 0 <= top < 400


def test_failures_can_be_read_without_a_click(plain):
    article = plain.test("testRefunds").locator("article.failure").first
    assert "CardDeclined(code: 7)" in plain.read(article)
