import { describe, expect, test } from "@jest/globals";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { documentTerms } from "#core/policies/document/termsOfDocument.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { PARTS } from "./LeaveLevels.ts";
import { gainsBeyond, hasGain, leaveGains, leaveYearsFrom } from "./leaveGains.ts";

type Rules = Omit<PolicyDocument, "unit">;
const DAY = 480;

const caseOf = (document: Rules): AccrualCase => ({
  type: "vacation",
  startsIn: 1,
  opening: 2027,
  employment: [{ startDate: null, endDate: null }],
  timeline: [{ from: FIRST_DAY, cause: "policy", terms: documentTerms({ unit: "day", ...document }) }],
});
const days = (amount: number, max = 0) => ({ grants: [{ frequency: "yearly" as const, amount, carryOver: { max } }] });
const monthly = (amount: number, balance: number) => ({
  grants: [{ frequency: "monthly" as const, amount, cap: { balance } }],
});
const settled = (settlement: NonNullable<Rules["settlement"]>) => ({ ...days(20), settlement });
const always = (gain: object) => [gain, gain, gain];
function gainsOf(before: Rules | null, after: Rules, held = 0) {
  const cases = { before: before ? [caseOf(before)] : [], after: [caseOf(after)] };
  const years = leaveYearsFrom("2027-05-15", { startsIn: 1 }, 10);
  const gains = [
    ...leaveGains(cases, { from: "2027-05-15", today: "2027-05-15", years, held: new Map([["vacation", held * DAY]]) }),
  ].filter((gain) => gain !== null);
  const shown = [years[0], years[1], years[9]].map((year) => {
    const inYear = gains.filter(({ from }) => year && year.first <= from && from <= year.last);
    const most = PARTS.map((part) => [part, Math.max(...inYear.map((gain) => gain[part])) / DAY] as const);
    return Object.fromEntries(most.filter(([, by]) => by > 0));
  });
  return { gains, shown };
}

test.each<[string, Rules | null, Rules, number, object[]]>([
  [
    "five more days",
    days(20),
    days(25),
    0,
    [
      { granted: 5, kept: 5 },
      { granted: 10, kept: 5 },
      { granted: 50, kept: 5 },
    ],
  ],
  [
    "rounding that also raises what may be owed",
    { ...days(25), consumption: { overdraft: 5 } },
    { ...days(25), consumption: { overdraft: 5 }, rounding: { to: 25, mode: "up" } },
    0,
    [{ granted: 20 }, { granted: 20 }, { granted: 20 }],
  ],
  [
    "rounding that raises a limit",
    { ...days(100), consumption: { limit: { per: "year", amount: 20 } } },
    { ...days(100), consumption: { limit: { per: "year", amount: 20 } }, rounding: { to: 50, mode: "up" } },
    0,
    always({ taken: 30 }),
  ],
  ["a higher carry-over", days(20, 5), days(20, 9), 0, [{}, { kept: 4 }, { kept: 4 }]],
  ["a carry-over of years", days(20, 25), days(20, 400), 0, [{}, {}, { kept: 155 }]],
  ["a carry-over of leave held before", days(20, 60), days(20, 90), 80, [{}, { kept: 30 }, { kept: 30 }]],
  [
    "more each month within a cap",
    monthly(1, 5),
    monthly(5, 5),
    0,
    [{ granted: 48, kept: 4 }, { granted: 96 }, { granted: 480 }],
  ],
  ["fewer days", days(20), days(10), 0, [{}, {}, {}]],
  [
    "a new type",
    null,
    days(2),
    0,
    [
      { granted: 2, kept: 2 },
      { granted: 4, kept: 2 },
      { granted: 20, kept: 2 },
    ],
  ],
  ["unlimited leave", days(20), { grants: [] }, 0, always({ granted: Infinity, kept: Infinity })],
  ["the end of unlimited leave", { grants: [] }, days(90), 0, [{}, {}, {}]],
  ["an overdraft", days(20), { ...days(20), consumption: { overdraft: 1 } }, 0, always({ overdraft: 1 })],
  [
    "a higher limit",
    { consumption: { limit: { per: "year", amount: 5 } } },
    { consumption: { limit: { per: "year", amount: 8 } } },
    0,
    always({ kept: 3, taken: 3 }),
  ],
  [
    "a payout",
    settled({ pay: "none" }),
    settled({ pay: "all" }),
    3,
    [{ paidOut: 23 }, { paidOut: 20 }, { paidOut: 20 }],
  ],
  ["a higher payout", settled({ pay: { max: 5 } }), settled({ pay: { max: 8 } }), 0, always({ paidOut: 3 })],
  [
    "a payout of older leave",
    settled({ pay: { grantsWithinMonths: 2 } }),
    settled({ pay: { grantsWithinMonths: 6 } }),
    0,
    always({ paidOut: 20 }),
  ],
  ["a smaller payout", settled({ pay: "all" }), settled({ pay: { max: 5 } }), 0, [{}, {}, {}]],
  [
    "no reclaim of leave taken in advance",
    settled({ pay: "none" }),
    settled({ pay: "none", reclaim: false }),
    0,
    [{ forgiven: 20 }, { forgiven: 40 }, { forgiven: 200 }],
  ],
])("%s", (_, before, after, held, expected) => {
  const { gains, shown } = gainsOf(before, after, held);
  expect(shown).toEqual(expected);
  expect(hasGain(gainsBeyond(gains, gains))).toBe(false);
  const beyond = gainsBeyond(gains, gainsOf(days(20), days(20)).gains);
  expect(beyond.filter(({ from }) => gains.some((gain) => gain.from === from))).toEqual(gains);
});

const isReached = (own: Rules, other: Rules, before: Rules = days(20)) =>
  !hasGain(gainsBeyond(gainsOf(before, own).gains, gainsOf(before, other).gains));
const more = (grant: object): Rules => ({
  grants: [...days(20).grants, { frequency: "yearly" as const, amount: 10, name: "more", ...grant }],
});

describe("a gain is reached only", () => {
  test("from the day on which the other person gains as much", () => {
    const [atStart, atEnd] = [more({ timing: "start" }), more({ timing: "end" })];
    expect([isReached(atStart, atEnd), isReached(atEnd, atStart)]).toEqual([false, true]);
  });

  test("for as long as the other person keeps it", () => {
    const [long, short] = [more({ carryOver: { months: 12 } }), more({ carryOver: { months: 1 } })];
    expect([isReached(long, short), isReached(short, long)]).toEqual([false, true]);
  });

  test("while the other person can use it", () => {
    const brief = { frequency: "yearly" as const, amount: 10, name: "brief", carryOver: { months: 1 } };
    const waiting = { ...brief, name: "waiting", usableFrom: "nextYear" as const, carryOver: { months: 13 } };
    const other: Rules = { grants: [...days(20).grants, brief, waiting] };
    expect(isReached(more({ carryOver: { months: 13 } }), other)).toBe(false);
  });

  test("where no limit needs a missing fact", () => {
    const limited = (amount: unknown): Rules =>
      ({ ...days(20), consumption: { limit: { per: "year", amount } } }) as Rules;
    const byGrade = { by: "grade", map: { a: 5 } };
    const before = limited(5);
    expect(isReached(limited(byGrade), limited(5), before)).toBe(false);
    expect(isReached(limited(byGrade), limited(byGrade), before)).toBe(false);
    expect(isReached(limited(8), limited(byGrade), before)).toBe(false);
    expect(isReached(limited(8), limited(8), limited(byGrade))).toBe(false);
    expect(isReached(limited(byGrade), limited(byGrade), days(20))).toBe(true);
  });
});
