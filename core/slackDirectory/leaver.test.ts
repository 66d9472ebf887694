import { expect, test } from "@jest/globals";
import { assertLeft, leaverObstacle, type LeaverEvidence } from "./leaver.ts";

const PERSON = { name: "Ana Diaz", email: "ana@acme.example" };
const GONE = {
  id: "U1",
  name: "Ana",
  email: "Ana@acme.example",
  isEmailConfirmed: true,
  kind: "person",
  isDeleted: true,
} as const;
const BACK = { ...GONE, id: "U2", isDeleted: false };
const LINKED: LeaverEvidence = { listed: GONE, isLinked: true, linked: [GONE], isEmailActive: false };
const BY_EMAIL: LeaverEvidence = { ...LINKED, isLinked: false, linked: [] };

test.each<[string, LeaverEvidence]>([
  ["linked", LINKED],
  ["linked, under another email", { ...LINKED, listed: { ...GONE, email: null } }],
  ["only known by email", BY_EMAIL],
])("a person whose deactivated Slack user is %s has left", (_, evidence) =>
  expect(() => assertLeft(PERSON, evidence)).not.toThrow(),
);

test.each<[string, LeaverEvidence, code: string]>([
  ["who was reactivated in Slack", { ...LINKED, listed: { ...GONE, isDeleted: false } }, "active_in_slack"],
  ["who is active in another workspace", { ...LINKED, linked: [GONE, BACK] }, "active_in_slack"],
  ["who has a new Slack user with the same email", { ...BY_EMAIL, isEmailActive: true }, "active_in_slack"],
  [
    "whose Slack user has another email",
    { ...BY_EMAIL, listed: { ...GONE, email: "b@acme.example" } },
    "slack_link_changed",
  ],
  [
    "whose email a member of another workspace has",
    { ...BY_EMAIL, listed: { ...GONE, kind: "stranger" } },
    "slack_link_changed",
  ],
  ["whose Slack user is unknown", { ...LINKED, listed: undefined }, "slack_link_changed"],
])("a person %s hasn't left", (_, evidence, code) =>
  expect(() => assertLeft(PERSON, evidence)).toThrow(expect.objectContaining({ code })),
);

test("Admins can deactivate neither Owners nor themselves", () => {
  const me = { id: "me", role: "Admin" } as const;
  expect(leaverObstacle(me, me)).toBe("self");
  expect(leaverObstacle(me, { id: "o", role: "Owner" })).toBe("owner");
  expect(leaverObstacle(me, { id: "a", role: "Admin" })).toBeNull();
});
