import { expect, test } from "@jest/globals";
import { newTotpSecret, totpStep, totpUri } from "./totp.ts";
import { totpCode } from "#tests/arranging/totpCode.ts";

/** Source: RFC 6238, appendix B: "12345678901234567890" in Base32. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at second %d the code of RFC 6238 is %s", (seconds, code) => {
  expect(totpCode(SECRET, at(seconds))).toBe(code);
  expect(totpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test("a code is valid one step early and one step late, and returns its own step", () => {
  const code = totpCode(SECRET, at(1234567890));
  const steps = [-60, -30, 0, 30, 60].map((off) => totpStep(SECRET, code, at(1234567890 + off)));
  expect(steps).toEqual([undefined, 41152263, 41152263, 41152263, undefined]);
});

test.each(["", "28708", "2870820", "28708x", "000000"])("%j is not a code", (code) =>
  expect(totpStep(SECRET, code, at(59))).toBeUndefined(),
);

test("every secret is new and has 160 bits", () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(one);
});

test("the setup URI names the product and the account", () => {
  expect(totpUri(SECRET, "ann@example.com")).toBe(
    `otpauth://totp/Awayday:ann%40example.com?issuer=Awayday&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
