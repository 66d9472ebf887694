import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { leaveMarks } from "./leaveMarks.ts";

const week = { from: "2027-03-01", to: "2027-03-07" };
const holiday = { date: "2027-03-03", name: "Founding Day", part: "full" as const, minutes: null, isClosure: false };
const calendar = workCalendar([holiday], false, { own: null, office: null });
const grants = [{ frequency: "yearly" as const, amount: 20 }];
const counting = (rule: object) => aDocumentCase({ unit: "day", grants, counting: rule });

test.each([
  ["workdays", [aCase()], "ww-ww--"],
  ["no type", [], "-------"],
  ["every day but Sunday", [aCase(), counting({ days: "mondayToSaturday" })], "ww-www-"],
  ["every day without holidays", [counting({ days: "calendar" })], "ww-wwww"],
  ["every day", [counting({ days: "calendar", holidays: "count" })], "wwwwwww"],
])("leave of a type that counts %s", (_, accruals, marks) => {
  expect(leaveMarks(week, calendar, accruals)).toBe(marks);
});
