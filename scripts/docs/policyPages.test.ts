import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parseDocument } from "#core/policies/document/parseDocument.ts";
import { templates } from "#core/policies/templates/templates.ts";
import { policyPages } from "./policyPages.ts";
import { policySections } from "./policySections.ts";
import { schemaFields } from "./schemaFields.ts";

const pages = policyPages();
const fields = policySections.flatMap(({ title, schema, elsewhere }) =>
  schemaFields(schema, elsewhere).map((field) => ({ ...field, title })),
);

test.each([...pages])("%s matches the schema and the templates: npm run policies-doc writes it", (path, page) => {
  expect(readFileSync(path, "utf8")).toBe(page);
});

test("every page in docs/policies is the page of a template", () => {
  expect(readdirSync("docs/policies").toSorted()).toEqual(templates.map(({ id }) => `${id}.md`).toSorted());
});

test("every field has a meaning and an example", () => {
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter(({ meaning, example }) => meaning === "" || example === undefined)).toEqual([]);
});

test.each(fields.filter(({ title, path }) => title === "Grants" && !path.includes(".")))(
  "the example of a grant's $path is valid",
  ({ path, example }) => {
    const needs = { lastOfYear: { frequency: "monthly" }, amountPer: { frequency: "monthly" } }[path];
    const grant = { amount: 20, frequency: "yearly", ...needs, [path]: example };
    expect(() => parseDocument({ unit: "day", grants: [grant] })).not.toThrow();
  },
);

test.each(fields.filter(({ title, path }) => title === "Booking" && !path.includes(".")))(
  "the example of booking.$path is valid",
  ({ path, example }) => {
    expect(() => parseDocument({ unit: "day", booking: { [path]: example } })).not.toThrow();
  },
);

test.each(fields.filter(({ title }) => title === "Leave type"))(
  "the example of the leave type's $path is valid",
  ({ path, example }) => {
    const grants = [{ amount: 20, frequency: "yearly" }];
    expect(() => parseDocument({ unit: "day", grants, [path]: example })).not.toThrow();
  },
);
