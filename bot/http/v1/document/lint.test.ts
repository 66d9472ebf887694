import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "@jest/globals";
import spectral from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { openApi } from "./openApi.ts";

const document = openApi("https://awayday.example");
const MINOR = [1, 2, 3];

test("Redocly's strict rules find nothing in the document", async () => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: "/openapi.json", config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test("Spectral's OWASP rules find no error in the document", async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[owasp, "all"]] });
  const errors = (await linter.run(document)).filter(({ severity }) => !MINOR.includes(severity));
  expect(errors.map(({ code, path }) => `${code} ${path.join("/")}`)).toEqual([]);
});
