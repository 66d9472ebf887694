import { describe, expect, test } from "@jest/globals";
import { todayIn } from "#core/calendar/zones.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { figuresOf, sumEntries } from "#core/ledger/balance.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { reminderDue, workdaysSince } from "#core/notify/reminderDue.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aType } from "#tests/scenarios/leaveTypes.ts";
import { anEntry } from "#tests/scenarios/anEntry.ts";
import { DAY } from "#tests/scenarios/inDays.ts";
import { tryAssess, type AssessmentFacts } from "./assessRequest.ts";
import { requestCost } from "./requestCost.ts";

/** Cases from other leave systems. See also `ledger/otherSystems.test.ts`. */

const weekdays = workCalendar([], false);
const span = (startDate: string, endDate = startDate, isHalfDay = false) => ({ startDate, endDate, isHalfDay });
type Live = readonly { startDate: string; endDate: string }[];

function answer(wanted: ReturnType<typeof span>, live: Live, days = 20) {
  const year = Number(wanted.startDate.slice(0, 4));
  const today = `${year}-01-01`;
  const facts: AssessmentFacts = {
    today,
    role: "Employee",
    leaveType: aType("vacation"),
    hiredOn: null,
    calendar: weekdays,
    accrual: aCase({ addedOn: today }),
    blackouts: [],
    live: live.map((dates) => ({
      id: dates.startDate,
      type: "vacation",
      typeName: "Vacation",
      status: "approved",
      ...dates,
    })),
    years: new Map([[year, figuresOf(sumEntries([anEntry("accrual", days, today)], today), 0)]]),
  };
  return tryAssess({ type: "vacation", ...wanted }, facts).refusals[0]?.code;
}

const april = [{ startDate: "2015-04-09", endDate: "2015-04-10" }];
const newYear = [{ startDate: "2013-01-01", endDate: "2013-01-05" }];

describe("two requests on one day", () => {
  test.each<[string, ReturnType<typeof span>, Live]>([
    ["the date that ends one and begins the other", span("2015-04-10", "2015-04-11"), april],
    ["the date that begins one and ends the other", span("2015-04-08", "2015-04-09"), april],
    ["half of the first date", span("2015-04-09", "2015-04-09", true), april],
    ["half of the last date", span("2015-04-10", "2015-04-10", true), april],
    ["half of a date already taken whole", span("2013-01-03", "2013-01-03", true), [span("2013-01-03")]],
    ["all of the dates", span("2013-01-01", "2013-01-05"), newYear],
  ])("an overlap is refused: %s", (_, wanted, live) => expect(answer(wanted, live)).toBe("overlap"));
});

test("a request for 3 of 2 days is refused, and so is any request without an allowance", () => {
  expect(answer(span("2027-03-01", "2027-03-03"), [], 2)).toBe("insufficient_balance");
  expect(answer(span("2012-09-11", "2012-09-12"), [], 0)).toBe("insufficient_balance");
});

test.each<[string, string, number, number]>([
  ["2021-12-27", "2022-01-07", 2022, 5],
  ["2022-12-26", "2023-01-07", 2022, 5],
  ["2021-12-30", "2022-01-04", 2021, 2],
  ["2021-12-30", "2022-01-04", 2022, 2],
])("leave from %s to %s is charged to %i with its own part, %i days", (start, end, year, days) => {
  const dayCosts = requestCost(span(start, end), weekdays);
  const entries = usageEntries({ id: "r", type: "vacation", dayCosts }, 1, () => false);
  expect(entries).toHaveLength(2);
  expect(entries.find(({ leaveYear }) => leaveYear === year)?.minutes).toBe(-days * DAY);
});

test("two weeks of March cost 10 days", () => {
  expect(requestCost(span("2022-03-07", "2022-03-18"), weekdays)).toHaveLength(10);
});

test.each<[string, string[]]>([
  ["2023-08-02", ["2023-08-03", "2023-08-07", "2023-08-09"]],
  ["2023-06-05", ["2023-06-06", "2023-06-08", "2023-06-12"]],
])("a request made on %s gets reminders on the first, third, and fifth workday", (asked, reminders) => {
  const settings = { reminderDays: [1, 3, 5], escalationDays: 5 };
  expect(reminders.map((day) => reminderDue(workdaysSince(asked, day, weekdays), settings))).toEqual([1, 3, 5]);
});

test("today is the date in the person's zone", () => {
  expect(todayIn("America/Mexico_City", new Date("2026-09-15T01:00:00Z"))).toBe("2026-09-14");
});

describe("differing rules", () => {
  test("other systems accept a span of half days; here, a half day is a single date", () => {
    expect(answer(span("2011-01-04", "2011-01-08", true), [])).toBe("half_day_impossible");
  });

  test("other systems let requests share a date on which each takes half; here, requests for whole dates overlap", () => {
    expect(answer(span("2015-04-08", "2015-04-09"), april)).toBe("overlap");
    expect(answer(span("2013-01-05", "2013-01-07"), newYear)).toBe("overlap");
    expect(answer(span("2015-04-08", "2015-04-08", true), april)).toBeUndefined();
  });

  test("other systems let a balance of 1 fall to -4; here, only bookAhead lets a request use future accrual", () => {
    expect(answer(span("2027-03-01", "2027-03-05"), [], 1)).toBe("insufficient_balance");
  });

  test("other systems refuse long requests and blocked dates; here, simple policies leave that to the approver, who sees the absences", () => {
    const around = [span("2013-01-30", "2013-02-03"), span("2013-02-06", "2013-02-10")];
    expect(answer(span("2013-02-04", "2013-02-05"), around)).toBeUndefined();
    expect(answer(span("2021-11-03", "2021-11-17"), [])).toBeUndefined();
  });

  test("other systems split or block requests that use expiring days; here, each leave year has one balance", () => {
    expect(answer(span("2012-09-11", "2012-09-12"), [], 3)).toBeUndefined();
  });

  test("other systems expire an undecided request after 7 workdays; here, it waits and is escalated unless the policy has a deadline", () => {
    const settings = { reminderDays: [1, 3, 5], escalationDays: 5 };
    expect(reminderDue(workdaysSince("2023-08-02", "2023-08-11", weekdays), settings)).toBe(5);
  });
});
