import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearStart } from "#core/leave/leaveYear.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { dueEvents, isSameForAll } from "./dueEvents.ts";
import type { DueEvent } from "./dueEvents.ts";
import { earnedBy } from "./earnedBy.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "../PolicyTerms.ts";
import type { AccrualPeriod, AccrualTiming } from "../PolicyTerms.ts";

const DAY = 480;

function terms(days: number, accrualPeriod: AccrualPeriod, accrualTiming: AccrualTiming) {
  return { accrual: days * DAY, accrualPeriod, accrualTiming };
}

const inShort = (event: DueEvent) =>
  `${event.on} ${event.kind} ${(event.kind === "carry_over" ? event.limit : event.minutes) / DAY}`;

function due(given: Parameters<typeof aCase>[0], after: string | null, until: string) {
  return dueEvents(aCase(given), after, until).map(inShort);
}

function periods(timing: AccrualTiming, until: string) {
  return dueEvents(aCase({ policy: terms(1, "month", timing) }), null, until).flatMap((event) =>
    event.kind === "accrual" ? [[event.on, event.period]] : [],
  );
}

function carryOvers(given: Parameters<typeof aCase>[0], until: string) {
  return due(given, null, until).filter((event) => event.includes("carry_over"));
}

describe("due events by accrual period and timing", () => {
  test.each<[AccrualPeriod, AccrualTiming, number, string[]]>([
    ["year", "start_of_period", 20, ["2027-01-01 accrual 20", "2028-01-01 carry_over 5", "2028-01-01 accrual 20"]],
    ["year", "end_of_period", 20, ["2028-01-01 carry_over 5", "2028-01-01 accrual 20"]],
  ])("the yearly amount is due by period and timing: %s %s", (period, timing, days, events) => {
    expect(due({ policy: terms(days, period, timing) }, null, "2028-12-31")).toEqual(events);
  });

  test.each<[AccrualPeriod, AccrualTiming, number, string, string]>([
    ["year", "monthly_increments", 24, "2027-01-01", "2027-12-01"],
    ["month", "start_of_period", 2, "2027-01-01", "2027-12-01"],
    ["month", "monthly_increments", 2, "2027-01-01", "2027-12-01"],
    ["month", "end_of_period", 2, "2027-02-01", "2027-12-01"],
  ])("monthly amounts are due by period and timing: %s %s", (period, timing, days, first, last) => {
    const events = due({ policy: terms(days, period, timing) }, null, "2027-12-31");
    expect([events[0], events.at(-1)]).toEqual([`${first} accrual 2`, `${last} accrual 2`]);
    expect(events).toHaveLength(timing === "end_of_period" ? 11 : 12);
  });

  test("December's accrual at the end of the month is due in the next leave year, after the year-end carry-over", () => {
    const events = due({ policy: terms(2, "month", "end_of_period") }, "2027-12-31", "2028-01-31");
    expect(events).toEqual(["2028-01-01 carry_over 5", "2028-01-01 accrual 2"]);
  });

  test("leave years may start in April", () => {
    const given = { addedOn: "2027-04-01", startsIn: 4 };
    expect(due({ ...given, policy: terms(20, "year", "start_of_period") }, null, "2028-04-01")).toEqual([
      "2027-04-01 accrual 20",
      "2028-04-01 carry_over 5",
      "2028-04-01 accrual 20",
    ]);
    expect(due({ ...given, policy: terms(20, "year", "end_of_period") }, null, "2028-04-01")[1]).toBe(
      "2028-04-01 accrual 20",
    );
    expect(due({ ...given, policy: terms(24, "year", "monthly_increments") }, null, "2028-03-31")).toHaveLength(12);
  });

  test("an event names the period that earned it", () => {
    expect(periods("start_of_period", "2027-01-31")).toEqual([["2027-01-01", "2027-01"]]);
    expect(periods("end_of_period", "2027-02-28")).toEqual([["2027-02-01", "2027-01"]]);
  });
});

describe("the window of due events", () => {
  const policy = terms(2, "month", "start_of_period");

  test("the window excludes its first day and includes its last", () => {
    expect(due({ policy }, "2027-02-01", "2027-04-01")).toEqual(["2027-03-01 accrual 2", "2027-04-01 accrual 2"]);
    expect(due({ policy }, "2027-03-01", "2027-03-01")).toEqual([]);
    expect(due({ policy }, "2027-03-05", "2027-03-01")).toEqual([]);
  });

  test("the window never starts before the ledger opens", () => {
    expect(due({ policy }, "2020-01-01", "2027-01-15")).toEqual(["2027-01-01 accrual 2"]);
    expect(due({ policy, startDate: "2028-05-01" }, null, "2028-05-01")).toEqual(["2028-05-01 accrual 2"]);
  });
});

