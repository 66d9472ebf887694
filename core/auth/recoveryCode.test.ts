import { expect, test } from "@jest/globals";
import { normalRecoveryCode, recoveryCodeOf } from "./recoveryCode.ts";

const CODE = recoveryCodeOf(Uint8Array.from({ length: 24 }, (_, nth) => nth * 11));

test("a recovery code has six groups of four distinguishable digits", () => {
  expect(CODE).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
});

test("different bytes make different codes", () => {
  expect(recoveryCodeOf(new Uint8Array(24))).not.toBe(recoveryCodeOf(new Uint8Array(24).fill(1)));
});

test.each([CODE, CODE.toUpperCase(), CODE.replaceAll("-", ""), ` ${CODE.replaceAll("-", " ")}\n`])(
  "%j is read as the original code",
  (typed) => expect(normalRecoveryCode(typed)).toBe(CODE),
);

test("letters that look like digits are read as digits", () => {
  expect(normalRecoveryCode("OIlo".repeat(6))).toBe("0110-0110-0110-0110-0110-0110");
});

test.each(["", "123456", "u".repeat(24), `${CODE}0`, CODE.slice(1)])("%j can't be a recovery code", (typed) =>
  expect(normalRecoveryCode(typed)).toBe(""),
);
