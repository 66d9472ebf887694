import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import type { PolicyFields } from "../policyFields.ts";
import type { ScheduledFields } from "./scheduledTexts.ts";

interface Changes {
  past: readonly { effectiveOn: IsoDate; before: Partial<PolicyFields> }[];
  scheduled: readonly ScheduledFields[];
}

export function fieldsOn<Policy extends PolicyFields>(policy: Policy, changes: Changes, day: unknown): Policy {
  const { undone, made } = changesOn(changes, day);
  return [...undone.map(({ before }) => before), ...made.map((change) => change.changes)].reduce<Policy>(
    (fields, values) => ({ ...fields, ...values }),
    policy,
  );
}

export function fieldsHint(changes: Changes, day: unknown): string | undefined {
  const { undone, made } = changesOn(changes, day);
  if (undone.length > 0) {
    return "The fields show the values that applied on this date. A value that you change also replaces any later values up to today.";
  }
  return made.length > 0 ? "The fields show the values scheduled for this date" : undefined;
}

function changesOn({ past, scheduled }: Changes, day: unknown) {
  if (typeof day !== "string" || !isIsoDate(day)) return { undone: [], made: [] };
  return {
    undone: past.filter(({ effectiveOn }) => effectiveOn > day).toSorted((one, other) => byDay(other, one)),
    made: scheduled.filter(({ effectiveOn }) => effectiveOn <= day).toSorted(byDay),
  };
}

function byDay(one: { effectiveOn: IsoDate }, other: { effectiveOn: IsoDate }): number {
  return one.effectiveOn < other.effectiveOn ? -1 : 1;
}
