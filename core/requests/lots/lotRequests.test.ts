import { describe, expect, test } from "@jest/globals";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { figuresOf, sumEntries } from "#core/ledger/balance.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { assessRequest, tryAssess, type AssessmentFacts } from "../assessRequest.ts";
import { aType } from "#tests/scenarios/leaveTypes.ts";

const DAY = 480;
const each = (...dates: string[]) => dates.map((date) => ({ date, minutes: DAY }));

function factsOn(
  today: string,
  document: Parameters<typeof aDocumentCase>[0],
  { booked = [], pending = [] }: { booked?: DayCost[]; pending?: DayCost[] } = {},
): AssessmentFacts {
  const accrual = aDocumentCase(document);
  const usage = usageEntries({ id: "booked", type: "vacation", dayCosts: booked }, 1, () => false);
  const entries = [...usage, ...dueEntries(accrual, usage, null, today)];
  const years = new Set(entries.map(({ leaveYear }) => leaveYear));
  return {
    today,
    role: "Employee",
    leaveType: aType("vacation"),
    accrual,
    calendar: workCalendar([], false),
    hiredOn: null,
    live: [],
    blackouts: [],
    entries,
    leave: [...booked, ...pending],
    years: new Map(
      [...years].map((year) => [
        year,
        figuresOf(
          sumEntries(
            entries.filter(({ leaveYear }) => leaveYear === year),
            today,
          ),
          pending.filter(({ date }) => leaveYearOf(date) === year).length * DAY,
        ),
      ]),
    ),
  };
}

function answer(facts: AssessmentFacts, startDate: string, endDate = startDate): string {
  const span = { type: "vacation", startDate, endDate, isHalfDay: false } as const;
  return tryAssess(span, facts).refusals[0]?.message ?? "accepted";
}

const few = (days: number) => `You only have ${days} days available for vacation leave`;

describe("carried-over days that expire on March 31", () => {
  const document = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 2, carryOver: { max: 5, until: "03-31" } }],
  } as const;
  const facts = factsOn("2028-03-01", document);

  test("they cover leave until March 31, and no later leave", () => {
    expect(answer(facts, "2028-03-27", "2028-03-30")).toBe("accepted");
    expect(answer(facts, "2028-04-03", "2028-04-04")).toBe("accepted");
    expect(answer(facts, "2028-04-03", "2028-04-05")).toBe(few(2));
    expect(answer(facts, "2028-03-31", "2028-04-04")).toBe("accepted");
    expect(answer(facts, "2028-03-31", "2028-04-05")).not.toBe("accepted");
  });

  test("leave until March 31 can't take the new year's days that later leave has already booked", () => {
    const booked = factsOn("2028-03-01", document, { booked: each("2028-05-02", "2028-05-03") });
    expect(answer(booked, "2028-03-27", "2028-03-28")).toBe("accepted");
    expect(answer(booked, "2028-03-27", "2028-03-29")).toBe(few(2));
    expect(answer(booked, "2028-04-03")).toBe(few(0));
  });

  test("pending leave reserves days just as booked leave does", () => {
    const pending = factsOn("2028-03-01", document, { pending: each("2028-03-27", "2028-03-28") });
    expect(answer(pending, "2028-04-03", "2028-04-04")).toBe("accepted");
    expect(answer(pending, "2028-03-29", "2028-03-31")).toBe(few(2));
  });
});

test("an overdraft lets a person owe days, up to its amount", () => {
  const document = {
    unit: "day",
    consumption: { overdraft: 3 },
    grants: [{ frequency: "yearly", amount: 2 }],
  } as const;
  const facts = factsOn("2027-03-01", document);
  expect(answer(facts, "2027-03-08", "2027-03-12")).toBe("accepted");
  expect(answer(facts, "2027-03-08", "2027-03-15")).toBe(few(5));
});

test("an overdraft that depends on a missing birth date allows nothing until it is recorded", () => {
  const document = {
    unit: "day",
    consumption: { overdraft: { by: "age", tiers: [[0, 3]] } },
    grants: [{ frequency: "yearly", amount: 2 }],
  } as const;
  expect(answer(factsOn("2027-03-01", document), "2027-03-08")).toBe(few(0));
});

test("days that can be used only next year don't cover leave this year", () => {
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 10, usableFrom: "nextYear" }] } as const;
  const facts = factsOn("2027-12-01", document);
  expect(answer(facts, "2027-12-30")).toBe(few(0));
  expect(answer(facts, "2028-01-03", "2028-01-14")).toBe("accepted");
});

test("leave this year can't shrink the carry-over that leave booked for next year needs", () => {
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 4, carryOver: { max: 2 } }] } as const;
  const booked = each("2028-01-03", "2028-01-04", "2028-01-05", "2028-01-06", "2028-01-07");
  const facts = factsOn("2027-12-01", document, { booked });
  expect(answer(facts, "2027-12-06", "2027-12-08")).toBe("accepted");
  expect(answer(facts, "2027-12-06", "2027-12-09")).toBe(few(3));
});

test("a twelve-month limit refuses additional leave, whatever the balance", () => {
  const document = {
    unit: "day",
    consumption: { limit: { per: "rolling12Months", amount: 3 } },
    grants: [{ frequency: "yearly", amount: 20 }],
  } as const;
  const facts = factsOn("2027-09-01", document, { booked: each("2027-03-01", "2027-03-02") });
  expect(answer(facts, "2027-09-06", "2027-09-07")).toBe(few(1));
  expect(answer(facts, "2028-03-02", "2028-03-06")).toBe("accepted");
});

