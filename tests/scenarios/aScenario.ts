import * as fc from "fast-check";
import { addDays, eachDate } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { policyChange } from "#core/policies/changes/policyChange.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { scheduledChanges, termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import type { Step, Scenario } from "./Scenario.ts";

const DAY_ZERO = "2026-01-01";
const LAST = "2029-03-01";

const halves = (max: number) => fc.integer({ min: 0, max }).map((count) => count * 240);

const someMaximum = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: halves(80) });

const terms = fc.record({
  isUnlimited: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  accrual: halves(60),
  accrualPeriod: fc.constantFrom(...ACCRUAL_PERIODS),
  accrualTiming: fc.constantFrom(...ACCRUAL_TIMINGS),
  carryOver: halves(20),
  maxBalance: someMaximum,
  bookAhead: fc.constant(false),
});

const anyEffect = fc.oneof(
  fc.constant("year" as const),
  fc.constant("next year" as const),
  fc.constant(0),
  fc.integer({ min: 1, max: 200 }),
);

const booking = fc.record({
  what: fc.constant("book" as const),
  offset: fc.nat(90),
  length: fc.integer({ min: 1, max: 12 }),
});

const correction = fc.record({
  what: fc.constant("correct policy" as const),
  office: fc.nat(1),
  corrected: fc.oneof(
    fc.record({ carryOver: halves(40) }),
    fc.record({ maxBalance: someMaximum }),
    fc.record({ carryOver: halves(40), maxBalance: someMaximum }),
  ),
  effect: fc.constantFrom("year" as const, 0),
});

const scheduled = fc.record({
  what: fc.constant("schedule policy" as const),
  office: fc.nat(1),
  given: fc.oneof(
    fc.record({ accrual: halves(60) }),
    fc.record({ carryOver: halves(40) }),
    fc.record({ maxBalance: someMaximum }),
  ),
  after: fc.integer({ min: 1, max: 200 }),
});

const draft = fc.oneof(
  booking,
  booking,
  fc.record({ what: fc.constant("edit policy" as const), office: fc.nat(1), terms, effect: anyEffect }),
  correction,
  correction,
  scheduled,
  fc.record({ what: fc.constant("cancel scheduled" as const), office: fc.nat(1), nth: fc.nat(3) }),
  fc.record({ what: fc.constant("override" as const), minutes: fc.option(halves(70)), effect: anyEffect }),
  fc.record({ what: fc.constant("move" as const), office: fc.nat(1) }),
  fc.record({
    what: fc.constant("correct start date" as const),
    offset: fc.option(fc.integer({ min: -200, max: 90 })),
  }),
  fc.record({ what: fc.constant("leave" as const), offset: fc.integer({ min: -40, max: 60 }) }),
  fc.record({ what: fc.constant("return" as const), offset: fc.option(fc.integer({ min: -20, max: 40 })) }),
  fc.record({ what: fc.constant("cancel" as const), booking: fc.nat(3) }),
  fc.record({ what: fc.constant("holiday" as const), booking: fc.nat(3) }),
  fc.record({ what: fc.constant("adjust" as const), minutes: fc.integer({ min: -10, max: 10 }).map((n) => n * 240) }),
);

const nextDay = fc.oneof(
  { weight: 3, arbitrary: fc.record({ days: fc.integer({ min: 0, max: 120 }) }) },
  { weight: 1, arbitrary: fc.record({ aroundNewYear: fc.integer({ min: -3, max: 3 }) }) },
);

export const aScenario: fc.Arbitrary<Scenario> = fc
  .record({
    startsIn: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
    addedAfter: fc.nat(400),
    startsAfter: fc.option(fc.integer({ min: -400, max: 500 })),
    offices: fc.tuple(terms, terms),
    steps: fc.array(fc.tuple(nextDay, draft), { maxLength: 16, size: "max" }),
  })
  .map(({ startsIn, addedAfter, startsAfter, offices, steps }) => {
    const addedOn = addDays(DAY_ZERO, addedAfter);
    const startDate = startsAfter === null ? null : addDays(DAY_ZERO, startsAfter);
    const policies = offices.map((value): Versioned<PolicyTerms>[] => [{ version: 1, effectiveOn: DAY_ZERO, value }]);
    let on = addedOn;
    const all = steps.flatMap(([next, drawn]): Step[] => {
      const newYear = leaveYearStart(leaveYearOf(on, startsIn) + 1, startsIn);
      const day = "days" in next ? addDays(on, next.days) : addDays(newYear, next.aroundNewYear);
      if (day > on) on = day;
      if (on >= LAST) return [];
      const policy = "office" in drawn ? (policies[drawn.office] ?? []) : [];
      const done = stepsOf(drawn, on, startsIn, policy);
      for (const step of done) {
        if (step.what !== "edit policy") continue;
        policy.push({ version: policy.length + 1, effectiveOn: step.effectiveOn, value: step.terms });
      }
      return done;
    });
    const possible = possibleSteps(all, { startDate, endDate: null });
    return { startsIn, addedOn, startDate, offices: [...offices], steps: possible, until: LAST };
  });

