import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { z } from "zod";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import {
  daysAmount,
  emailField,
  idField,
  isoDateField,
  Nothing,
  oneOf,
  orNone,
  optionalText,
  parseInput,
  text,
  wholeNumber,
  yesElseNo,
  yesOrNo,
} from "./inputs.ts";
import { Refusal } from "./refusal.ts";

function messages(schema: z.ZodType, raw: unknown): string | undefined {
  try {
    parseInput(schema, raw);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error).toMatchObject({ kind: "invalid", code: "invalid_input" });
    return error.message;
  }
}

describe("text", () => {
  const Named = z.object({ name: text({ max: 5 }), notes: optionalText({ max: 20, multiline: true }) });

  test("text is trimmed and composed", () => {
    expect(parseInput(Named, { name: "  Zoe\u0308 ", notes: " a\r\nb\tc " })).toEqual({
      name: "Zoë",
      notes: "a\nb\tc",
    });
    expect(parseInput(Named, { name: "<b>", notes: null })).toEqual({ name: "<b>" });
    expect(parseInput(Named, { name: "<b>", notes: "  " })).toEqual({ name: "<b>" });
  });

  test.each([
    [{}, "Name is required"],
    [{ name: null }, "Name is required"],
    [{ name: "   " }, "Name is required"],
    [{ name: "\u200b\u200b" }, "Name is required"],
    [{ name: 5 }, "Name must be text"],
    [{ name: ["Ann"] }, "Name must be text"],
    [{ name: "Annabel" }, "Name must be at most 5 characters"],
    [{ name: "a\u0000b" }, "Name can't contain control characters"],
    [{ name: "a\nb" }, "Name can't contain control characters"],
    [{ name: "a\u001b[1m" }, "Name can't contain control characters"],
    [{ name: "a\u2028b" }, "Name can't contain control characters"],
    [{ name: "a\u202eb" }, "Name can't contain control characters"],
    [{ name: "a\ud800b" }, "Name can't contain control characters"],
    [{ name: "Ann", notes: "a\u0007" }, "Notes can't contain control characters"],
  ])("%j is refused with %j", (raw, message) => expect(messages(Named, raw)).toBe(message));
});

describe("amounts of days", () => {
  const Amount = z.object({ days: daysAmount() });

  test.each([0, 0.5, -3, 10_000, "2.5", " 7 ", "-1"])("%j is an amount", (days) =>
    expect(parseInput(Amount, { days })).toEqual({ days: Number(days) }),
  );

  test.each([
    [undefined, "Days are required"],
    ["", "Days are required"],
    [Number.NaN, "Days must be a number"],
    [Number.POSITIVE_INFINITY, "Days must be a number"],
    ["12abc", "Days must be a number"],
    ["1e5", "Days must be a number"],
    ["0x10", "Days must be a number"],
    [true, "Days must be a number"],
    [[1], "Days must be a number"],
    [0.3, "Days must be a multiple of 0.5"],
    [1e300, "Days must be at most 10000"],
    [-10_000.5, "Days must be at least -10000"],
  ])("%j is refused with %j", (days, message) => expect(messages(Amount, { days })).toBe(message));
});

