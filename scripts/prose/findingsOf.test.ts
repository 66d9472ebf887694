import { expect, test } from "@jest/globals";
import { findingsOf } from "./findingsOf.ts";

const linesOf = (file: string, text: string) => findingsOf(file, text).map(({ line }) => line);

test("comments, test titles, and visible texts are checked; code and strings for code are not", () => {
  const source = [
    "/** Counts anew. */",
    'test("somebody signs in", () => {});',
    'test.each([1])("whoever asks", () => {});',
    'const somebody = map.get("anew");',
    "// A comment that goes on",
    "// over lines: organise it.",
  ].join("\n");
  expect(linesOf("core/a.test.ts", source)).toEqual([1, 5, 2, 3]);
});

test("texts that people see are checked, on the web and in refusals", () => {
  expect(linesOf("console/dashboard/requests/A.tsx", "const A = () => (\n  <p>Request for somebody</p>\n);")).toEqual([
    2,
  ]);
  expect(linesOf("core/people/a.ts", 'throw new Refusal("rule", "a", "Somebody else was faster");')).toEqual([1]);
});

test("a sentence may not open with a clause, and a question may", () => {
  expect(linesOf("a.md", "What a page shows is here.\n\nThe rest. Whether it is read, nobody knows.")).toEqual([1, 3]);
  expect(linesOf("a.md", "What is a page?\n\nIt shows what is here. Who's away")).toEqual([]);
});

test("documents are checked except for code and addresses", () => {
  expect(linesOf("a.md", "Call `somebody` or [this](docs/anew.md).\n```\nanew\n```\n| e-mail | x |")).toEqual([5]);
});
