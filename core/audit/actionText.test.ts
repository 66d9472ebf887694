import { expect, test } from "@jest/globals";
import { actionText, actorText, auditActions } from "./actionText.ts";

test.each([
  ["failSignIn", "Failed sign-in"],
  ["signOut", "Signed out"],
  ["confirmPassword", "Confirmed the password"],
  ["refuseCall", "Access denied"],
  ["previewImport", "Previewed an import"],
  ["readReports", "Read a report"],
  ["editUser", "Edit user"],
])("the action %s is shown as %j", (action, text) => {
  expect(actionText(action)).toBe(text);
});

test("the filter lists each action once, including those of visitors", () => {
  const actions = auditActions().map(([action]) => action);
  expect(actions).toEqual(expect.arrayContaining(["editUser", "failSignIn", "refuseCall", "signIn", "signOut"]));
  expect(new Set(actions).size).toBe(actions.length);
});

test.each([
  [{ actorName: "Ann", source: "web" }, "Ann"],
  [{ actorName: null, source: "clock" }, "Awayday"],
  [{ actorName: null, source: "web" }, "Someone not signed in"],
])("the event %j names %s as its actor", (entry, who) => {
  expect(actorText(entry)).toBe(who);
});
