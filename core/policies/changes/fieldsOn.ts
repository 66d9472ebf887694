import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyFields } from "../policyFields.ts";
import type { ScheduledFields } from "./scheduledTexts.ts";

/** Includes the changes scheduled by then; without a day, today's fields. */
export function fieldsOn<Policy extends PolicyFields>(
  policy: Policy,
  scheduled: readonly ScheduledFields[],
  day: IsoDate | undefined,
): Policy {
  if (day === undefined) return policy;
  return scheduled
    .filter(({ effectiveOn }) => effectiveOn <= day)
    .toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
    .reduce((fields, { changes }) => ({ ...fields, ...changes }), policy);
}