test("a leave-year limit refuses additional leave in that year, whatever the balance", () => {
  const document = {
    unit: "day",
    consumption: { limit: { per: "year", amount: 3 } },
    grants: [{ frequency: "yearly", amount: 20 }],
  } as const;
  const facts = factsOn("2027-09-01", document, {
    booked: each("2027-03-01"),
    pending: each("2027-10-04"),
  });
  expect(answer(facts, "2027-11-08", "2027-11-09")).toBe(few(1));
  expect(answer(facts, "2027-11-08")).toBe("accepted");
  expect(answer(facts, "2027-12-31", "2028-01-05")).toBe("accepted");
  expect(answer(facts, "2028-01-03", "2028-01-06")).toBe(few(3));
});

test("booking ahead counts what accrues until the first requested day, even if that day is on a weekend", () => {
  const document = {
    unit: "day",
    grants: [{ frequency: "monthly", amount: 2 }],
    booking: { bookAhead: true },
  } as const;
  const facts = factsOn("2027-04-15", document);
  const availableFrom = (startDate: string) =>
    (assessRequest({ type: "vacation", startDate, endDate: "2027-11-01", isHalfDay: false }, facts).byYear[0]
      ?.available ?? 0) / DAY;
  expect(availableFrom("2027-11-01")).toBe(22);
  expect(availableFrom("2027-10-30")).toBe(20);
});

test("the answer shows what is available before and after the request in each year", () => {
  const document = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 10, carryOver: { max: 3, until: "03-31" } }],
  } as const;
  const facts = factsOn("2027-12-01", document);
  const { byYear } = assessRequest(
    { type: "vacation", startDate: "2027-12-30", endDate: "2028-01-04", isHalfDay: false },
    facts,
  );
  expect(byYear.map(({ leaveYear, available, after }) => [leaveYear, available / DAY, after / DAY])).toEqual([
    [2027, 10, 8],
    [2028, 13, 11],
  ]);
});

describe("a policy's rules for requests", () => {
  const document = {
    unit: "day",
    step: 1,
    grants: [{ frequency: "yearly", amount: 4 }],
    counting: { days: "mondayToSaturday" },
    booking: { notice: [{ days: 7 }], closed: ["03-13"], maxBackdateDays: 3 },
  } as const;
  const facts = factsOn("2027-03-10", document);
  const refusals = (startDate: string, endDate: string, isHalfDay = false) =>
    tryAssess({ type: "vacation", startDate, endDate, isHalfDay }, facts).refusals.map(({ code }) => code);

  test("all rules that refuse a request are listed, before the balance", () => {
    expect(refusals("2027-03-12", "2027-03-17")).toEqual(["short_notice", "closed_days", "insufficient_balance"]);
    expect(refusals("2027-03-20", "2027-03-20", true)).toEqual(["request_too_short"]);
    expect(() =>
      assessRequest({ type: "vacation", startDate: "2027-03-12", endDate: "2027-03-17", isHalfDay: false }, facts),
    ).toThrow("This request needs 7 days' notice, so the earliest start date is March 17, 2027");
  });

  test("a Saturday that counts costs a day, and a Sunday alone is refused because it costs nothing", () => {
    const friday = { type: "vacation" as const, startDate: "2027-03-19", endDate: "2027-03-22", isHalfDay: false };
    expect(assessRequest(friday, facts).minutes).toBe(3 * DAY);
    expect(refusals("2027-03-21", "2027-03-21")).toEqual(["costs_nothing"]);
  });

  test("past leave can be requested as far back as the policy allows, and is deducted from the balance", () => {
    expect(refusals("2027-03-08", "2027-03-09")).toEqual([]);
    expect(refusals("2027-03-06", "2027-03-06")).toEqual(["start_in_past"]);
    expect(refusals("2027-03-08", "2027-03-12")).toEqual(["insufficient_balance"]);
  });
});

function readsOf({ entries = [], ...facts }: AssessmentFacts, endDate: string): [answer: string, reads: number] {
  let reads = 0;
  const counted = entries.map((entry) => ({
    ...entry,
    get isUnlimited() {
      reads += 1;
      return false;
    },
  }));
  const answered = answer({ ...facts, entries: counted }, "2027-02-01", endDate);
  return [answered, reads / entries.length];
}

describe("the lots are replayed about as often as for an accepted request", () => {
  const tenDays = { unit: "day", grants: [{ frequency: "yearly", amount: 10, carryOver: { months: 6 } }] } as const;

  const [accepted, fewReads] = readsOf(factsOn("2027-01-04", tenDays), "2027-02-12");

  test("which derives expiries and caps only as a part of each replay", () => {
    expect(accepted).toBe("accepted");
    expect(fewReads).toBeLessThanOrEqual(8);
  });

  test("for the refusal of a request that exceeds the balance", () => {
    const [refused, reads] = readsOf(factsOn("2027-01-04", tenDays), "2027-03-31");
    expect([accepted, refused]).toEqual(["accepted", few(10)]);
    expect(reads).toBeLessThan(2 * fewReads);
  });

  test("for a request before other leave, which leaves only a part of the balance", () => {
    const booked = each("2027-05-03", "2027-05-04", "2027-05-05", "2027-05-06");
    const facts = factsOn("2027-01-04", tenDays, { booked });
    const [fitting, reads] = readsOf(facts, "2027-02-08");
    const [refused, readsOfRefusal] = readsOf(facts, "2027-02-09");
    expect([fitting, refused]).toEqual(["accepted", few(6)]);
    expect(Math.max(reads, readsOfRefusal)).toBeLessThan(2 * fewReads);
  });
});
