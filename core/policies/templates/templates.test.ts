import { expect, test } from "@jest/globals";
import { simulateCase } from "#core/simulation/simulateCase.ts";
import { parseDocument } from "../document/parseDocument.ts";
import { templateExamples } from "./examples/templateExamples.ts";
import { templates } from "./templates.ts";

const examples = templates.flatMap((template) =>
  (templateExamples[template.id] ?? []).map((example) => ({ template, example })),
);

test.each(templates)("the document of $id is valid", ({ document }) => {
  expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test("the gallery has the statutory minimums of at least 15 countries and at least 11 company styles", () => {
  const countries = new Set(templates.flatMap(({ kind, country }) => (kind === "statutory" ? (country ?? []) : [])));
  expect(countries.size).toBeGreaterThanOrEqual(15);
  expect(templates.filter(({ kind }) => kind === "company").length).toBeGreaterThanOrEqual(11);
});

test("every template has its own id, a source, a year, and at least two examples", () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  expect(Object.keys(templateExamples).toSorted()).toEqual(templates.map(({ id }) => id).toSorted());
  for (const { id, source, year, kind, country } of templates) {
    expect({ id, isComplete: source !== "" && year >= 2020 }).toEqual({ id, isComplete: true });
    expect({ id, hasCountry: country !== undefined }).toEqual({ id, hasCountry: kind === "statutory" });
    expect(templateExamples[id]?.length).toBeGreaterThanOrEqual(2);
  }
});

test.each(
  examples.map(({ template, example }) => [`${template.id}: a person ${example.title}`, template, example] as const),
)("%s", (_, { document }, { person, events = [], asOf, ask, expected }) => {
  const answer = simulateCase({ policy: document, person, events, asOf, ask });
  if (expected === null || "error" in answer) expect(answer).toEqual({ value: expected });
  else expect(answer.value).toBeCloseTo(expected, 2);
});
