import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, eachDate } from "#core/calendar/dates.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS, DEFAULT_POLICIES } from "#core/policies/PolicyTerms.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { balanceOn } from "./balance.ts";
import type { LedgerLine } from "./LedgerLine.ts";
import { ledgerOpening, postingsDue } from "./postings.ts";
import type { PostingFacts } from "./postings.ts";

const DAY = 480;

/** Vacation of somebody added on 2027-01-01 and employed throughout, 20 days a year, carry 5. */
function facts(given: Partial<PostingFacts> & { policy?: Partial<PolicyTerms> } = {}): PostingFacts {
  const { policy, ...rest } = given;
  return {
    type: "vacation",
    terms: { ...DEFAULT_POLICIES.vacation, ...policy },
    employment: { startDate: null, endDate: null },
    addedOn: "2027-01-01",
    today: "2027-01-01",
    startsIn: 1,
    lines: [],
    ...rest,
  };
}

function booking(days: number, effectiveOn: string, leaveYear: number): LedgerLine {
  return {
    type: "vacation",
    leaveYear,
    kind: "usage",
    minutes: -days * DAY,
    effectiveOn,
    sourceKey: `usage:${effectiveOn}:${leaveYear}`,
    isUnlimited: false,
  };
}

function balanceAfter(given: Partial<PostingFacts> & { policy?: Partial<PolicyTerms> }, year: number, date: string) {
  const all = facts({ ...given, today: date });
  return balanceOn([...all.lines, ...postingsDue(all)], year, date) / DAY;
}

const daysOf = (lines: LedgerLine[], kind: string) =>
  lines.filter((line) => line.kind === kind).map(({ minutes }) => minutes / DAY);

describe("accruals", () => {
  test("20 a year, start date unset: 20 on the first day of the year", () => {
    expect(postingsDue(facts())).toEqual([
      {
        type: "vacation",
        leaveYear: 2027,
        kind: "accrual",
        minutes: 9600,
        effectiveOn: "2027-01-01",
        sourceKey: "accrual:vacation:2027",
        isUnlimited: false,
        details: { period: "2027" },
      },
    ]);
  });

  test("20 a year, start date 2010-03-01, added 2026-11-20: 20, and no carry-over", () => {
    const employment = { startDate: "2010-03-01", endDate: null };
    const lines = postingsDue(facts({ addedOn: "2026-11-20", today: "2026-11-20", employment }));
    expect(lines).toMatchObject([{ kind: "accrual", minutes: 9600, effectiveOn: "2026-01-01", leaveYear: 2026 }]);
  });

  test("20 a year, starting 2027-07-01: nothing the day before, 10.08 on the day", () => {
    const employment = { startDate: "2027-07-01", endDate: null };
    expect(postingsDue(facts({ employment, today: "2027-06-30" }))).toEqual([]);
    expect(postingsDue(facts({ employment, today: "2027-07-01" }))).toMatchObject([
      { minutes: 4839, effectiveOn: "2027-07-01" },
    ]);
  });

  test("a year's amount after its end is posted into the next year", () => {
    const policy = { accrualTiming: "end_of_period" } as const;
    expect(postingsDue(facts({ policy, today: "2027-12-31" }))).toEqual([]);
    const lines = postingsDue(facts({ policy, today: "2028-01-01" }));
    expect(lines).toMatchObject([
      { kind: "carry_over", minutes: 0, leaveYear: 2028 },
      { kind: "accrual", minutes: 9600, leaveYear: 2028, sourceKey: "accrual:vacation:2027" },
    ]);
  });

  test("an unlimited policy posts nothing", () => {
    expect(postingsDue(facts({ policy: { isUnlimited: true, accrual: 0 }, today: "2029-06-01" }))).toEqual([]);
  });

  test("nothing is posted for days after the last one", () => {
    const employment = { startDate: null, endDate: "2027-03-15" };
    const policy = { accrualTiming: "monthly_increments" } as const;
    const lines = postingsDue(facts({ policy, employment, today: "2029-01-01" }));
    expect(lines.map(({ effectiveOn }) => effectiveOn)).toEqual(["2027-01-01", "2027-02-01", "2027-03-01"]);
    expect(lines[2]?.minutes).toBe(Math.round((800 * 15) / 31));
  });

  test("a start date in a later year opens the ledger there", () => {
    const employment = { startDate: "2028-03-01", endDate: null };
    expect(ledgerOpening(facts({ employment }))).toBe(2028);
    expect(postingsDue(facts({ employment, today: "2027-12-31" }))).toEqual([]);
    expect(postingsDue(facts({ employment, today: "2028-03-01" })).map(({ kind }) => kind)).toEqual(["accrual"]);
  });
});

