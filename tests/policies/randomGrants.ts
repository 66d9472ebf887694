import * as fc from "fast-check";
import { PERIOD_FREQUENCIES, SHARES } from "#core/policies/document/grantRule.ts";
import { someFact, somePositive, someRule } from "./randomAmounts.ts";
import { someDay, someMonthDay } from "./randomDays.ts";

const KINDS = ["birth", "parental", "strike"] as const;
export const someKind = fc.constantFrom(...KINDS);

export const someWait = fc.oneof(
  fc.record({ months: fc.integer({ min: 0, max: 14 }) }),
  fc.record({ days: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ months: fc.integer({ min: 0, max: 7 }), days: fc.integer({ min: 0, max: 40 }) }),
);

export const someRounding = fc.record({
  to: fc.constantFrom<number | string>(1, 0.5, 0.1, 0.25, "1/3"),
  mode: fc.constantFrom("up", "down", "nearest", "halfUpElseKeep"),
});

const fullTime = fc.oneof(
  fc.record({ hoursPerWeek: fc.constantFrom(40, 36) }),
  fc.record({ daysPerWeek: fc.constantFrom(5, 4) }),
);

const requires = fc.oneof(
  fc.record({ attendance: fc.constantFrom(0.5, 0.8) }),
  fc.record({ daysWorkedInMonth: fc.constantFrom(10, 14) }),
  fc.record({ fact: someFact, atLeast: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    attendance: fc.constant(0.8),
    daysWorkedInMonth: fc.constant(14),
    fact: someFact,
    atLeast: fc.constant(2),
  }),
);

const cap = fc.oneof(
  fc.record({ balance: someRule }),
  fc.record({ balance: someRule, mode: fc.constantFrom("clip", "gate") }),
  fc.record({ perYear: someRule }),
  fc.record({ on: someMonthDay, balance: someRule }),
  fc.record({ onAnniversary: fc.constant(true), balance: someRule }),
);

const carryOver = fc.oneof(
  fc.constantFrom("all", "none"),
  fc.record({ max: someRule }),
  fc.record(
    { max: someRule, until: someMonthDay, excess: fc.constantFrom("expires", "sick") },
    { requiredKeys: ["max"] },
  ),
  fc.record({ months: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ monthsAfterYear: fc.integer({ min: 1, max: 20 }) }),
);

const common = {
  amount: someRule,
  accrualWaiting: someWait,
  fullTime,
  rounding: someRounding,
  leaverRounding: someRounding,
  usableFrom: fc.oneof(fc.constantFrom("now", "nextYear"), someWait),
  cap,
  carryOver,
};
const required: { requiredKeys: ("amount" | "frequency")[] } = { requiredKeys: ["amount", "frequency"] };
const timing = fc.constantFrom("start", "end", "afterEnd");
const pausedDuring = fc.uniqueArray(someKind, { minLength: 1, maxLength: 2 });

const yearly = fc.record(
  {
    ...common,
    frequency: fc.constant("yearly"),
    timing,
    starterShare: fc.constantFrom(...SHARES),
    leaverShare: fc.constantFrom(...SHARES),
    requires,
    pausedDuring,
    reducedBy: fc.record({ absence: someKind }),
  },
  { requiredKeys: ["amount", "frequency"] },
);

const periodShare = fc.constantFrom("full", "none", "byDay");
const byPeriod = fc.record(
  {
    ...common,
    frequency: fc.constantFrom(...PERIOD_FREQUENCIES),
    amountPer: fc.constantFrom("grant", "year"),
    anchor: someDay,
    timing,
    lastOfYear: someRule,
    starterShare: periodShare,
    leaverShare: periodShare,
    requires,
    pausedDuring,
  },
  required,
);

const perEvent = fc.record(
  {
    ...common,
    frequency: fc.constant("perEvent"),
    eventKind: fc.oneof(someKind, fc.uniqueArray(someKind, { minLength: 1, maxLength: 3 })),
  },
  { requiredKeys: ["amount", "frequency", "eventKind"] },
);

const perHours = fc.record(
  {
    ...common,
    frequency: fc.record(
      { hoursWorked: fc.constantFrom(10, 30, "50/3"), perPeriod: fc.boolean(), limit: somePositive },
      { requiredKeys: ["hoursWorked"] },
    ),
  },
  required,
);

const interval = fc.record(
  {
    ...common,
    frequency: fc.oneof(
      fc.record({ everyYears: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ everyMonths: fc.integer({ min: 1, max: 18 }) }),
    ),
    requires,
  },
  required,
);

const once = fc.record({ ...common, frequency: fc.constant("once") }, required);

export const someGrant = fc.oneof(yearly, byPeriod, byPeriod, perEvent, perHours, interval, once);
