import { formatFullDate, type IsoDate } from "#core/calendar/dates.ts";
import type { PolicyFields } from "./policyFields.ts";

/** A change that a policy is scheduled for, as calls present it: amounts in days. */
export interface ScheduledFields {
  effectiveOn: IsoDate;
  changes: Partial<PolicyFields>;
}

type Texts = { [Field in keyof PolicyFields]-?: (value: PolicyFields[Field]) => string };

const TEXTS: Texts = {
  isUnlimited: (isUnlimited) => (isUnlimited ? "Becomes unlimited" : "Stops being unlimited"),
  accrualAmount: (days) => `Changes to ${daysText(days)}`,
  accrualPeriod: (period) => `Accrues per ${period}`,
  accrualTiming: (timing) => `Accrual timing changes to ${timing.replaceAll("_", " ")}`,
  carryOverDays: (days) => `Carry-over changes to ${daysText(days)}`,
  maxBalance: (days) => (days === null ? "Max balance is removed" : `Max balance changes to ${daysText(days)}`),
  bookAhead: (isAllowed) => `Requests ahead of accrual ${isAllowed ? "become possible" : "end"}`,
};

/** Each field that a scheduled change sets, and its text: "Changes to 25 days on January 1, 2027". */
export function scheduledTexts({
  effectiveOn,
  changes,
}: ScheduledFields): { field: keyof PolicyFields; text: string }[] {
  return (Object.keys(TEXTS) as (keyof PolicyFields)[]).flatMap((field) => {
    const text = textOf(field, changes);
    return text === null ? [] : [{ field, text: `${text} on ${formatFullDate(effectiveOn)}` }];
  });
}

function textOf<Field extends keyof PolicyFields>(field: Field, changes: Partial<PolicyFields>): string | null {
  const value: PolicyFields[Field] | undefined = changes[field];
  return value === undefined ? null : TEXTS[field](value);
}

function daysText(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
