import { expect, test } from "@jest/globals";
import { assertMayRelyOnGoogle, assertPasswordsAllowed, assertWithoutSso, isManagedByGoogle } from "./googleOnly.ts";

test("passwords are accepted until the organization signs in only with Google", () => {
  expect(() => assertPasswordsAllowed({ googleOnly: false })).not.toThrow();
  expect(() => assertPasswordsAllowed({ googleOnly: true })).toThrow(
    expect.objectContaining({ kind: "forbidden", message: "Your organization uses Google sign-in" }),
  );
});

test.each([
  [{ isSetUp: true, isLinked: true }, undefined],
  [{ isSetUp: true, isLinked: false }, "google_not_linked"],
  [{ isSetUp: false, isLinked: false }, "google_not_set_up"],
  [{ isSetUp: false, isLinked: true }, "google_not_set_up"],
])("with %j, the refusal of Google-only sign-in is %s", (google, code) => {
  const rely = () => assertMayRelyOnGoogle(google);
  if (code) expect(rely).toThrow(expect.objectContaining({ kind: "conflict", code }));
  else expect(rely).not.toThrow();
});

test.each([
  ["ann@acme.example", "acme.example", true],
  ["ann@acme.example", null, false],
  ["ann@acme.example", "", false],
  ["Ann@Gmail.com", null, true],
  ["ann@googlemail.com", null, true],
  ["ann@notgmail.com", null, false],
])("%s of the Workspace %s is managed by Google: %s", (email, hostedDomain, expected) => {
  expect(isManagedByGoogle({ email, hostedDomain })).toBe(expected);
});

test("Google can't be the only way to sign in while a connection for single sign-on is on", () => {
  expect(() => assertWithoutSso(true)).toThrow("Turn off every connection under Single sign-on first");
  expect(() => assertWithoutSso(false)).not.toThrow();
});
