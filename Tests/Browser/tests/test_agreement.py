"""The page says the same as the lines of JSON, test by test."""

import pytest

import results
import scenes
from report import script
from visible import visible, visible_lines

SCENES = ["outcomes", "before", "repeated", "calm", "hostile"]


@pytest.fixture(params=SCENES, scope="module")
def run(request, reports, open_shared):
    """A scene's results and failures of no test by JSON, and the page, which no test changes."""
    by_json = results.from_json(scenes.load(reports / f"{request.param}.jsonl"))
    return *by_json, open_shared(request.param)


def rows(page):
    """What the page says of each test, by the test's shown name."""
    tests = page.page.evaluate(script("tests"))
    return {
        (test["module"], test["suite"], test["name"], int(test["repetition"])): test
        for test in tests}


def shown(test):
    """A test as the page names it."""
    return tuple(visible(part) for part in test[:3]) + test[3:]


def bare(text):
    """The lines without blanks at their ends."""
    return "\n".join(line.rstrip() for line in text.rstrip().split("\n"))


def is_same(text, expected):
    return bare(text) == bare(visible_lines(expected))


def check(failures, expected):
    assert [failure["place"] for failure in failures] == [visible(one.place) for one in expected]
    for failure, one in zip(failures, expected):
        assert is_same(failure["text"], one.text), (failure["text"][:200], one.text[:200])


def test_each_has_the_same_tests(run):
    by_json, _, page = run
    by_page = rows(page)
    assert len(by_json) == len(by_page) > 0
    assert {shown(test) for test in by_json} == set(by_page)


def test_outcomes_and_durations_agree(run):
    by_json, _, page = run
    by_page = rows(page)
    for test, result in by_json.items():
        row = by_page[shown(test)]
        assert row["outcome"] == result.outcome, test
        assert round(float(row["duration"]) * 1000) == result.microseconds, test


def test_failures_and_attempts_agree(run):
    by_json, _, page = run
    by_page = rows(page)
    for test, result in by_json.items():
        row = by_page[shown(test)]
        check(row["failures"], result.failures)
        check(row["expected"], result.expected)
        assert int(row["attempts"]) == len(result.earlier) + 1, test
        earlier = sorted(row["earlier"], key=lambda attempt: attempt["number"])
        for attempt, expected in zip(earlier, result.earlier, strict=True):
            check(attempt["failures"], expected)


def test_output_tags_and_reasons_agree(run):
    by_json, _, page = run
    by_page = rows(page)
    for test, result in by_json.items():
        row = by_page[shown(test)]
        assert is_same(row["output"], result.output), test
        assert row["tags"] == [visible(tag) for tag in result.tags], test
        if result.outcome == "skipped":
            assert row["note"] == visible(result.reason), test


def test_failures_of_no_test_agree(run):
    _, by_json, page = run
    texts = page.page.evaluate(
        "[...document.querySelectorAll('#unattributed article')].map(failure =>"
        " [failure.querySelector('.place code').textContent,"
        "  [...failure.querySelectorAll('pre:not(.source)')].map(text => text.textContent).join('\\n')])")
    assert texts == [[failure.place, visible_lines(failure.text)] for failure in by_json]


def test_the_scenes_have_what_is_to_be_compared(reports):
    """Otherwise the reports would agree because they are empty."""
    by_json, unattributed = results.from_json(scenes.load(reports / "outcomes.jsonl"))
    assert {result.outcome for result in by_json.values()} == set(results.OUTCOMES)
    assert any(results.LATE in one.text for result in by_json.values() for one in result.failures)
    assert unattributed and max(len(result.earlier) for result in by_json.values()) == 2
    repeated = results.from_json(scenes.load(reports / "repeated.jsonl"))[0]
    assert {test[3] for test in repeated} == {1, 2, 3}
