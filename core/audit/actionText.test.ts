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
])("%s reads %j", (action, text) => {
  expect(actionText(action)).toBe(text);
});

test("the filter offers every action once, those of visitors too", () => {
  const actions = auditActions().map(([action]) => action);
  expect(actions).toEqual(expect.arrayContaining(["editUser", "failSignIn", "refuseCall", "signIn", "signOut"]));
  expect(new Set(actions).size).toBe(actions.length);
});

test.each([
  [{ actorName: "Ann", source: "web" }, "Ann"],
  [{ actorName: null, source: "clock" }, "Awayday"],
  [{ actorName: null, source: "web" }, "Someone not signed in"],
])("%j was done by %s", (line, who) => {
  expect(actorText(line)).toBe(who);
});
