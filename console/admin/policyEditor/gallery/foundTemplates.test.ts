import { expect, test } from "@jest/globals";
import { templates } from "#core/policies/templates/templates.ts";
import { foundTemplates } from "./foundTemplates.ts";

const namesOf = (words: string, kind: "all" | "statutory" | "company" = "all", leaveType = "vacation") =>
  foundTemplates({ words, kind, leaveType }).map(({ id }) => id);

test("every template is found without a search, those for the leave type first", () => {
  expect(namesOf("")).toHaveLength(templates.length);
  expect(
    namesOf("", "all", "sick")
      .slice(0, 4)
      .every((id) => /sick|personal/.test(id)),
  ).toBe(true);
});

test("a search finds the templates whose name, source, or sentence contains every word", () => {
  expect(namesOf("germany")).toEqual(["de-annual-leave"]);
  expect(namesOf("5.6 WEEKS")).toEqual(["gb-annual-leave"]);
  expect(namesOf("germany", "company")).toEqual([]);
});
