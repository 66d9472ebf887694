import { formatFullDate, type IsoDate } from "#core/calendar/dates.ts";
import type { PolicyFields } from "../policyFields.ts";

/** A change that a policy is scheduled for, as calls present it: amounts in days. */
export interface ScheduledFields {
  effectiveOn: IsoDate;
  changes: Partial<PolicyFields>;
}

/** The fields in the order of a form, each with its text where a change sets it. */
function textsOf(changes: Partial<PolicyFields>): [keyof PolicyFields, string | undefined][] {
  const { isUnlimited, accrualAmount, accrualPeriod, accrualTiming, carryOverDays, maxBalance, bookAhead } = changes;
  return [
    ["isUnlimited", of(isUnlimited, (is) => (is ? "Becomes unlimited" : "Stops being unlimited"))],
    ["accrualAmount", of(accrualAmount, (days) => `Changes to ${daysText(days)}`)],
    ["accrualPeriod", of(accrualPeriod, (period) => `Accrues per ${period}`)],
    ["accrualTiming", of(accrualTiming, (timing) => `Accrual timing changes to ${timing.replaceAll("_", " ")}`)],
    ["carryOverDays", of(carryOverDays, (days) => `Carry-over changes to ${daysText(days)}`)],
    ["maxBalance", of(maxBalance, maximumText)],
    ["bookAhead", of(bookAhead, (is) => `Booking before accrual ${is ? "becomes possible" : "ends"}`)],
  ];
}

/** Each field that a scheduled change sets, and its text: "Changes to 25 days on January 1, 2027". */
export function scheduledTexts({
  effectiveOn,
  changes,
}: ScheduledFields): { field: keyof PolicyFields; text: string }[] {
  return textsOf(changes).flatMap(([field, text]) =>
    text === undefined ? [] : [{ field, text: `${text} on ${formatFullDate(effectiveOn)}` }],
  );
}

function of<Value>(value: Value | undefined, text: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : text(value);
}

function maximumText(days: number | null): string {
  return days === null ? "Max balance is removed" : `Max balance changes to ${daysText(days)}`;
}

function daysText(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
