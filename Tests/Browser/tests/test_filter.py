"""Chips: which tests are visible by outcome."""

import collections

import pytest

from results import OUTCOMES, counted


def names(known, *outcomes):
    return sorted(test[2] for test, result in known().items() if result.outcome in outcomes)


def test_all_tests_are_shown_at_first(page, known):
    assert sorted(page.visible()) == sorted(test[2] for test in known())
    assert page.pressed() == []
    assert page.shown() == counted(known())


def test_each_chip_has_its_count(page, known):
    counts = collections.Counter(result.outcome for result in known().values())
    for outcome in OUTCOMES:
        text = page.chip(outcome).inner_text()
        assert str(counts[outcome]) in text.replace("\n", " ").split(), text


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_a_chip_shows_its_outcome_alone(page, known, outcome):
    page.press(outcome)
    expected = names(known, outcome)
    assert expected != []
    assert sorted(page.visible()) == expected
    assert page.pressed() == [outcome]
    assert page.shown() == f"{len(expected)} of {counted(known())}"


def test_several_chips_show_the_tests_of_any(page, known):
    page.press("failed", "crashed", "skipped")
    assert sorted(page.visible()) == names(known, "failed", "crashed", "skipped")


def test_a_chip_pressed_again_is_released(page, known):
    page.press("failed", "passed", "failed")
    assert page.pressed() == ["passed"]
    assert sorted(page.visible()) == names(known, "passed")
    page.press("passed")
    assert len(page.visible()) == len(known())


def test_new_failures_and_fixed_tests_have_chips(page):
    page.press("newFailure")
    assert page.visible() == ["testOrders"]
    page.press("newFailure", "fixed")
    assert page.visible() == ["testPays"]
    page.press("newFailure")
    assert sorted(page.visible()) == ["testOrders", "testPays"]


def test_suites_without_a_visible_test_are_hidden(page):
    page.press("crashed")
    suites = page.locator("section.suite:visible")
    assert [suite.get_attribute("data-suite") for suite in suites.all()] == ["CheckoutTests"]


def test_chips_and_search_narrow_each_other(page):
    page.press("failed")
    page.search("cart")
    # The first is in the same file.
    assert sorted(page.visible()) == [
        "class setUp", "testChecksStock", "testLeavesTask", "testOrders", "testRefunds"]
