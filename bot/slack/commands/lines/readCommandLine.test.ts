import { describe, expect, test } from "@jest/globals";
import { readCommandLine } from "./readCommandLine.ts";
import { unknownAnswer } from "../unknownAnswer.ts";

describe("a line after /pto", () => {
  test.each([
    ["", "help", ""],
    ["   ", "help", ""],
    ["?", "help", ""],
    ["balance", "balance", ""],
    ["BALANCE", "balance", ""],
    ["balances", "balance", ""],
    ["  who   this week ", "who", "this week"],
    ["request sick 2027-03-01", "request", "sick 2027-03-01"],
    ["request\tsick", "request", "sick"],
    ["request sick 2027-03-01 -- R&amp;D &lt;!channel&gt;", "request", "sick 2027-03-01 -- R&D <!channel>"],
    ["constructor", undefined, ""],
    ["__proto__ x", undefined, "x"],
    ["😀", undefined, ""],
  ])("%j", (text, subcommand, rest) => expect(readCommandLine(text)).toMatchObject({ subcommand, rest }));

  test("without any text means help", () => expect(readCommandLine(undefined)).toMatchObject({ subcommand: "help" }));
});

const answerTo = (text: string) => unknownAnswer(readCommandLine(text)).text;

describe("an unknown /pto command", () => {
  test.each([
    ["balence", "`/pto balance`"],
    ["reqest sick tomorrow", "`/pto request sick tomorrow`"],
    ["wo", "`/pto who`"],
    ["lsit", "`/pto list`"],
    ["pendng", "`/pto pending`"],
    ["cancle 2027-03-01", "`/pto cancel 2027-03-01`"],
    ["hepl", "`/pto help`"],
    ["personal 2027-03-01", "`/pto request personal 2027-03-01`"],
    ["Vacation next week", "`/pto request Vacation next week`"],
  ])("%j gets the likely command", (text, line) => expect(answerTo(text)).toContain(`Did you mean ${line}?`));

  test("that resembles nothing gets only two examples", () => {
    expect(answerTo("bananas")).not.toContain("Did you mean");
    expect(answerTo("bananas")).toMatch(/`\/pto balance` or `\/pto request .*`/);
  });

  test("is echoed escaped and shortened", () => {
    const text = answerTo(`<!channel>\`${"x".repeat(5000)} tomorrow`);
    expect(text).toContain("&lt;!channel&gt;'");
    expect(text.length).toBeLessThan(400);
  });
});