describe("cap", () => {
  test("2 a month, cap 5, 5 used in March: 2, 2, 1 and 1 lost, 2", () => {
    const policy = { accrual: 2 * DAY, accrualPeriod: "month", maxBalance: 5 * DAY } as const;
    const lines = postingsDue(facts({ policy, lines: [booking(5, "2027-03-08", 2027)], today: "2027-04-01" }));
    expect(daysOf(lines, "accrual")).toEqual([2, 2, 1, 2]);
    expect(lines[2]?.details).toEqual({ period: "2027-03", lost: DAY });
  });

  test("a posting lost whole counts as posted", () => {
    const policy = { accrual: 1 * DAY, accrualPeriod: "month", maxBalance: 2 * DAY } as const;
    const lines = postingsDue(facts({ policy, today: "2027-06-01" }));
    expect(daysOf(lines, "accrual")).toEqual([1, 1, 0, 0, 0, 0]);
    expect(
      postingsDue(facts({ policy, today: "2027-06-01", lines: [...lines, booking(2, "2027-06-02", 2027)] })),
    ).toEqual([]);
  });
});

describe("roll-over", () => {
  const capped = { accrual: 21 * DAY, maxBalance: 28 * DAY };

  test("21 a year, cap 28, carry 7, 15 used: carry 6, accrue 21", () => {
    const lines = [booking(15, "2027-05-03", 2027)];
    const policy = { ...capped, carryOver: 7 * DAY };
    expect(balanceAfter({ policy, lines }, 2028, "2028-01-01")).toBe(27);
  });

  test("21 a year, cap 28, carry 10, 9 left: carry 9, accrue 19", () => {
    const policy = { ...capped, carryOver: 10 * DAY };
    const posted = postingsDue(facts({ policy, lines: [booking(12, "2027-05-03", 2027)], today: "2028-01-01" }));
    expect(daysOf(posted, "carry_over")).toEqual([9]);
    expect(daysOf(posted, "accrual")).toEqual([21, 19]);
  });

  test("carry 5, 8 left, 3 approved for January: carry 5, the 3 are the new year's", () => {
    const lines = [booking(12, "2027-05-03", 2027), booking(3, "2028-01-10", 2028)];
    const posted = postingsDue(facts({ lines, today: "2028-01-01" }));
    expect(daysOf(posted, "carry_over")).toEqual([5]);
    expect(posted[1]?.details).toEqual({ limit: 5 * DAY, lapsed: 3 * DAY });
    expect(balanceOn([...lines, ...posted], 2028, "2028-12-31")).toBe((5 + 20 - 3) * DAY);
    expect(balanceOn([...lines, ...posted], 2027, "2028-12-31")).toBe(8 * DAY);
  });

  test("carry 5, 2 below 0: the 2 are carried whole", () => {
    const posted = postingsDue(facts({ lines: [booking(22, "2027-05-03", 2027)], today: "2028-01-01" }));
    expect(daysOf(posted, "carry_over")).toEqual([-2]);
  });

  test("usage under an unlimited policy leaves nothing to carry", () => {
    const lines = [{ ...booking(12, "2027-05-03", 2027), isUnlimited: true }];
    expect(daysOf(postingsDue(facts({ lines, today: "2028-01-01" })), "carry_over")).toEqual([5]);
  });

  test("carry-over comes before what falls due that day, year after year", () => {
    const posted = postingsDue(facts({ today: "2029-02-01" }));
    expect(posted.map(({ sourceKey }) => sourceKey)).toEqual([
      "accrual:vacation:2027",
      "carry_over:vacation:2028",
      "accrual:vacation:2028",
      "carry_over:vacation:2029",
      "accrual:vacation:2029",
    ]);
  });

  test("a leave year that starts in April rolls over in April", () => {
    const given = { startsIn: 4, addedOn: "2027-04-01" };
    expect(postingsDue(facts({ ...given, today: "2028-03-31" }))).toHaveLength(1);
    expect(postingsDue(facts({ ...given, today: "2028-04-01" })).slice(1)).toMatchObject([
      { kind: "carry_over", leaveYear: 2028, effectiveOn: "2028-04-01", minutes: 5 * DAY },
      { kind: "accrual", leaveYear: 2028, effectiveOn: "2028-04-01", minutes: 20 * DAY },
    ]);
  });

  test("lines of another type are left alone", () => {
    const sick = { ...booking(30, "2027-05-03", 2027), type: "sick" as const };
    expect(daysOf(postingsDue(facts({ lines: [sick], today: "2028-01-01" })), "carry_over")).toEqual([5]);
  });
});

