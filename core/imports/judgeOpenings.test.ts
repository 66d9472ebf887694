import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { TYPES } from "#tests/scenarios/leaveTypes.ts";
import { judgeOpenings } from "./judgeOpenings.ts";
import type { OpeningFacts, OpeningPerson, YearBalance } from "./OpeningFacts.ts";
import { OPENING_COLUMNS, OpeningRow } from "./rows/OpeningRow.ts";
import { readingPlan } from "./mapping/readingPlan.ts";
import { readRow } from "./readRow.ts";

const today = "2028-03-01";
const vacation = aCase();
const cases: OpeningPerson["cases"] = new Map(TYPES.map(({ key: type }) => [type, { ...vacation, type }]));
const erin: OpeningPerson = { id: "e", email: "erin@acme.example", name: "Erin", isActive: true, today, cases };
const ada: OpeningPerson = { ...erin, id: "a", email: "ada@acme.example", name: "Ada" };

type Given = { person?: Partial<OpeningPerson>; year?: YearBalance; lastOpened?: number };

const judged = (lines: string[], given: Given = {}) => [...judging(lines, given)];

function judging(lines: string[], given: Given) {
  const { person, year = { opened: null, balance: 9600 }, lastOpened } = given;
  const columns = readingPlan(["email", "type", "days", "year", "note"], undefined, OPENING_COLUMNS);
  const rows = lines.map((text, index) => readRow(OpeningRow, columns, { line: index + 2, cells: text.split(",") }));
  const facts: OpeningFacts = {
    types: TYPES,
    me: "a",
    admins: ["a", "o"].map((id) => ({ id, name: id, role: "Admin", managerId: null, officeId: null, isActive: true })),
    people: new Map([{ ...erin, ...person }, ada].map((one) => [one.email, one])),
    yearOf: () => year,
    lastOpened: () => lastOpened,
  };
  return judgeOpenings(rows, facts);
}

function reasons(line: string, person: Partial<OpeningPerson> = {}) {
  const [verdict] = judged([line], { person });
  return verdict?.reasons?.map(({ column, text }) => `${column}: ${text}`);
}

test("a balance is opened on the first day of the current leave year, in whole minutes", () => {
  expect(judged(["Erin@acme.example,Vacation,12.34,,From the old system"])).toEqual([
    {
      line: 2,
      key: "erin@acme.example · vacation",
      name: "Erin",
      status: "new",
      changes: { days: { from: null, to: "12.34" } },
      balance: { before: 20, after: 32.34, unit: "day" },
      opening: {
        personId: "e",
        type: "vacation",
        leaveYear: 2028,
        effectiveOn: "2028-01-01",
        minutes: 5923,
        isFirst: true,
        note: "From the old system",
      },
    },
  ]);
});

test("rows are judged one by one as the caller requests them, so that the caller can pause in between", () => {
  const verdicts = judging(["erin@acme.example,sick,1,,", "erin@acme.example,vacation,1,,"], {});
  expect(verdicts.next().value).toMatchObject({ line: 2, status: "new" });
  expect(verdicts.next().value).toMatchObject({ line: 3, status: "new" });
});

test("the same amount again posts nothing, and another amount posts the difference", () => {
  const year = { opened: 5923, balance: 9600 };
  expect(judged(["erin@acme.example,vacation,12.34,,"], { year })[0]).toMatchObject({ status: "same" });
  expect(judged(["erin@acme.example,vacation,10,,"], { year })[0]).toMatchObject({
    status: "changed",
    changes: { days: { from: "12.34", to: "10" } },
    balance: { before: 20, after: 17.66 },
    opening: { minutes: -1123, isFirst: false },
  });
  expect(judged(["erin@acme.example,vacation,0,,"])[0]).toMatchObject({ status: "same" });
});

test.each(["2027/28", " 2027/2028 ", "2027–28", "2027"])("the leave year can be written %s", (year) => {
  const given = { person: { cases: new Map([...cases, ["vacation", { ...vacation, startsIn: 4 }]]) } };
  expect(judged([`erin@acme.example,vacation,1,${year},`], given)[0]?.opening).toMatchObject({ leaveYear: 2027 });
});

