import { expect, test } from "@jest/globals";
import { ROLES } from "#core/people/access/roles.ts";
import { coverageText } from "./coverageText.ts";
import { teamScope } from "./teamScope.ts";

test.each([
  [{ minimum: 1 }, "At least 1 person"],
  [{ minimum: 3 }, "At least 3 people"],
  [{ percent: 50 }, "At least 50%"],
  [{ minimum: 2, percent: 50 }, "At least 2 people and 50%"],
])("the limit %j is shown as %j", (limit, text) => {
  expect(coverageText(limit)).toBe(text);
});

test("people see their own teams, Managers also those of people below them, and Admins all teams", () => {
  const scopes = ROLES.map((role) => [role, teamScope({ id: "me", role })]);
  expect(Object.fromEntries(scopes)).toEqual({
    Employee: { viewerId: "me", andBelow: false, all: false },
    Manager: { viewerId: "me", andBelow: true, all: false },
    Admin: { viewerId: "me", andBelow: true, all: true },
    Owner: { viewerId: "me", andBelow: true, all: true },
  });
});
