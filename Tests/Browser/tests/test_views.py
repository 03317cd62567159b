"""The tree and the list, and their orders."""

from results import OUTCOMES


def outcomes(page, known):
    by_name = {test[2]: result.outcome for test, result in known().items()}
    return [by_name[name] for name in page.visible()]


def show_list(page, order):
    page.locator("#view-list").click()
    page.locator("#sort").select_option(order)


def test_the_tree_is_shown_at_first(page):
    assert page.locator("#view-tree").get_attribute("aria-pressed") == "true"
    assert page.locator("#view-list").get_attribute("aria-pressed") == "false"
    assert page.locator("section.suite h2:visible, section.suite h3:visible").count() == 5


def test_suites_with_failures_come_first(page):
    suites = page.page.evaluate(
        "[...document.querySelectorAll('section.suite')]"
        ".map(suite => [suite.getBoundingClientRect().top, suite.dataset.suite])"
        ".sort((one, other) => one[0] - other[0]).map(pair => pair[1])")
    assert suites[0] == "CheckoutTests"
    assert sorted(suites) == [
        "CartTests", "CheckoutTests", "FlakyTests", "PictureTests", "WarehouseTests"]


def test_the_list_has_no_suites_but_all_tests(page, known):
    page.locator("#view-list").click()
    assert page.locator("#view-list").get_attribute("aria-pressed") == "true"
    assert page.locator("section.suite h2:visible, section.suite h3:visible").count() == 0
    assert len(page.visible()) == len(known())


def test_the_list_names_each_tests_suite(page):
    page.locator("#view-list").click()
    assert "CartTests" in page.summary("testAdds")


def test_severity_comes_first(page, known):
    show_list(page, "severity")
    order = [OUTCOMES.index(outcome) for outcome in outcomes(page, known)]
    assert order == sorted(order) and order[0] == 0


def test_sorts_by_duration(page, known):
    show_list(page, "duration")
    times = {test[2]: result.microseconds for test, result in known().items()}
    shown = [times[name] for name in page.visible()]
    assert shown == sorted(shown, reverse=True)


def test_sorts_by_name(page):
    show_list(page, "name")
    visible = page.visible()
    assert visible.index("testAdds") < visible.index("testConnects") < visible.index("testPays")
    assert visible.index("testDoubles(1)") + 1 == visible.index("testDoubles(2)")


def test_sorts_by_order_of_the_run(page, known):
    show_list(page, "order")
    starts = page.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('details.test')]"
        ".map(test => [test.dataset.name, Number(test.dataset.start)]))")
    shown = [starts[name] for name in page.visible()]
    assert shown == sorted(shown) and len(shown) == len(known())


def test_a_filter_stays_in_both_views(page):
    page.press("flaky")
    page.locator("#view-list").click()
    assert page.visible() == ["testConnects"]
    page.locator("#view-tree").click()
    assert page.visible() == ["testConnects"]


def test_back_in_the_tree_each_test_is_in_its_suite(page, known):
    show_list(page, "name")
    page.locator("#view-tree").click()
    for (_, suite, name, _) in known():
        section = page.test(name).locator("xpath=ancestor::section[@data-suite]")
        assert section.get_attribute("data-suite") == suite


def test_all_can_be_opened_and_closed(page, known):
    closed = "details.test:not([open])"
    page.locator("#expand").click()
    assert page.locator(closed).count() == 0
    page.locator("#expand").click()
    assert page.locator(closed).count() == len(known())


def test_the_slowest_are_listed(page, known):
    slowest = max(known().items(), key=lambda pair: pair[1].microseconds)[0][2]
    links = page.locator("#slowest a").all_inner_texts()
    assert slowest in links[0] and len(links) == 20
