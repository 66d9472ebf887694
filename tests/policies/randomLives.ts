import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import type { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { someAmount } from "./randomAmounts.ts";
import { someDay } from "./randomDays.ts";
import { someKind } from "./randomGrants.ts";

const earlier = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2026-06-30", -days));

const startDate = fc.oneof(
  { weight: 4, arbitrary: someDay },
  { weight: 3, arbitrary: earlier },
  { weight: 1, arbitrary: fc.constantFrom("2024-02-29", "2025-08-31", "2026-01-01") },
);

const dates = fc.record(
  {
    startDate,
    employedDays: fc.integer({ min: 0, max: 1400 }),
    addedOn: someDay,
    serviceStartDate: earlier,
    creditedYears: fc.constantFrom<number | string>(1, 4, 0.5, "7/12"),
    contractEndDate: someDay,
  },
  { requiredKeys: ["startDate"] },
);

const withoutStart = fc.record({ addedOn: someDay });

const HOURS = fc.constantFrom(0, 4, 7.5, 8, "38/5");
const figures = fc.record({
  birthDate: fc.constantFrom("1968-02-29", "1990-07-15", "2009-01-01"),
  grade: fc.constantFrom("A", "B"),
  points: fc.integer({ min: 0, max: 30 }),
  daysPerWeek: fc.constantFrom<number | string>(5, 3, 2.5, "10/3"),
  hoursPerWeek: fc.constantFrom(40, 36, 22.5),
  shiftsPerWeek: fc.constantFrom(3, 4),
  hoursPerDay: fc.constantFrom(8, 7.6),
  hoursByWeekday: fc.record({ "1": HOURS, "2": HOURS, "3": HOURS, "5": HOURS, "7": HOURS }),
  holidays: fc.array(someDay, { maxLength: 6 }),
});
const workingWeekdays = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), { nil: undefined });

type Dates = typeof dates | typeof withoutStart;
const people = (known: fc.Arbitrary<Dates extends fc.Arbitrary<infer Found> ? Found : never>) =>
  fc.tuple(known, figures, workingWeekdays).map(([found, others, weekdays]) => {
    const { employedDays, ...rest } = { employedDays: undefined, ...found };
    const start = "startDate" in rest ? rest.startDate : undefined;
    return PolicyPerson.parse({
      ...rest,
      ...others,
      ...(weekdays && { workingWeekdays: weekdays }),
      ...(start !== undefined && employedDays !== undefined && { endDate: addDays(start, employedDays) }),
    });
  });

export const somePersonWithStart: fc.Arbitrary<PolicyPerson> = people(dates);

export const somePerson: fc.Arbitrary<PolicyPerson> = people(
  fc.oneof({ weight: 12, arbitrary: dates }, { weight: 1, arbitrary: withoutStart }),
);

const lot = (grants: readonly string[]) =>
  ({
    on: someDay,
    amount: fc.oneof({ weight: 5, arbitrary: someAmount }, { weight: 1, arbitrary: fc.constantFrom(-3, "-7/2") }),
    grant: grants.length > 0 ? fc.constantFrom(...grants) : fc.constant(undefined),
  }) as const;
const lotKeys: { requiredKeys: ("type" | "on" | "amount")[] } = { requiredKeys: ["type", "on", "amount"] };

const month = fc
  .tuple(fc.integer({ min: 2025, max: 2029 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, index]) => `${year}-${String(index).padStart(2, "0")}`);
const periodEnd = fc.oneof(
  someDay,
  fc.tuple(month, fc.constantFrom("01", "15")).map(([of, day]) => addDays(`${of}-${day}`, day === "01" ? -1 : 0)),
);
const absence = fc
  .tuple(someKind, someDay, fc.integer({ min: 0, max: 300 }))
  .map(([kind, from, days]) => ({ type: "absence" as const, kind, from, to: addDays(from, days) }));

export function someEvents(grants: readonly string[]): fc.Arbitrary<PolicyEvent[]> {
  const event = fc.oneof(
    { weight: 2, arbitrary: fc.record({ type: fc.constant("opening" as const), ...lot(grants) }, lotKeys) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("credit" as const), ...lot(grants) }, lotKeys) },
    { weight: 6, arbitrary: fc.record({ type: fc.constant("taken" as const), on: someDay, amount: someAmount }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant("worked" as const), on: someDay, hours: someAmount }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant("occurrence" as const), on: someDay, kind: someKind }) },
    { weight: 2, arbitrary: absence },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant("attendance" as const),
        periodEnd,
        share: fc.constantFrom(0, 0.5, 0.79, 0.8, 1),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant("daysWorked" as const), month, days: fc.integer({ min: 8, max: 20 }) }),
    },
  );
  return fc.array(event, { maxLength: 30 }) as fc.Arbitrary<PolicyEvent[]>;
}

export const someRequest: fc.Arbitrary<PolicyEvent> = fc
  .tuple(someDay, fc.integer({ min: 0, max: 30 }), fc.integer({ min: -20, max: 40 }), someAmount, fc.nat(5))
  .map(([from, length, ahead, amount, form]) => ({
    type: "request" as const,
    ...(form !== 0 && { submittedOn: addDays(from, -ahead) }),
    ...(form !== 1 && { from }),
    ...(form > 2 && { to: addDays(from, length) }),
    ...(form < 3 && { amount }),
  }));
