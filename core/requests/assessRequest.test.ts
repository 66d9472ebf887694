import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { workCalendar } from "#core/offices/workCalendar.ts";
import type { Figures } from "#core/ledger/balance.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { Refusal } from "#core/refusal.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aType } from "#tests/scenarios/leaveTypes.ts";
import { assessRequest, tryAssess } from "./assessRequest.ts";
import { HALF_DAY_TEXT } from "./RequestInput.ts";
import type { AssessmentFacts } from "./assessRequest.ts";
import type { LiveRequest } from "../leave/LiveRequest.ts";

const DAY = 480;

function figures(accrued: number, booked = 0, pending = 0): Figures {
  const balance = (accrued - booked) * DAY;
  return {
    balance,
    accrued: accrued * DAY,
    carried: 0,
    adjusted: 0,
    used: booked * DAY,
    total: accrued * DAY,
    pending: pending * DAY,
    available: balance - pending * DAY,
  };
}

function facts(
  given: Partial<AssessmentFacts> & {
    policy?: Partial<PolicyTerms>;
    changes?: Record<string, Partial<PolicyTerms>>;
    startsIn?: number;
  } = {},
): AssessmentFacts {
  const { policy = {}, changes = {}, startsIn = 1, ...rest } = given;
  return {
    today: "2026-12-01",
    role: "Employee",
    leaveType: aType("vacation"),
    calendar: workCalendar([{ date: "2026-12-25", name: "Christmas Day" }], false),
    accrual: aCase({ policy, changes, startsIn, addedOn: "2026-05-04" }),
    hiredOn: null,
    live: [],
    blackouts: [],
    years: new Map([[2026, figures(20)]]),
    ...rest,
  };
}

function span(startDate: string, endDate = startDate, isHalfDay = false) {
  return { type: "vacation" as const, startDate, endDate, isHalfDay };
}

function liveRequest(startDate: string, endDate = startDate): LiveRequest {
  return { id: `from ${startDate}`, type: "sick", typeName: "Sick", status: "pending", startDate, endDate };
}

function refusalOf(wanted: ReturnType<typeof span>, given: AssessmentFacts): Refusal | undefined {
  return tryAssess(wanted, given).refusals[0];
}

const thisYear = (accrued: number, booked = 0, pending = 0) => new Map([[2026, figures(accrued, booked, pending)]]);

describe("the order of refusals", () => {
  const overlapping = [liveRequest("2020-01-01", "2030-01-01")];
  const hopeless = { live: overlapping, years: thisYear(0) };

  test("an end before the start is the first refusal", () => {
    const refusal = refusalOf(span("2026-11-10", "2026-11-09"), facts(hopeless));
    expect(refusal).toMatchObject({
      kind: "invalid",
      fields: { endDate: "End date must be on or after start date" },
    });
  });

  test.each<[string, ReturnType<typeof span>]>([
    ["of several dates", span("2026-11-09", "2026-11-10", true)],
    ["on a Saturday", span("2026-12-05", "2026-12-05", true)],
    ["on a holiday", span("2026-12-25", "2026-12-25", true)],
  ])("a half day %s is refused before the checks below", (_, wanted) => {
    expect(refusalOf(wanted, facts(hopeless))).toMatchObject({
      kind: "invalid",
      message: HALF_DAY_TEXT,
      fields: { isHalfDay: HALF_DAY_TEXT },
    });
  });

  test("a start in the past is refused before the checks below", () => {
    expect(refusalOf(span("2026-11-28"), facts(hopeless))).toMatchObject({
      kind: "invalid",
      code: "start_in_past",
      message: "Start date cannot be in the past",
      fields: { startDate: "Start date cannot be in the past" },
    });
  });

  test("a request that costs nothing is refused before the checks below", () => {
    expect(refusalOf(span("2026-12-05", "2026-12-06"), facts(hopeless))).toMatchObject({
      kind: "rule",
      code: "costs_nothing",
      message: "Request must include at least one business day or a valid half-day",
    });
    expect(refusalOf(span("2026-12-25"), facts())).toMatchObject({ code: "costs_nothing" });
  });

  test("an overlap with the person's own request is refused before the checks below", () => {
    expect(refusalOf(span("2026-12-07"), facts(hopeless))).toMatchObject({
      kind: "conflict",
      code: "overlap",
      message: "You already have a PTO request for these dates",
    });
  });

  test("an insufficient balance is refused last", () => {
    expect(refusalOf(span("2026-12-07"), facts({ years: thisYear(0) }))).toMatchObject({
      kind: "rule",
      code: "insufficient_balance",
      message: "You only have 0 days available for vacation leave",
    });
  });

  test("assessRequest throws the first refusal of tryAssess", () => {
    expect(() => assessRequest(span("2026-11-30"), facts())).toThrow(Refusal);
    expect(assessRequest(span("2026-12-01"), facts())).toEqual(tryAssess(span("2026-12-01"), facts()).assessment);
  });
});

