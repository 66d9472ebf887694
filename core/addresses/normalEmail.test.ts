import { expect, test } from "@jest/globals";
import { normalEmail } from "./normalEmail.ts";

test.each([
  [" Ann.K\u00d6@Acme.Test ", "ann.k\u00d6@acme.test"],
  ["\u0130ris@acme.test", "\u0130ris@acme.test"],
  ["\u212aim@acme.test", "\u212aim@acme.test"],
])("%s is stored, found, and counted as %s", (email, normal) => {
  expect(normalEmail(email)).toBe(normal);
  expect(normalEmail(normal)).toBe(normal);
});
