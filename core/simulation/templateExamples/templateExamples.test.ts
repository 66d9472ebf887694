import { expect, test } from "@jest/globals";
import { templates } from "#core/policies/templates/templates.ts";
import { simulateCase } from "../simulateCase.ts";
import { templateExamples } from "./templateExamples.ts";

const examples = templates.flatMap((template) =>
  (templateExamples[template.id] ?? []).map((example) => ({ template, example })),
);

test("every template has at least two examples", () => {
  expect(Object.keys(templateExamples).toSorted()).toEqual(templates.map(({ id }) => id).toSorted());
  expect(templates.filter(({ id }) => (templateExamples[id]?.length ?? 0) < 2)).toEqual([]);
});

test.each(
  examples.map(({ template, example }) => [`${template.id}: a person ${example.title}`, template, example] as const),
)("%s", (_, { document }, { person, events = [], asOf, ask, expected }) => {
  const answer = simulateCase({ policy: document, person, events, asOf, ask });
  if (expected === null || "error" in answer) expect(answer).toEqual({ value: expected });
  else expect(answer.value).toBeCloseTo(expected, 2);
});