function codesOf(wanted: ReturnType<typeof span>, given: AssessmentFacts): string[] {
  return tryAssess(wanted, given).refusals.map(({ code, request }) => (request ? `${code} ${request.id}` : code));
}

describe("several refusals at once", () => {
  const others = [liveRequest("2026-12-02"), liveRequest("2026-12-03", "2026-12-04"), liveRequest("2026-12-30")];

  test("a request that begins in the past, overlaps two others, and costs too much gets all four refusals", () => {
    const given = facts({ live: others, years: thisYear(1) });
    expect(codesOf(span("2026-11-30", "2026-12-11"), given)).toEqual([
      "start_in_past",
      "overlap from 2026-12-02",
      "overlap from 2026-12-03",
      "insufficient_balance",
    ]);
  });

  test("an impossible half day is also refused for its overlap", () => {
    expect(codesOf(span("2026-12-25", "2026-12-25", true), facts({ live: [liveRequest("2026-12-25")] }))).toEqual([
      "half_day_impossible",
      "overlap from 2026-12-25",
    ]);
  });

  test("a request beyond next year that also exceeds this year's balance gets both refusals", () => {
    expect(codesOf(span("2026-12-28", "2028-01-07"), facts({ years: thisYear(1) }))).toEqual([
      "insufficient_balance",
      "too_far_ahead",
    ]);
  });
});

describe("overlapping requests", () => {
  const live = [liveRequest("2026-12-09", "2026-12-10")];

  test.each([
    ["2026-12-07", "2026-12-08", false],
    ["2026-12-07", "2026-12-09", true],
    ["2026-12-10", "2026-12-11", true],
    ["2026-12-07", "2026-12-14", true],
    ["2026-12-11", "2026-12-14", false],
  ])("%s to %s overlaps December 9 to 10: %s", (start, end, overlaps) => {
    expect(refusalOf(span(start, end), facts({ live }))?.code).toBe(overlaps ? "overlap" : undefined);
  });
});

describe("the current year", () => {
  test("today can be requested, and half a day costs 0.5", () => {
    expect(assessRequest(span("2026-12-01", "2026-12-01", true), facts())).toEqual({
      dayCosts: [{ date: "2026-12-01", minutes: 240 }],
      minutes: 240,
      byYear: [
        {
          leaveYear: 2026,
          minutes: 240,
          charged: 240,
          available: 20 * DAY,
          after: 19.5 * DAY,
          parts: { carried: 0, accrued: 20 * DAY, adjusted: 0, booked: 0, pending: 0 },
        },
      ],
    });
  });

  test("pending days are reserved", () => {
    const years = thisYear(20, 12, 6);
    expect(assessRequest(span("2026-12-07", "2026-12-08"), facts({ years })).byYear[0]?.after).toBe(0);
    expect(refusalOf(span("2026-12-07", "2026-12-09"), facts({ years }))?.message).toBe(
      "You only have 2 days available for vacation leave",
    );
  });

  test("a refused preview still shows the figures, including negative ones", () => {
    const { assessment, refusals } = tryAssess(span("2026-12-07", "2026-12-09"), facts({ years: thisYear(1.5) }));
    expect(refusals[0]?.message).toBe("You only have 1.5 days available for vacation leave");
    expect(assessment).toMatchObject({ minutes: 3 * DAY, byYear: [{ available: 1.5 * DAY, after: -1.5 * DAY }] });
  });

  test("the refusal shows a negative balance as 0 days", () => {
    expect(refusalOf(span("2026-12-07"), facts({ years: thisYear(0, 2) }))?.message).toBe(
      "You only have 0 days available for vacation leave",
    );
  });
});

