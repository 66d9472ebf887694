import { expect, test } from "@jest/globals";
import { access } from "#core/people/access/access.ts";
import { actionText, actorText, auditActions } from "./actionText.ts";

test.each([
  ["failSignIn", "Failed sign-in"],
  ["signOut", "Signed out"],
  ["confirmPassword", "Confirmed their password"],
  ["refuseCall", "Access denied"],
  ["previewImport", "Previewed an import"],
  ["readReports", "Viewed a report"],
  ["editUser", "Edited a person"],
  ["renameTeam", "Rename team"],
])("the action %s is shown as %j", (action, text) => {
  expect(actionText(action)).toBe(text);
});

const READS = /^(browse|list|match|preview|read|simulate|watch)[A-Z]/;

test.each(Object.keys(access).filter((verb) => !READS.test(verb)))(
  "the filter lists the action %s with a text",
  (verb) => {
    expect(auditActions().map(([action]) => action)).toContain(verb);
  },
);

test("the filter lists no operation that leaves no audit event", () => {
  const reads = auditActions().flatMap(([action]) => (READS.test(action) ? [action] : []));
  expect(reads.toSorted()).toEqual(["previewImport", "readEvidence", "readPayroll", "readReports"]);
});

test("the filter lists each action once, including those of visitors", () => {
  const actions = auditActions().map(([action]) => action);
  expect(actions).toEqual(expect.arrayContaining(["editUser", "failSignIn", "refuseCall", "signIn", "signOut"]));
  expect(new Set(actions).size).toBe(actions.length);
});

test.each([
  [{ action: "editUser", actorName: "Ann", source: "web" }, "Ann"],
  [{ action: "postDue", actorName: null, source: "clock" }, "Awayday"],
  [{ action: "failSignIn", actorName: null, source: "web" }, "Someone not signed in"],
  [{ action: "loseSlack", actorName: null, source: "slack" }, "Slack"],
])("the event %j names %s as its actor", (entry, who) => {
  expect(actorText(entry)).toBe(who);
});
