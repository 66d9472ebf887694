import { expect, test } from "@jest/globals";
import { initials, nameFromEmail } from "./names.ts";

test.each([
  ["jane.doe@example.com", "Jane Doe"],
  ["JANE@example.com", "JANE"],
  ["jane_doe.smith@example.com", "Jane Doe Smith"],
  ["mary-ann.lee@example.com", "Mary-Ann Lee"],
  ["jane.doe+pto@example.com", "Jane Doe"],
  ["j2@example.com", "J2"],
  ["+@example.com", "+"],
  ["__@example.com", "__"],
])("%s becomes %s", (email, name) => expect(nameFromEmail(email)).toBe(name));

test.each([
  ["Jane Doe", "JD"],
  ["jane", "J"],
  ["Ana María de la Cruz", "AC"],
  ["  éva   ödön ", "ÉÖ"],
  ["𝒜da 李", "𝒜李"],
  ["", ""],
  ["   ", ""],
])("the initials of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));