describe("the next year", () => {
  test("the next year opens with the carry-over of today's available days and its own accrual", () => {
    const wanted = span("2027-01-04", "2027-02-05");
    expect(assessRequest(wanted, facts()).byYear).toEqual([
      {
        leaveYear: 2027,
        minutes: 25 * DAY,
        charged: 25 * DAY,
        available: 25 * DAY,
        after: 0,
        parts: { carried: 5 * DAY, accrued: 20 * DAY, adjusted: 0, booked: 0, pending: 0 },
      },
    ]);
    expect(refusalOf(span("2027-01-04", "2027-02-08"), facts())?.message).toBe(
      "You only have 25 days available for vacation leave",
    );
  });

  test("with 8 days left and 3 approved for January, the next year has 5 carried and 20 accrued days, less the 3", () => {
    const years = new Map([
      [2026, figures(20, 12)],
      [2027, figures(0, 3)],
    ]);
    expect(assessRequest(span("2027-02-01"), facts({ years })).byYear[0]).toMatchObject({
      leaveYear: 2027,
      minutes: DAY,
      available: 22 * DAY,
      after: 21 * DAY,
      parts: { carried: 5 * DAY, accrued: 20 * DAY, booked: 3 * DAY },
    });
  });

  test("a request across the year end is charged to both years, and both must suffice", () => {
    const wanted = span("2026-12-30", "2027-01-05");
    expect(assessRequest(wanted, facts()).byYear).toMatchObject([
      { leaveYear: 2026, minutes: 2 * DAY, available: 20 * DAY, after: 18 * DAY },
      { leaveYear: 2027, minutes: 3 * DAY, available: 25 * DAY, after: 22 * DAY },
    ]);
    expect(refusalOf(wanted, facts({ years: thisYear(1) }))?.code).toBe("insufficient_balance");
    const full = new Map([...thisYear(20), [2027, figures(0, 20, 3)] as const]);
    expect(refusalOf(wanted, facts({ years: full }))?.message).toBe(
      "You only have 2 days available for vacation leave",
    );
  });

  test("a request beyond the next year is refused", () => {
    expect(refusalOf(span("2028-01-03"), facts())).toMatchObject({
      kind: "rule",
      code: "too_far_ahead",
      message: "You can only request leave through Dec 31, 2027",
    });
  });

  test("leave years that start in April allow requests until the March after next", () => {
    const given = facts({ startsIn: 4 });
    expect(assessRequest(span("2027-04-01"), given).byYear[0]).toMatchObject({ leaveYear: 2027, available: 25 * DAY });
    expect(assessRequest(span("2028-03-31"), given).byYear[0]?.leaveYear).toBe(2027);
    expect(refusalOf(span("2028-04-03"), given)?.code).toBe("too_far_ahead");
  });
});

describe("next year's bookings that depend on this year's carry-over", () => {
  const years = new Map([
    [2026, figures(20)],
    [2027, figures(0, 25)],
  ]);

  test("15 days may be taken in December if 25 are booked for January with a carry-over of 5", () => {
    const wanted = span("2026-12-02", "2026-12-22");
    expect(assessRequest(wanted, facts({ years })).minutes).toBe(15 * DAY);
  });

  test("a sixteenth day in December is refused", () => {
    expect(refusalOf(span("2026-12-02", "2026-12-23"), facts({ years }))).toMatchObject({
      code: "insufficient_balance",
      message: "You only have 15 days available for vacation leave",
    });
  });

  test("pending days in January count like booked ones", () => {
    const pending = new Map([
      [2026, figures(20)],
      [2027, figures(0, 10, 15)],
    ]);
    expect(refusalOf(span("2026-12-02", "2026-12-23"), facts({ years: pending }))?.code).toBe("insufficient_balance");
  });

  test("a request in both years counts its own part of the next year", () => {
    const booked = new Map([
      [2026, figures(6)],
      [2027, figures(0, 22)],
    ]);
    expect(refusalOf(span("2026-12-30", "2027-01-04"), facts({ years: booked }))).toBeUndefined();
    expect(refusalOf(span("2026-12-30", "2027-01-05"), facts({ years: booked }))).toMatchObject({
      message: "You only have 1 days available for vacation leave",
    });
  });

  test("an overdrawn next year refuses only requests that make it worse", () => {
    const overdrawn = new Map([
      [2026, figures(20)],
      [2027, figures(0, 30)],
    ]);
    expect(refusalOf(span("2026-12-02", "2026-12-22"), facts({ years: overdrawn }))).toBeUndefined();
    expect(refusalOf(span("2026-12-02", "2026-12-23"), facts({ years: overdrawn }))?.code).toBe("insufficient_balance");
  });

  test("days without carry-over can all be taken", () => {
    const policy = { carryOver: 0 };
    const full = new Map([...thisYear(20), [2027, figures(0, 20)] as const]);
    expect(refusalOf(span("2026-12-02", "2026-12-30"), facts({ years: full, policy }))).toBeUndefined();
  });
});

