import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { SCOPES } from "#core/keys/scopes.ts";
import { keyOf } from "#tests/arranging/keyOf.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { curl, curlExamples } from "#tests/arranging/curlExamples.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { API_ERRORS } from "./document/apiErrors.ts";

await testDatabase();
const { url } = await httpServer(testClock());
const { manager, erin } = await testOrganization();
const page = readFileSync("docs/api.md", "utf8");
const examples = curlExamples(page);

test("the examples of docs/api.md work in their order, as they are", async () => {
  const variables = { AWAYDAY_URL: url, AWAYDAY_KEY: (await keyOf(erin)).token, REQUEST: "" };
  const statuses: number[] = [];
  for (const example of examples) {
    const isDecision = example.includes("/decision");
    const used = isDecision ? { ...variables, AWAYDAY_KEY: (await keyOf(manager)).token } : variables;
    const { status, body } = await curl(example, used);
    if (status === 201) variables.REQUEST = body.id;
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 201, 200, 200, 200]);
});

test("docs/api.md names every scope, and every error with its codes", () => {
  expect(SCOPES.filter((scope) => !page.includes(`\`${scope}\``))).toEqual([]);
  for (const { status, when, codes, rules = [] } of API_ERRORS) {
    const named = [...codes, ...rules].map((code) => `\`${code}\``).join(", ");
    expect(page).toContain(`| ${status} | ${when} | ${named} |`);
  }
});
