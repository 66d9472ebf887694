import * as fc from "fast-check";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { aCase } from "./aCase.ts";
import { aDocumentCase } from "./aDocumentCase.ts";

const DAY = 480;

type Changes = Record<IsoDate, number>;
/** The keys of `changes` are the first days on which the amounts apply. */
type MakeCase = (amount: number, changes?: Changes) => AccrualCase;

const mapped = <Terms>(changes: Changes, termsOf: (amount: number) => Terms): Record<IsoDate, Terms> =>
  Object.fromEntries(Object.entries(changes).map(([from, amount]) => [from, termsOf(amount)]));

function simple(accrualTiming: "monthly_increments" | "start_of_period", most: number): MakeCase {
  const termsOf = (amount: number) => ({
    accrual: amount * DAY,
    accrualPeriod: "year" as const,
    accrualTiming,
    carryOver: 10 * DAY,
    maxBalance: most * DAY,
  });
  return (amount, changes = {}) =>
    aCase({ startDate: "2026-02-02", policy: termsOf(amount), changes: mapped(changes, termsOf) });
}

function document(frequency: "monthly" | "quarterly" | "yearly", most: number): MakeCase {
  const termsOf = (amount: number) => {
    const grant = { frequency, amount, amountPer: "year", starterShare: "byDay", leaverShare: "byDay" } as const;
    return {
      unit: "day" as const,
      grants: [{ ...grant, cap: { balance: most }, carryOver: { max: 10 } }],
    };
  };
  return (amount, changes = {}) =>
    aDocumentCase(termsOf(amount), { startDate: "2026-02-02", changes: mapped(changes, termsOf) });
}

/** Makes cases from yearly amounts in days, under simple policies and policy documents with maximums of 3 to 30 days. */
export const someMakeCase = fc
  .integer({ min: 3, max: 30 })
  .chain((most) =>
    fc.constantFrom(
      simple("monthly_increments", most),
      simple("start_of_period", most),
      document("monthly", most),
      document("quarterly", most),
      document("yearly", most),
    ),
  );