describe("an unlimited policy", () => {
  const policy = { isUnlimited: true, accrual: 0 };

  test("an unlimited policy checks no balance", () => {
    const given = facts({ policy, years: new Map() });
    expect(assessRequest(span("2026-12-07", "2027-02-05"), given).byYear.map(({ after }) => after)).toEqual([0, 0]);
    expect(refusalOf(span("2028-06-01"), given)).toBeUndefined();
  });

  test("an unlimited policy still refuses overlaps and requests that cost nothing", () => {
    const live = [liveRequest("2026-12-07")];
    expect(refusalOf(span("2026-12-05"), facts({ policy }))?.code).toBe("costs_nothing");
    expect(refusalOf(span("2026-12-07"), facts({ policy, live }))?.code).toBe("overlap");
  });

  test("a request across a change to or from unlimited terms charges only dates under limited terms", () => {
    const unlimited = { isUnlimited: true };
    const wanted = span("2026-12-07", "2026-12-09");
    const begins = facts({ changes: { "2026-12-09": unlimited }, years: thisYear(2) });
    expect(assessRequest(wanted, begins).byYear).toMatchObject([
      { minutes: 3 * DAY, charged: 2 * DAY, available: 2 * DAY, after: 0 },
    ]);
    const tooLittle = facts({ changes: { "2026-12-09": unlimited }, years: thisYear(1.5) });
    expect(refusalOf(wanted, tooLittle)?.message).toBe("You only have 1.5 days available for vacation leave");
    const nextYear = facts({ policy: unlimited, changes: { "2027-01-01": {} }, years: new Map() });
    expect(assessRequest(span("2026-12-30", "2027-01-05"), nextYear).byYear).toMatchObject([
      { leaveYear: 2026, charged: 0 },
      { leaveYear: 2027, charged: 3 * DAY, available: 20 * DAY },
    ]);
    expect(refusalOf(span("2028-01-03"), nextYear)?.code).toBe("too_far_ahead");
  });

  test("unlimited terms from January carry nothing into it and limit nothing there", () => {
    const given = facts({ changes: { "2027-01-01": { isUnlimited: true } } });
    expect(assessRequest(span("2026-12-02", "2026-12-29"), given).minutes).toBe(19 * DAY);
    expect(refusalOf(span("2027-01-04", "2027-06-30"), given)).toBeUndefined();
  });
});

describe("scheduled changes", () => {
  test("a change scheduled for the first day of the next year counts there", () => {
    const changes = { "2027-01-01": { accrual: 25 * DAY, carryOver: 0 } };
    expect(assessRequest(span("2027-02-01"), facts({ changes })).byYear[0]).toMatchObject({
      available: 25 * DAY,
      parts: { carried: 0, accrued: 25 * DAY },
    });
  });

  test("dates after a scheduled last day cost nothing, and leave that begins after it is refused under any policy", () => {
    const accrual = aCase({ addedOn: "2026-05-04", endDate: "2026-12-08", policy: { isUnlimited: true } });
    const across = assessRequest(span("2026-12-07", "2026-12-11"), facts({ accrual }));
    expect(across.dayCosts.map(({ date }) => date)).toEqual(["2026-12-07", "2026-12-08"]);
    expect(refusalOf(span("2026-12-09"), facts({ accrual }))).toMatchObject({ code: "after_last_day" });
  });

  test("dates before the start date cost nothing, and leave that ends before it is refused under any policy", () => {
    const accrual = aCase({ addedOn: "2026-11-20", startDate: "2026-12-08", policy: { isUnlimited: true } });
    const across = assessRequest(span("2026-12-04", "2026-12-09"), facts({ accrual }));
    expect(across.dayCosts.map(({ date }) => date)).toEqual(["2026-12-08", "2026-12-09"]);
    expect(refusalOf(span("2026-12-07"), facts({ accrual }))).toMatchObject({ code: "before_first_day" });
  });

  test("a scheduled last day leaves nothing to take after it", () => {
    const accrual = aCase({ addedOn: "2026-05-04", endDate: "2026-12-31" });
    expect(refusalOf(span("2027-01-04"), facts({ accrual }))?.message).toBe(
      "You only have 0 days available for vacation leave",
    );
  });

  test("a scheduled raise can be booked ahead like any other accrual", () => {
    const monthly = { accrual: DAY, accrualPeriod: "month", bookAhead: true } as const;
    const changes = { "2027-07-16": { ...monthly, accrual: 2 * DAY } };
    const given = facts({ policy: monthly, changes, today: "2027-06-15", years: new Map([[2027, figures(6)]]) });
    const raised = Math.round((15 * DAY) / 31 + (2 * 16 * DAY) / 31);
    expect(assessRequest(span("2027-08-02"), given).byYear[0]?.available).toBe(6 * DAY + raised + 2 * DAY);
  });
});

