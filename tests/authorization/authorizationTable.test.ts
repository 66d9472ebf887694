import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { authorizationTable } from "./authorizationTable.ts";

test("docs/authorization.md matches the declarations: npm run authorization writes it", () => {
  expect(readFileSync("docs/authorization.md", "utf8")).toBe(authorizationTable());
});
