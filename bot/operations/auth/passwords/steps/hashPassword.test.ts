import { expect, test } from "@jest/globals";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations, systemClock } from "#bot/operations/runtime.ts";
import { hashPassword, isPassword } from "./hashPassword.ts";

// Leaves the hashing cost unset, so passwords are hashed as in production.
configureOperations({ clock: systemClock, sealer: createSealer(["unused"]) });

test("a password is hashed with 19 MiB and two passes, each time with a new salt", async () => {
  const [one, other] = [await hashPassword("a good password", {}), await hashPassword("a good password", {})];
  for (const made of [one, other]) expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test("only the password itself matches, and nothing matches a missing hash", async () => {
  const made = await hashPassword("a good password", {});
  expect(await isPassword("a good password", made, {})).toBe(true);
  expect(await isPassword("a good passwort", made, {})).toBe(false);
  expect(await isPassword("nobody's password", null, {})).toBe(false);
});