const entry = (minutes: number, effectiveOn: string): LedgerEntry => ({
  type: "vacation",
  leaveYear: 2027,
  kind: minutes > 0 ? "accrual" : "usage",
  minutes,
  effectiveOn,
  sourceKey: `${effectiveOn}:${minutes}`,
  isUnlimited: false,
});

describe("booking ahead", () => {
  const monthly = { accrual: 2 * DAY, accrualPeriod: "month", bookAhead: true } as const;
  const june = { today: "2027-06-15", years: new Map([[2027, figures(2)]]) };

  test("booking ahead is off by default", () => {
    const policy = { ...monthly, bookAhead: false };
    expect(refusalOf(span("2027-08-02", "2027-08-04"), facts({ ...june, policy }))?.code).toBe("insufficient_balance");
  });

  test("booking ahead counts accrual due until the first requested day", () => {
    expect(refusalOf(span("2027-08-02", "2027-08-09"), facts({ ...june, policy: monthly }))).toBeUndefined();
    expect(refusalOf(span("2027-08-02", "2027-08-10"), facts({ ...june, policy: monthly }))?.message).toBe(
      "You only have 6 days available for vacation leave",
    );
    expect(refusalOf(span("2027-07-30", "2027-08-05"), facts({ ...june, policy: monthly }))?.message).toBe(
      "You only have 4 days available for vacation leave",
    );
  });

  test("booking ahead reaches into the next year, including its carry-over", () => {
    const { byYear } = assessRequest(span("2028-02-07"), facts({ ...june, policy: monthly }));
    expect(byYear[0]).toMatchObject({ leaveYear: 2028, available: (5 + 2 + 2) * DAY });
  });

  test("booking ahead accounts for the part that a maximum balance will cut", () => {
    const policy = { ...monthly, maxBalance: 5 * DAY };
    const taken = [entry(7 * DAY, "2027-01-01"), entry(-5 * DAY, "2027-03-08")];
    const years = new Map([[2027, figures(7, 5)]]);
    const wanted = span("2027-08-02");
    const available = (given: Partial<AssessmentFacts>) =>
      assessRequest(wanted, facts({ ...june, years, policy, ...given })).byYear[0]?.available;
    expect(available({ entries: taken })).toBe(5 * DAY);
    expect(available({})).toBe(2 * DAY);
    const bookedLater = [entry(7 * DAY, "2027-01-01"), entry(-5 * DAY, "2027-10-04")];
    expect(available({ entries: bookedLater })).toBe(2 * DAY);
  });
});

const inDecember = (days: number) => `2026-12-${String(days).padStart(2, "0")}`;

test("no accepted request makes a year's balance negative", () => {
  const halves = fc.integer({ min: 0, max: 60 }).map((count) => count / 2);
  assertProperty(
    fc.property(
      halves,
      halves,
      halves,
      halves,
      fc.nat(40),
      fc.nat(30),
      (accrued, booked, next, carry, offset, length) => {
        const years = new Map([
          [2026, figures(accrued, booked)],
          [2027, figures(0, next)],
        ]);
        const given = facts({ years, policy: { carryOver: carry * DAY } });
        const from = Math.min(1 + offset, 31);
        const wanted = span(inDecember(from), inDecember(Math.min(from + length, 31)));
        const { assessment, refusals } = tryAssess(wanted, given);
        if (refusals.length > 0 || !assessment) return;
        const left = (accrued - booked) * DAY - assessment.minutes;
        const opening = (taken: number) =>
          Math.min((accrued - booked) * DAY - taken, carry * DAY) + 20 * DAY - next * DAY;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(opening(assessment.minutes)).toBeGreaterThanOrEqual(Math.min(0, opening(0)));
      },
    ),
  );
});
