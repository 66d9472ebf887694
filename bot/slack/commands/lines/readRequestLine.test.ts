import { describe, expect, test } from "@jest/globals";
import { readRequestLine } from "./readRequestLine.ts";

const TODAY = "2027-03-03";
const read = (line: string) => readRequestLine(line, { today: TODAY });

const IN_DAYS = "Only leave types measured in hours can be requested by the hour.";
const on = (startDate: string, endDate = startDate, isHalfDay = false) => ({ startDate, endDate, isHalfDay });

describe("a leave type and ISO dates make a request", () => {
  test.each([
    ["sick 2027-03-10 2027-03-12 flu", { type: "sick", ...on("2027-03-10", "2027-03-12"), notes: "flu" }],
    ["sick 2027-03-10 2027-03-12 -- flu", { type: "sick", ...on("2027-03-10", "2027-03-12"), notes: "flu" }],
    ["SICK 2027-03-10", { type: "sick", ...on("2027-03-10"), notes: "" }],
    ["ill 2027-03-10", { type: "sick", ...on("2027-03-10"), notes: "" }],
    ["sick leave 2027-03-10", { type: "sick", ...on("2027-03-10"), notes: "" }],
    ["a sick day 2027-03-10", { type: "sick", ...on("2027-03-10"), notes: "" }],
    ["vacation: 2027-03-10..2027-03-12", { type: "vacation", ...on("2027-03-10", "2027-03-12"), notes: "" }],
    [
      "personal 2027-03-10 pm",
      { type: "personal", ...on("2027-03-10", "2027-03-10", true), startPart: "pm", notes: "" },
    ],
    ["personal 2027-03-10 half", { type: "personal", ...on("2027-03-10", "2027-03-10", true), notes: "" }],
    ["vacation 2027-03-10 -- sick of snow", { type: "vacation", ...on("2027-03-10"), notes: "sick of snow" }],
    ["vacation 2027-03-10 beach -- and sun", { type: "vacation", ...on("2027-03-10"), notes: "beach -- and sun" }],
    ["vacation 2027-03-10 — beach", { type: "vacation", ...on("2027-03-10"), notes: "beach" }],
    ["vacation 2027-03-10 two\nlines", { type: "vacation", ...on("2027-03-10"), notes: "two\nlines" }],
    ["vacation 2020-01-01", { type: "vacation", ...on("2020-01-01"), notes: "" }],
  ])("%j", (line, input) => expect(read(line)).toEqual({ step: "book", input }));
});

describe("any incomplete line opens the form, filled in", () => {
  test.each([
    ["2027-03-10", { ...on("2027-03-10") }],
    ["sick", { type: "sick" }],
    ["sick -- flu", { type: "sick", notes: "flu" }],
    ["vacation next fri", { type: "vacation", ...on("2027-03-12") }],
    [
      "vacation next fri half -- dentist",
      { type: "vacation", ...on("2027-03-12", "2027-03-12", true), notes: "dentist" },
    ],
    ["vacation mar 15-19 beach", { type: "vacation", ...on("2027-03-15", "2027-03-19"), notes: "beach" }],
    ["tomorrow", { ...on("2027-03-04") }],
    ["tomorrow sick", { type: "sick", ...on("2027-03-04") }],
    ["tomorrow sick flu", { type: "sick", ...on("2027-03-04"), notes: "flu" }],
    ["2027-03-10 sick", { type: "sick", ...on("2027-03-10") }],
    ["I'm sick today", { type: "sick", ...on("2027-03-03") }],
    ["a day off tomorrow", { ...on("2027-03-04") }],
    ["dentist tomorrow at ten", { ...on("2027-03-04"), notes: "dentist at ten" }],
    ["sick 2027-03-10 half dentist", { type: "sick", ...on("2027-03-10", "2027-03-10", true), notes: "dentist" }],
    ["sick 2027-03-10 mar 12", { type: "sick", ...on("2027-03-10", "2027-03-12") }],
    ["holiday 2027-03-10", { type: "vacation", ...on("2027-03-10") }],
    ["sik 2027-03-10 flu", { type: "sick", ...on("2027-03-10"), notes: "flu", hint: "“sik” was read as sick." }],
    ["vacaton tomorrow", { type: "vacation", ...on("2027-03-04"), hint: "“vacaton” was read as vacation." }],
    ["vacation someday", { type: "vacation", notes: "someday", hint: "No dates found in “someday”." }],
    ["-- just a note", { notes: "just a note" }],
  ])("%j", (line, prefill) => expect(read(line)).toEqual({ step: "form", prefill }));

  test.each([
    ["sick 2027-03-10 2h", { type: "sick", ...on("2027-03-10"), notes: "2h", hint: IN_DAYS }],
    [
      "sick 2027-03-10 1.5 hours dentist",
      { type: "sick", ...on("2027-03-10"), notes: "1.5 hours dentist", hint: IN_DAYS },
    ],
    ["flex 2027-03-10 2h", { type: "flex", ...on("2027-03-10"), minutes: 120 }],
    ["flex 2h tomorrow", { type: "flex", ...on("2027-03-04"), minutes: 120 }],
    ["flex 2027-03-10 2027-03-11 2h", { type: "flex", ...on("2027-03-10", "2027-03-11"), notes: "2h" }],
    [
      "flex 2027-03-10 1.5 hrs, dentist -- urgent",
      { type: "flex", ...on("2027-03-10"), minutes: 90, notes: "dentist -- urgent" },
    ],
  ])("%j, whose hours would otherwise be a note on a whole day", (line, prefill) => {
    const types = [
      { key: "sick", name: "Sick", unit: "day" as const },
      { key: "flex", name: "Flex", unit: "hour" as const },
    ];
    expect(readRequestLine(line, { today: TODAY }, types)).toEqual({ step: "form", prefill });
  });

  test("a hint quotes only the start of a long text", () => {
    const line = read("z".repeat(5000));
    expect(line.step === "form" && line.prefill.hint?.length).toBeLessThan(200);
  });
});

describe("unclear and impossible dates", () => {
  test("3/4 is ambiguous between April 3 and March 4", () =>
    expect(read("sick 3/4 -- flu")).toEqual({
      step: "ask",
      type: "sick",
      readings: [on("2027-03-04"), on("2027-04-03")],
      notes: "flu",
    }));

  test.each([
    ["sick 2027-02-30", "February 2027 has 28 days.", "2027-02-28"],
    [
      "sick 2027-03-12 2027-03-10",
      "The end, Mar 10, 2027, is before the start, Mar 12, 2027.",
      "2027-03-10 2027-03-12",
    ],
    ["sick mon and wed", "A request covers consecutive days. Request the others separately.", "2027-03-08"],
    ["sick 3 days", "Starting on which day?", "mon for 3 days"],
  ])("%j", (line, text, instead) => expect(read(line)).toMatchObject({ step: "wrong", type: "sick", text, instead }));
});
