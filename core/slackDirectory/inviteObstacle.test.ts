import { expect, test } from "@jest/globals";
import { inviteObstacle, isInvitable } from "./inviteObstacle.ts";

test.each([
  ["a person of the workspace", { kind: "person", isDeleted: false }, true],
  ["a guest", { kind: "guest", isDeleted: false }, true],
  ["a bot", { kind: "bot", isDeleted: false }, false],
  ["a member of another workspace", { kind: "stranger", isDeleted: false }, false],
  ["a person who left Slack", { kind: "person", isDeleted: true }, false],
] as const)("%s: may be invited is %j", (_, member, isTrue) => expect(isInvitable(member)).toBe(isTrue));

const ANA = { email: "Ana@acme.example", isEmailConfirmed: true };

test.each([
  [ANA, {}, null],
  [ANA, { domain: "acme.example" }, null],
  [ANA, { domain: "other.example" }, "otherDomain"],
  [ANA, { isInvited: true }, "invited"],
  [{ ...ANA, isEmailConfirmed: false }, {}, "unconfirmedEmail"],
  [{ ...ANA, email: null }, {}, "noEmail"],
  [{ ...ANA, email: "ana@localhost" }, {}, "noEmail"],
])("the obstacle to inviting %j with %j is %j", (member, facts, obstacle) =>
  expect(inviteObstacle(member, { isInvited: false, domain: null, ...facts })).toBe(obstacle),
);