const half = (count: number) => count * 240;

const anyFacts = fc
  .record({
    accrual: fc.integer({ min: 0, max: 60 }),
    accrualPeriod: fc.constantFrom(...ACCRUAL_PERIODS),
    accrualTiming: fc.constantFrom(...ACCRUAL_TIMINGS),
    carryOver: fc.integer({ min: 0, max: 20 }),
    maxBalance: fc.option(fc.integer({ min: 0, max: 80 })),
    startsIn: fc.integer({ min: 1, max: 12 }),
    addedAfter: fc.nat(400),
    startsAfter: fc.option(fc.integer({ min: -400, max: 700 })),
    endsAfter: fc.option(fc.integer({ min: 0, max: 800 })),
    bookings: fc.array(fc.record({ halves: fc.integer({ min: 1, max: 20 }), after: fc.nat(900) }), { maxLength: 6 }),
  })
  .map((drawn) => {
    const dayZero = "2026-01-01";
    const dateAfter = (days: number | null) => (days === null ? null : addDays(dayZero, days));
    return facts({
      policy: {
        accrual: half(drawn.accrual),
        accrualPeriod: drawn.accrualPeriod,
        accrualTiming: drawn.accrualTiming,
        carryOver: half(drawn.carryOver),
        maxBalance: drawn.maxBalance === null ? null : half(drawn.maxBalance),
      },
      startsIn: drawn.startsIn,
      addedOn: addDays(dayZero, drawn.addedAfter),
      employment: { startDate: dateAfter(drawn.startsAfter), endDate: dateAfter(drawn.endsAfter) },
      lines: drawn.bookings.map(({ halves, after }, index) => {
        const effectiveOn = addDays(dayZero, after);
        const leaveYear = ledgerOpening({
          addedOn: effectiveOn,
          employment: { startDate: null, endDate: null },
          startsIn: drawn.startsIn,
        });
        return { ...booking(halves / 2, effectiveOn, leaveYear), sourceKey: `usage:${index}:${leaveYear}` };
      }),
    });
  });

describe("whatever the policy", () => {
  test("posting again posts nothing", () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const late = { ...given, today: "2029-03-01" };
        const once = postingsDue(late);
        expect(postingsDue({ ...late, lines: [...given.lines, ...once] })).toEqual([]);
        expect(new Set(once.map(({ sourceKey }) => sourceKey)).size).toBe(once.length);
      }),
    );
  });

  test("posting late posts what posting every day posts", () => {
    const everyDay = eachDate("2026-01-01", "2028-06-01");
    fc.assert(
      fc.property(anyFacts, (given) => {
        let lines = given.lines;
        for (const today of everyDay) lines = [...lines, ...postingsDue({ ...given, today, lines })];
        const late = postingsDue({ ...given, today: "2028-06-01" });
        expect(lines.slice(given.lines.length)).toEqual(late);
      }),
      { numRuns: 15 },
    );
  });

  test("nothing is effective before the ledger opens, after today or after the last day", () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(900), (given, after) => {
        const today = addDays("2026-01-01", after);
        for (const line of postingsDue({ ...given, today })) {
          expect(line.leaveYear).toBeGreaterThanOrEqual(ledgerOpening(given));
          expect(line.effectiveOn <= today).toBe(true);
          expect(line.effectiveOn <= (given.employment.endDate ?? today)).toBe(true);
          expect(Number.isInteger(line.minutes)).toBe(true);
        }
      }),
    );
  });

  test("an accrual never lifts the balance above the maximum", () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const posted = postingsDue({ ...given, today: "2028-06-01" });
        const max = given.terms.maxBalance ?? Infinity;
        for (const { kind, minutes, leaveYear, effectiveOn } of posted) {
          if (kind !== "accrual" || minutes === 0) continue;
          expect(balanceOn([...given.lines, ...posted], leaveYear, effectiveOn)).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});
