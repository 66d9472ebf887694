import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { naiveAnswer } from "#tests/policies/naive/naiveAnswers.ts";
import { simulateCase } from "./simulateCase.ts";
import { SimulationCase } from "./SimulationCase.ts";

interface PublishedCase {
  id: string;
  source: string;
  expected: number;
}

const file = new URL("../../tests/policies/publishedCases.json", import.meta.url);
const published = JSON.parse(readFileSync(file, "utf8")) as PublishedCase[];
const cases = published.map((one) => [one.id, one] as const);

test.each(cases)("the published policy %s gives the answer of its source", (_, { expected, ...one }) => {
  const answer = simulateCase(one);
  expect(answer).toEqual({ value: expect.closeTo(expected, 2) });
});

test.each(cases)("the day-by-day model agrees about the published policy %s", (_, { expected, ...one }) => {
  const { policy, person, events, asOf, ask } = SimulationCase.parse(one);
  expect(naiveAnswer({ policy, person, events }, asOf, ask)?.valueOf()).toBeCloseTo(expected, 2);
});