type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

type Policy = readonly Versioned<PolicyTerms>[];

function stepsOf(drawn: Draft, on: IsoDate, startsIn: number, policy: Policy): Step[] {
  if (drawn.what !== "schedule policy" && drawn.what !== "cancel scheduled")
    return [stepOf(drawn, on, startsIn, policy)];
  const timeline = policyTimeline(policy);
  const known = scheduledChanges(timeline, on);
  const cancelled = drawn.what === "cancel scheduled" ? known[drawn.nth % Math.max(1, known.length)] : undefined;
  if (drawn.what === "cancel scheduled" && !cancelled) return [];
  const [given, day] =
    drawn.what === "schedule policy"
      ? [drawn.given, addDays(on, drawn.after)]
      : [termsWithout(timeline, { effectiveOn: cancelled?.effectiveOn ?? on }, on), cancelled?.effectiveOn];
  const { versions } = policyChange(timeline, given, { on: day, today: on, startsIn, unit: "day" });
  const { office } = drawn;
  return versions.map(({ effectiveOn, terms: then }) => ({
    on,
    what: "edit policy",
    office,
    terms: then,
    effectiveOn,
  }));
}

type SingleDraft = Exclude<Draft, { what: "schedule policy" | "cancel scheduled" }>;

function stepOf(drawn: SingleDraft, on: IsoDate, startsIn: number, policy: Policy): Step {
  const year = leaveYearOf(on, startsIn);
  const effectiveOn = (when: "year" | "next year" | number) => {
    if (typeof when === "number") return addDays(on, when);
    return leaveYearStart(when === "year" ? year : year + 1, startsIn);
  };
  if (drawn.what === "edit policy" || drawn.what === "correct policy") {
    const { office } = drawn;
    const given =
      drawn.what === "edit policy" ? drawn.terms : { ...termsOn(policyTimeline(policy), on), ...drawn.corrected };
    const from = effectiveOn(drawn.effect);
    const isTooEarly = given.isUnlimited && from < on;
    return { on, what: "edit policy", office, terms: given, effectiveOn: isTooEarly ? on : from };
  }
  if (drawn.what === "override") {
    return { on, what: drawn.what, minutes: drawn.minutes, effectiveOn: effectiveOn(drawn.effect) };
  }
  if (drawn.what === "correct start date" || drawn.what === "return") {
    return { on, what: drawn.what, startDate: drawn.offset === null ? null : addDays(on, drawn.offset) };
  }
  if (drawn.what === "leave") return { on, what: drawn.what, endDate: addDays(on, drawn.offset) };
  if (drawn.what !== "book") return { on, ...drawn };
  const first = addDays(on, drawn.offset);
  return { on, what: drawn.what, dates: eachDate(first, addDays(first, drawn.length - 1)) };
}

function possibleSteps(steps: readonly Step[], first: Employment): Step[] {
  let lastEnd: IsoDate | null = null;
  let employment = first;
  let bookings = 0;
  return steps.filter((step) => {
    const { startDate, endDate } = employment;
    const isOver = endDate !== null && endDate < step.on;
    if (step.what === "correct start date") {
      if (isOver || (lastEnd !== null && (step.startDate ?? "") <= lastEnd)) return false;
      if (endDate !== null && (step.startDate ?? "") > endDate) return false;
      employment = { ...employment, startDate: step.startDate };
    } else if (step.what === "leave") {
      if (isOver || step.endDate < (startDate ?? "")) return false;
      employment = { ...employment, endDate: step.endDate };
    } else if (step.what === "return") {
      if (endDate === null || (step.startDate !== null && step.startDate <= endDate)) return false;
      if (step.startDate !== null) lastEnd = endDate;
      employment =
        step.startDate === null ? { startDate, endDate: null } : { startDate: step.startDate, endDate: null };
    } else if (step.what === "book") {
      if (isOver) return false;
      bookings += 1;
    } else if (step.what === "cancel" || step.what === "holiday") {
      step.booking = Math.max(0, bookings - 1 - step.booking);
      return bookings > 0;
    }
    return true;
  });
}
