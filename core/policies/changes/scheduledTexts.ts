import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyFields } from "../policyFields.ts";

export interface ScheduledFields {
  effectiveOn: IsoDate;
  changes: Partial<PolicyFields>;
  summary?: string;
}

function textsOf(changes: Partial<PolicyFields>, unit: LeaveUnit): [keyof PolicyFields, string | undefined][] {
  const amountText = (amount: number) => countText(amount, unit);
  const { isUnlimited, accrualAmount, accrualPeriod, accrualTiming, carryOverDays, maxBalance, bookAhead } = changes;
  return [
    ["isUnlimited", of(isUnlimited, (is) => (is ? "unlimited" : "no longer unlimited"))],
    [
      "accrualAmount",
      isUnlimited === true && accrualAmount === 0
        ? undefined
        : of(accrualAmount, (amount) => `accrual of ${amountText(amount)}`),
    ],
    ["accrualPeriod", of(accrualPeriod, (period) => `accrues per ${period}`)],
    ["accrualTiming", of(accrualTiming, (timing) => `accrual timing ${timing.replaceAll("_", " ")}`)],
    ["carryOverDays", of(carryOverDays, (amount) => `carry-over up to ${amountText(amount)}`)],
    [
      "maxBalance",
      of(maxBalance, (amount) => (amount === null ? "no max balance" : `max balance ${amountText(amount)}`)),
    ],
    ["bookAhead", of(bookAhead, (is) => `booking before accrual ${is ? "allowed" : "not allowed"}`)],
  ];
}

export function scheduledTexts(
  { effectiveOn, changes, summary }: ScheduledFields,
  unit: LeaveUnit,
): { field: keyof PolicyFields | undefined; text: string }[] {
  if (summary !== undefined) return [{ field: undefined, text: `From ${formatFullDate(effectiveOn)}: ${summary}` }];
  return textsOf(changes, unit).flatMap(([field, text]) =>
    text === undefined ? [] : [{ field, text: `From ${formatFullDate(effectiveOn)}: ${text}` }],
  );
}

function of<Value>(value: Value | undefined, text: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : text(value);
}