test("a balance that was opened in an earlier leave year needs a year, so that the same file doesn't open it again", () => {
  const text = "This balance was opened in leave year 2027. Enter the year of the balance to correct or add.";
  const wrong = { status: "wrong", reasons: [{ column: "year", text }] };
  expect(judged(["erin@acme.example,vacation,12.34,,"], { lastOpened: 2027 })[0]).toMatchObject(wrong);
  expect(judged(["erin@acme.example,vacation,12.34,,"], { lastOpened: 2028 })[0]).toMatchObject({ status: "new" });
  expect(judged(["erin@acme.example,vacation,12.34,2028,"], { lastOpened: 2027 })[0]).toMatchObject({ status: "new" });
});

test("the balance of a person who starts within the leave year is opened on their start date", () => {
  const starting = { ...vacation, employment: [{ startDate: "2028-06-15", endDate: null }] };
  expect(
    judged(["erin@acme.example,vacation,3,,"], { person: { cases: new Map([...cases, ["vacation", starting]]) } })[0],
  ).toMatchObject({
    balance: { before: 20, after: 20 },
    opening: { effectiveOn: "2028-06-15" },
  });
});

describe("an invalid row", () => {
  test.each([
    ["nobody@acme.example,vacation,1,,", "email: Nobody in this organization has this email"],
    ["ada@acme.example,vacation,1,,", "email: Ask another Admin or Owner to adjust your balance"],
    ["erin@acme.example,holiday,1,,", "type: Type must be vacation, sick, or personal"],
    ["erin@acme.example,vacation,,,", "days: Days are required"],
    ["erin@acme.example,vacation,a lot,,", "days: Days must be a number"],
    ["erin@acme.example,vacation,1.234,,", "days: Days must be a multiple of 0.01"],
    ["erin@acme.example,vacation,-1000.01,,", "days: Days must be at least -1000"],
    ["erin@acme.example,vacation,1,2029,", "year: The leave year 2029 hasn't started"],
    ["erin@acme.example,vacation,1,2026,", "year: This person's balances start with leave year 2027"],
  ])("the row %s is refused", (line, reason) => expect(reasons(line)).toEqual([reason]));

  test("a leave year that starts in April is named after both calendar years", () => {
    const vacationFromApril = { ...vacation, startsIn: 4 };
    expect(
      reasons("erin@acme.example,vacation,1,2029,", { cases: new Map([...cases, ["vacation", vacationFromApril]]) }),
    ).toEqual(["year: The leave year 2029/30 hasn't started"]);
  });

  test.each(["2028/30", "28/29", "2028/2", "twenty"])("the leave year %s is refused", (year) => {
    expect(reasons(`erin@acme.example,vacation,1,${year},`)).toEqual(["year: Year must be a whole number"]);
  });

  test("two years are refused if the leave year is the calendar year, because either year could be meant", () => {
    expect(reasons("erin@acme.example,vacation,1,2027/28,")).toEqual([
      "year: This person's leave year is the calendar year. Enter 2027 or 2028.",
    ]);
  });

  test("a deactivated person, or a person who left before the leave year, is refused", () => {
    expect(reasons("erin@acme.example,sick,1,,", { isActive: false })).toEqual(["email: This person is deactivated"]);
    const left = { ...vacation, employment: [{ startDate: null, endDate: "2027-12-31" }] };
    expect(reasons("erin@acme.example,vacation,1,,", { cases: new Map([...cases, ["vacation", left]]) })).toEqual([
      "year: This person left before 2028",
    ]);
  });

  test("unlimited leave has no balance to open", () => {
    const unlimited = new Map([...cases, ["vacation", aCase({ policy: { isUnlimited: true } })]]);
    expect(reasons("erin@acme.example,vacation,1,,", { cases: unlimited })?.[0]).toMatch("is unlimited");
  });

  test("a balance that is repeated in the file is refused, even if only one row names the year", () => {
    const [first, second] = judged(["erin@acme.example,sick,1,,", "erin@acme.example,sick,1,2028,"]);
    expect([first?.status, second?.reasons?.[0]?.text]).toEqual(["new", "This balance is already on line 2"]);
  });

  test("every problem of a row is named at once", () => {
    expect(reasons("nobody@acme.example,fun,a lot,2029,")?.map((text) => text.split(":")[0])).toEqual([
      "days",
      "email",
      "type",
    ]);
    expect(reasons("erin@acme.example,vacation,a lot,2029,", { isActive: false })).toEqual([
      "days: Days must be a number",
      "email: This person is deactivated",
      "year: The leave year 2029 hasn't started",
    ]);
  });
});
