import { expect, test } from "@jest/globals";
import { parseDocument } from "../document/parseDocument.ts";
import { postableDocument } from "../document/checks/postableDocument.ts";
import { templates } from "./templates.ts";

test.each(templates)("the document of $id is valid", ({ document }) => {
  expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test.each(templates)("$id can be posted, if the types that receive its excess have its leave year", ({ document }) => {
  const { leaveYear } = document;
  const sick = { unit: "day" as const, ...(leaveYear !== undefined && { leaveYear }) };
  const place = { type: "vacation", startsIn: 1, others: new Map([["sick", [sick]]]) };
  expect(postableDocument(document, place)).toEqual(document);
});

test("the gallery has the statutory minimums of at least 15 countries and at least 11 company styles", () => {
  const countries = new Set(templates.flatMap(({ kind, country }) => (kind === "statutory" ? (country ?? []) : [])));
  expect(countries.size).toBeGreaterThanOrEqual(15);
  expect(templates.filter(({ kind }) => kind === "company").length).toBeGreaterThanOrEqual(11);
});

test("every template has its own id, a source, and a year, and statutory ones have a country", () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { id, source, year, kind, country } of templates) {
    expect({ id, isComplete: source !== "" && year >= 2020 }).toEqual({ id, isComplete: true });
    expect({ id, hasCountry: country !== undefined }).toEqual({ id, hasCountry: kind === "statutory" });
  }
});