describe("other fields", () => {
  const Fields = z
    .object({
      on: isoDateField("When?"),
      email: emailField(),
      officeId: idField("Unknown office", "Office, please"),
      managerId: orNone(idField("Unknown manager")),
      role: oneOf(["Low", "Middle", "High"]),
      year: wholeNumber({ min: 2000, max: 2100 }),
      isHalfDay: yesElseNo(),
      isOpen: yesOrNo(),
    })
    .partial();

  test.each([
    [{ on: "" }, "When?"],
    [{ on: "2027-02-30" }, "On must be a real date, like 2027-03-01"],
    [{ on: 20270301 }, "On must be a real date, like 2027-03-01"],
    [{ on: "1899-12-31" }, "On must be between 1900 and 2199"],
    [{ on: "2200-01-01" }, "On must be between 1900 and 2199"],
    [{ email: "" }, "Invalid email address"],
    [{ email: "jane" }, "Invalid email address"],
    [{ email: "jane@localhost" }, "Invalid email address"],
    [{ email: "erased-1@erased.invalid" }, "Invalid email address"],
    [{ email: "jane doe@example.com" }, "Invalid email address"],
    [{ email: "jane@example.com\r\nBcc: all@example.com" }, "Invalid email address"],
    [{ email: "\u212aim@example.com" }, "Invalid email address"],
    [{ email: "jul\u0130a@example.com" }, "Invalid email address"],
    [{ email: ".jane@example.com" }, "Invalid email address"],
    [{ email: "ja..ne@example.com" }, "Invalid email address"],
    [{ email: "jane@-example.com" }, "Invalid email address"],
    [{ email: "<jane@example.com>" }, "Invalid email address"],
    [{ email: `${"j".repeat(65)}@example.com` }, "Invalid email address"],
    [{ email: `jane@${"example.".repeat(32)}com` }, "Invalid email address"],
    [{ officeId: "" }, "Office, please"],
    [{ officeId: "1 OR 1=1" }, "Unknown office"],
    [{ managerId: 7 }, "Manager must be text"],
    [{ managerId: "x" }, "Unknown manager"],
    [{ role: "low" }, "Role must be Low, Middle, or High"],
    [{ role: ["Low"] }, "Role must be Low, Middle, or High"],
    [{ year: 2027.5 }, "Year must be a whole number"],
    [{ year: 1999 }, "Year must be at least 2000"],
    [{ year: "2101" }, "Year must be at most 2100"],
    [{ isHalfDay: "yes" }, "Half day must be true or false"],
    [{ isOpen: 1 }, "Open must be true or false"],
  ])("%j is refused with %j", (raw, message) => expect(messages(Fields, raw)).toBe(message));

  test("values are normalized", () => {
    const id = "0190A1B2-0000-7000-8000-000000000000";
    const raw = {
      on: " 2027-03-01 ",
      email: " Jane.O'Hara+x@Sub.Example.co.uk ",
      officeId: id,
      managerId: "none",
      role: "High",
      year: "2027",
      isHalfDay: "",
      isOpen: "false",
    };
    expect(parseInput(Fields, raw)).toEqual({
      on: "2027-03-01",
      email: "jane.o'hara+x@sub.example.co.uk",
      officeId: id.toLowerCase(),
      managerId: null,
      role: "High",
      year: 2027,
      isHalfDay: false,
      isOpen: false,
    });
  });
});

describe("an input", () => {
  const Outer = z.object({ name: text({ max: 9 }), ptoBalanceOverride: daysAmount(), in: z.object({ x: yesOrNo() }) });

  test("the refusal's message is the first problem, and each field's own problem is listed by its dotted name", () => {
    try {
      parseInput(Outer, { name: " ", in: { x: 3 } });
      throw new Error("not refused");
    } catch (error) {
      expect(error).toMatchObject({
        message: "Name is required",
        fields: {
          name: "Name is required",
          ptoBalanceOverride: "Vacation allowance is required",
          "in.x": "X must be true or false",
        },
      });
    }
  });

  test.each([
    [null, "The input is required"],
    [[], "The input must be an object"],
    ["text", "The input must be an object"],
    [7, "The input must be an object"],
    [undefined, "Name is required"],
  ])("%j is refused with %j", (raw, message) => expect(messages(Outer, raw)).toBe(message));

  test("unknown fields are dropped, including prototypes", () => {
    const Named = z.object({ name: text({ max: 9 }) });
    const raw: unknown = JSON.parse('{"name":"Ann","role":"Owner","__proto__":{"isAdmin":true}}');
    const parsed = parseInput(Named, raw);
    expect(parsed).toEqual({ name: "Ann" });
    expect("isAdmin" in parsed).toBe(false);
  });

  test("an operation without input accepts any value", () => {
    for (const raw of [undefined, {}, null, [1], "x"]) expect(parseInput(Nothing, raw)).toEqual({});
  });

  test("a refusal never shows the validator's own wording, for any input", () => {
    const Everything = z.object({
      name: text({ max: 9 }),
      on: isoDateField(),
      email: emailField(),
      days: daysAmount(),
      role: oneOf(["A", "B"]),
      isOpen: yesOrNo(),
      id: idField("Unknown"),
      inner: z.object({ x: yesOrNo() }),
    });
    const keys = fc.constantFrom("name", "on", "email", "days", "role", "isOpen", "id", "inner", "x");
    assertProperty(
      fc.property(fc.oneof(fc.dictionary(keys, fc.anything()), fc.anything()), (raw) => {
        const message = messages(Everything, raw);
        if (message !== undefined) {
          expect(message).not.toMatch(/invalid input|expected|received|undefined|NaN|too (big|small)|zod/i);
          expect(message).toMatch(/ /);
        }
      }),
      { numRuns: 500 },
    );
  });
});