describe("changes of terms", () => {
  const twenty = terms(20, "year", "start_of_period");
  const twentyFive = terms(25, "year", "start_of_period");

  test("a change is due on its first day, with the difference", () => {
    const [event] = dueEvents(
      aCase({ policy: twenty, changes: { "2027-07-01": twentyFive } }),
      "2027-06-30",
      "2027-07-01",
    );
    expect(event).toMatchObject({
      kind: "policy_change",
      earned: 10810,
      minutes: 1210,
      sourceKey: "policy_change:vacation:2027-07-01",
    });
  });

  test("a change comes after the year-end carry-over and before regular accruals", () => {
    const events = due({ policy: twenty, changes: { "2028-01-01": twentyFive } }, "2027-12-31", "2028-01-01");
    expect(events).toEqual(["2028-01-01 carry_over 5", "2028-01-01 policy_change 0", "2028-01-01 accrual 25"]);
  });

  test("a month that starts with new terms is earned under them", () => {
    const given = {
      policy: terms(1, "month", "start_of_period"),
      changes: { "2027-07-01": terms(2, "month", "start_of_period") },
    };
    expect(due(given, "2027-06-30", "2027-07-01")).toEqual(["2027-07-01 policy_change 0", "2027-07-01 accrual 2"]);
  });

  test("nothing is posted when unlimited terms begin, and the rest of the period when they end", () => {
    const changes = { "2027-07-01": { ...twenty, isUnlimited: true }, "2028-07-01": twenty };
    const events = due({ policy: twenty, changes }, "2027-06-30", "2028-12-31");
    expect(events).toEqual([`2028-07-01 policy_change ${Math.round((9600 * 184) / 366) / DAY}`]);
  });

  test("a change posts nothing for a person who has left", () => {
    expect(
      due({ policy: twenty, endDate: "2027-05-31", changes: { "2027-07-01": twentyFive } }, null, "2029-01-01"),
    ).toHaveLength(1);
  });
});

describe("the year-end carry-over", () => {
  const policy = terms(20, "year", "start_of_period");
  test("the carry-over uses the terms of its own day", () => {
    const changes = { "2028-01-01": { ...policy, carryOver: 10 * DAY } };
    expect(carryOvers({ policy, changes }, "2028-12-31")).toEqual(["2028-01-01 carry_over 10"]);
  });

  test("nothing is carried out of or into a year under unlimited terms", () => {
    const unlimited = { ...policy, isUnlimited: true };
    expect(carryOvers({ policy, changes: { "2027-12-31": unlimited, "2028-01-01": policy } }, "2028-12-31")).toEqual(
      [],
    );
    expect(carryOvers({ policy, changes: { "2028-01-01": unlimited, "2028-01-02": policy } }, "2028-12-31")).toEqual(
      [],
    );
    expect(
      carryOvers({ policy, changes: { "2027-03-01": unlimited, "2027-12-31": policy } }, "2028-12-31"),
    ).toHaveLength(1);
  });

  test("nothing is carried for a person who left, even if they returned", () => {
    expect(carryOvers({ policy, endDate: "2027-12-31" }, "2029-12-31")).toEqual([]);
    expect(carryOvers({ policy, endDate: "2028-01-01" }, "2029-12-31")).toHaveLength(1);
    const employments = [
      { startDate: null, endDate: "2027-06-30" },
      { startDate: "2028-01-01", endDate: null },
    ];
    expect(carryOvers({ policy, employments }, "2029-12-31")).toEqual(["2029-01-01 carry_over 5"]);
  });

  test("a balance from before the start date is carried", () => {
    expect(carryOvers({ policy, startDate: "2028-03-01", firstYear: 2027 }, "2028-12-31")).toHaveLength(1);
  });
});

test("only accruals without a maximum balance are the same for everyone", () => {
  const events = dueEvents(aCase({ changes: { "2027-07-01": { maxBalance: 0 } } }), null, "2028-01-01");
  expect(events.map((event) => [event.kind, isSameForAll(event)])).toEqual([
    ["accrual", true],
    ["policy_change", false],
    ["carry_over", false],
    ["accrual", false],
  ]);
});

test("the events of a year add up to its earnings on each day", () => {
  assertProperty(
    fc.property(
      fc.constantFrom(...ACCRUAL_PERIODS),
      fc.constantFrom(...ACCRUAL_TIMINGS),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(364),
      (period, timing, halves, startsIn, offset) => {
        const addedOn = leaveYearStart(2027, startsIn);
        const changed = terms(halves / 4, period === "year" ? "month" : "year", timing);
        const from = new Date(Date.parse(addedOn) + offset * 86_400_000).toISOString().slice(0, 10);
        const accrual = aCase({
          policy: terms(halves / 2, period, timing),
          changes: { [from]: changed },
          addedOn,
          startsIn,
        });
        for (const year of [2027, 2028]) {
          const events = dueEvents(accrual, null, leaveYearEnd(year, startsIn)).filter(
            ({ leaveYear }) => leaveYear === year,
          );
          let sum = 0;
          for (const event of events) {
            if (event.kind === "carry_over") continue;
            sum += event.minutes;
            const isLast = events.findLast(({ on }) => on === event.on) === event;
            if (isLast) expect(sum).toBe(earnedBy(accrual, year, event.on));
          }
        }
      },
    ),
  );
});

const monthlyDocument = (amount: number) => ({
  unit: "day" as const,
  grants: [{ frequency: "monthly" as const, amount }],
});

function evaluatedWith(changes: number, after: IsoDate | null): number {
  const days = Array.from({ length: changes }, (_, index) => addDays("2027-01-15", 14 * index));
  const accrual = aDocumentCase(monthlyDocument(1), {
    changes: Object.fromEntries(days.map((day, index) => [day, monthlyDocument(2 + index)])),
  });
  let evaluated = 0;
  for (const grant of accrual.timeline.flatMap((period) => period.terms.document?.grants ?? [])) {
    const { amount } = grant;
    const get = () => {
      evaluated++;
      return amount;
    };
    Object.defineProperty(grant, "amount", { get });
  }
  dueEvents(accrual, after, "2027-12-31");
  return evaluated;
}

test("each version of a policy evaluates only its own lots of a year, once, however many versions the year has", () => {
  const ofOne = evaluatedWith(0, null);
  expect(ofOne).toBeGreaterThanOrEqual(12);
  const ofAll = ofOne + 2 * 24;
  expect(evaluatedWith(24, null)).toBe(ofAll);
  expect(evaluatedWith(24, "2027-12-30")).toBe(ofAll);
});
