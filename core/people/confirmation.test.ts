import { describe, expect, test } from "@jest/globals";
import { confirmedBy } from "./confirmation.ts";

const now = new Date("2027-03-01T15:00:00Z");
const justNow = new Date("2027-03-01T14:50:01Z");
const earlier = new Date("2027-03-01T14:50:00Z");
const facts = { hasFactor: false, hasPassword: true, hasGoogle: false, confirmedAt: null, signedInAt: null, now };
const byGoogle = { hasPassword: false, hasGoogle: true };

describe("the confirmation of a change of the second factor", () => {
  test.each([
    ["a new one is set up right after signing in with nothing more", { signedInAt: justNow }, "nothing"],
    ["a new one is set up later with the password", { signedInAt: earlier }, "password"],
    [
      "a new one is set up later without a password by confirming with Google",
      { ...byGoogle, signedInAt: earlier },
      "google",
    ],
    [
      "a new one without password and Google needs a new sign-in",
      { hasPassword: false, signedInAt: earlier },
      "signIn",
    ],
    [
      "one that is on needs the password, however fresh the session",
      { hasFactor: true, signedInAt: justNow },
      "password",
    ],
    [
      "one that is on needs a code where there is no password",
      { hasFactor: true, ...byGoogle, confirmedAt: justNow },
      "code",
    ],
    ["without a session the password counts", {}, "password"],
  ] as const)("%s", (_, given, by) => expect(confirmedBy({ ...facts, ...given })).toBe(by));
});

describe("the confirmation of a change of the email or a first password", () => {
  test.each([
    ["a person without a password confirms with Google", byGoogle, "google"],
    ["a confirmation counts for ten minutes", { ...byGoogle, confirmedAt: justNow }, "nothing"],
    ["a confirmation expires after ten minutes", { ...byGoogle, confirmedAt: earlier }, "google"],
    ["a confirmation doesn't replace a password", { hasGoogle: true, confirmedAt: justNow }, "password"],
  ] as const)("%s", (_, given, by) => expect(confirmedBy({ ...facts, ...given })).toBe(by));
});
