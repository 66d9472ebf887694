import { expect, test } from "@jest/globals";
import { webhookEventOf } from "./webhookEventOf.ts";

test.each([
  ["acceptInvitation", ["invitation", "i"], { userId: "u" }, "person.added", { userId: "u" }],
  ["editUser", ["user", "u"], { role: "Manager" }, "person.changed", { userId: "u" }],
  ["importPeople", ["user", "u"], {}, "person.added", { userId: "u" }],
  ["provisionPeople", ["user", "u"], {}, "person.added", { userId: "u" }],
  ["joinBySso", ["user", "u"], { role: "Employee" }, "person.added", { userId: "u" }],
  ["acceptJoinRequest", ["user", "u"], { role: "Employee" }, "person.added", { userId: "u" }],
  ["changeEmail", ["user", "u"], { email: { text: "t" } }, "person.changed", { userId: "u" }],
  ["deactivateUser", ["user", "u"], { isActive: false }, "person.deactivated", { userId: "u" }],
  ["erasePerson", ["user", "u"], {}, "person.changed", { userId: "u" }],
  ["editPolicy", ["policy", "p"], {}, "policy.changed", { policyId: "p" }],
  ["createClosure", ["closure", "c"], {}, "closure.added", { closureId: "c" }],
  ["deleteClosure", ["closure", "c"], undefined, "closure.deleted", { closureId: "c" }],
] as const)("%s causes a message about it", (action, subject, after, event, data) => {
  expect(webhookEventOf(action, { subject, after })).toEqual({ event, data });
});

test("an import distinguishes changed people from new ones", () => {
  const changed = { subject: ["user", "u"] as const, before: { role: "Employee" }, after: { role: "Manager" } };
  expect(webhookEventOf("importPeople", changed)?.event).toBe("person.changed");
});

test("a new email causes no message before it is confirmed", () => {
  const requested = { subject: ["user", "u"] as const, after: { requested: { text: "t" } } };
  expect(webhookEventOf("changeEmail", requested)).toBeUndefined();
});

test.each([
  ["signIn", ["user", "u"]],
  ["decideRequest", ["request", "r"]],
  ["editTeam", ["team", "t"]],
  ["connectSlack", ["slack", null]],
] as const)("%s causes no message", (action, subject) => {
  expect(webhookEventOf(action, { subject })).toBeUndefined();
});
