// What the page says of each test, for a comparison with the other reports.
() => {
  const failures = (root, kind) => [...root.querySelectorAll(`article.${kind}`)]
    .filter(failure => failure.closest("section.attempt, details.test") === root)
    .map(failure => ({
      place: failure.querySelector(".place code").textContent,
      line: Number(failure.dataset.line),
      text: [...failure.querySelectorAll("pre:not(.source)")].map(text => text.textContent.trimEnd()).join("\n"),
    }));
  return [...document.querySelectorAll("details.test")].map(test => ({
    ...test.dataset,
    failures: failures(test, "failure"),
    expected: failures(test, "expected"),
    earlier: [...test.querySelectorAll("section.attempt")].map(attempt => ({
      number: Number(attempt.dataset.attempt), failures: failures(attempt, "failure"),
    })),
    note: test.querySelector("summary .note")?.textContent ?? "",
    output: [...test.querySelectorAll("pre.output")]
      .filter(output => !output.closest("section.attempt"))
      .map(output => output.textContent).join(""),
    tags: [...test.querySelectorAll("summary .tag")].map(tag => tag.textContent),
  }));
}
