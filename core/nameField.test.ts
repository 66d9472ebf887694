import { describe, expect, test } from "@jest/globals";
import { cleanPersonName, nameField, personNameField } from "./nameField.ts";
import { parseInput } from "./inputs.ts";
import { z } from "zod";

const Organization = z.object({ name: nameField("Organization name is required") });
const Person = z.object({ name: personNameField() });

describe("an organization's name", () => {
  test.each([
    "St. John's Co.",
    "Amazon.com Inc",
    "Booking.com",
    "A/B Testing Ltd.",
    "24/7 Care",
    "Ratio 3:1",
    "No. 5",
    "Web & Co",
    "wwwonders",
    "Données: Paris",
    "Smith vs. Jones",
    "Zoë 李 GmbH",
    "خانه‌های تهران",
    "ක්‍රීඩා",
    "Family 👩‍👧 👩🏽‍💻 ❤️‍🔥",
    "Team 1\ufe0f\u20e3",
    "葛\u{e0100}飾",
    "Booking.com: Travel",
    "Version 4.2.1",
    "Part 4.2.1.5.6",
    "Acme [B: 1]",
  ])("%j is a name", (name) => expect(parseInput(Organization, { name })).toEqual({ name }));

  test.each([
    "http://evil.com",
    "Pay at HTTPS://EVIL.example now",
    "hxxp://evil",
    "www.evil.com",
    "See WWW.Evil.com",
    "evil.com/x",
    "Claim: evil.co.uk/prize",
    "evil.com:8080",
    "evil.com?a=1",
    "ftp:evil",
    "mailto:me@evil.com",
    "evil.com#x",
    "evil.page/",
    "evil\uff0ecom/win",
    "evil\u3002com/win",
    "evil\uff61com/win",
    "ｅｖｉｌ.com/win",
    "evil.xn--p1ai/win",
    "Prize: 192.0.2.1/win",
    "192.0.2.1",
    "Prize at 192.0.2.1.",
    "Go x.192.0.2.1/win",
    "Go [2001:db8::1]/win",
    "Go evil.भारत/win",
  ])("%j is refused because of its web address", (name) =>
    expect(() => parseInput(Organization, { name })).toThrow("Name can't contain a web address"),
  );

  test.each([
    ["a zero-width space", "Ac\u200bme"],
    ["a zero-width joiner between Latin letters", "Ac\u200dme"],
    ["a word joiner", "Ac\u2060me"],
    ["a byte order mark", "Ac\ufeffme"],
    ["a soft hyphen", "Ac\u00adme"],
    ["a right-to-left mark", "Acme\u200f Inc"],
    ["an Arabic letter mark", "Acme\u061c Inc"],
    ["a tag character", "Acme\u{e0041}"],
    ["a filler that counts as a letter", "Ac\u3164me"],
    ["a variation selector after a Latin letter", "Acme\ufe0f"],
    ["an ideographic variation selector after a Latin letter", "Ac\u{e0100}me"],
    ["a Mongolian variation selector after a Latin letter", "Ac\u180bme"],
  ])("a name can't contain %s", (_, name) =>
    expect(() => parseInput(Organization, { name })).toThrow("Name can't contain invisible characters"),
  );

  test.each(["Ac\u202eme", "Ac\u2066me", "Ac\u0007me", "Ac\nme"])(
    "%j is refused because it changes the text direction or breaks the line",
    (name) => expect(() => parseInput(Organization, { name })).toThrow("Name can't contain control characters"),
  );
});

describe("a person's name", () => {
  test.each(["J.R.R. Tolkien", "J.Smith", "Wm. Co", "Mary-Ann O'Neill", "M.Li", "Ann St.John", "Dr.No", "علی‌رضا"])(
    "%j is a name",
    (name) => expect(parseInput(Person, { name })).toEqual({ name }),
  );

  test.each(["evil.com", "Log in at evil.com now", "bit.ly/x", "my-bank.co.uk", "Prize EVIL.NET", "Go evil\uff0ecom"])(
    "%j is refused because of its web address",
    (name) => expect(() => parseInput(Person, { name })).toThrow("Name can't contain a web address"),
  );
});

test.each([
  ["Ann\u200b Lee", "Ann Lee"],
  ["  Ann\u202e Lee\u0007 ", "Ann Lee"],
  ["علی‌رضا", "علی‌رضا"],
  ["x".repeat(130), "x".repeat(120)],
  [`${"x".repeat(119)}😀`, "x".repeat(119)],
  ["\u200b", undefined],
  ["Hedda\ufe0f Quist ❤\ufe0f", "Hedda Quist ❤\ufe0f"],
  ["Win at evil.com/x", undefined],
  ["evil.com", undefined],
  [null, undefined],
])("the name %j from an identity provider becomes %j", (given, name) => expect(cleanPersonName(given)).toBe(name));

test("a name of a million letters is refused without delay", () => {
  const began = process.cpuUsage();
  expect(personNameField().safeParse("A".repeat(1_000_000)).success).toBe(false);
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
