import type { PartialDates } from "#core/leave/LeaveParts.ts";
import { partsAfterDates } from "#core/leave/partsInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { leaveYearName, type YearStart } from "#core/leave/leaveYear.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { formatDate, formatSpan } from "#core/calendar/dateTexts.ts";
import { plainName } from "#core/policies/document/summary/plainName.ts";
import {
  type ChangeCause,
  type EntryDetails,
  expiredIn,
  type LedgerEntry,
  type LedgerKind,
  type SettlementOutcome,
} from "./LedgerEntry.ts";

export type DescribedEntry = Pick<LedgerEntry, "leaveYear" | "kind" | "effectiveOn" | "details"> &
  Omit<TypeOfLeave, "type"> & {
    minutes: Minutes;
    byName?: string | null;
    otherTypeName?: string | null;
    reason?: string | null;
    span?: PartialDates | null;
  };

export function describeEntry(entry: DescribedEntry, startsIn: YearStart): string {
  if (entry.details?.isReversal)
    return `Leave year changed${by(entry)}: reversed “${texts[entry.kind]({ ...entry, byName: null }, startsIn)}”`;
  return texts[entry.kind](entry, startsIn);
}

const texts: Record<LedgerKind, (entry: DescribedEntry, startsIn: YearStart) => string> = {
  opening: (entry) => `Opening balance${entry.byName ? ` entered by ${entry.byName}` : ""}${because(entry)}`,
  accrual: accrualText,
  carry_over: carryOverText,
  usage: (entry) => `${bookedText(entry)} approved${by(entry)}`,
  usage_reversal: (entry) =>
    entry.details?.isUndo
      ? `Approval of ${bookedText(entry)} undone${by(entry)}`
      : `${bookedText(entry)} canceled${by(entry)}${because(entry)}`,
  recost: (entry) =>
    entry.details?.isChange
      ? `${bookedText(entry)} changed${by(entry)}`
      : `${bookedText(entry)} recalculated${because(entry)}`,
  credit: creditText,
  adjustment: (entry) => `Adjusted${by(entry)}${because(entry)}`,
  expiry: ({ details }) =>
    noted(
      details?.dueOn ? `Expiration on ${formatDate(details.dueOn)} corrected` : "Expired unused",
      grantText(details),
    ),
  cap: ({ details }) =>
    noted(
      details?.dueOn
        ? `Reduction to the maximum balance on ${formatDate(details.dueOn)} corrected`
        : "Reduced to the maximum balance",
      grantText(details),
    ),
  transfer: transferText,
  settlement: settlementText,
  policy_change: (entry, startsIn) =>
    noted(
      `${changeTexts[entry.details?.cause ?? "policy"]}${by(entry)}${because(entry)}`,
      correctedText(entry, startsIn),
      grantText(entry.details),
      lostText(entry),
    ),
};

const changeTexts: Record<ChangeCause, string> = {
  policy: "Policy changed",
  override: "Allowance changed",
  office: "Moved to another office",
  start_date: "Start date changed",
  hours: "Working hours changed",
  facts: "Details for leave policies changed",
  events: "Recorded hours, events, or absences changed",
  undo: "Adjustment undone",
  leave: "Leave for past dates booked or canceled",
  opening: "Opening balance corrected",
  leaving: "Recalculated for the last day",
  return: "Last day removed",
};

const outcomeTexts: Record<SettlementOutcome, string> = {
  paid_out: "paid out",
  reclaimed: "reclaimed",
  written_off: "written off",
};

function by({ byName }: DescribedEntry): string {
  return byName ? ` by ${byName}` : "";
}

function because({ reason }: DescribedEntry): string {
  return reason ? `: ${reason}` : "";
}

function accrualText(entry: DescribedEntry, startsIn: YearStart): string {
  return noted(periodText(entry, startsIn), grantText(entry.details), lostText(entry));
}

function periodText({ leaveYear, effectiveOn, details }: DescribedEntry, startsIn: YearStart): string {
  const { period = String(leaveYear) } = details ?? {};
  if (period.length === 4) return `Yearly accrual for ${leaveYearName(Number(period), startsIn)}`;
  if (period.length === 7) return `Monthly accrual for ${formatDate(`${period}-01`).slice(0, 3)} ${period.slice(0, 4)}`;
  return period === effectiveOn ? "Accrual" : `Accrual for the period from ${formatDate(period)}`;
}

/** Late leave can correct several accruals, whose entries would otherwise read the same. */
function correctedText(entry: DescribedEntry, startsIn: YearStart): string | false {
  if (entry.details?.period === undefined) return false;
  const text = periodText(entry, startsIn);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function noted(text: string, ...facts: readonly (string | false)[]): string {
  const known = facts.filter((fact) => fact !== false).join(", ");
  return `${text}${known && ` (${known})`}`;
}

function grantText(details: EntryDetails | null | undefined): string | false {
  const { grantName } = details ?? {};
  return grantName !== undefined && plainName(grantName);
}

function lostText({ minutes, details, unit }: DescribedEntry): string | false {
  const { lost = 0 } = details ?? {};
  if (lost < 0 && minutes > 0) return `${amountInWords(-lost, unit)} restored after being lost to the maximum balance`;
  if (lost < 0) return `another ${amountInWords(-lost, unit)} had already been lost to the maximum balance`;
  return lost > 0 && `${amountInWords(lost, unit)} lost to the maximum balance`;
}

function carryOverText({ leaveYear, details, unit }: DescribedEntry, startsIn: YearStart): string {
  const { limit, isCorrection = false } = details ?? {};
  const expired = expiredIn(details);
  const from = leaveYearName(leaveYear - 1, startsIn);
  return noted(
    isCorrection ? `Carry-over from ${from} recalculated` : `Carried over from ${from}`,
    grantText(details),
    limit !== undefined && `limit ${amountInWords(limit, unit)}`,
    expired > 0 && `${amountInWords(expired, unit)} expired`,
  );
}

function transferText({ leaveYear, details, otherTypeName }: DescribedEntry, startsIn: YearStart): string {
  const { from, isCorrection, dueOn } = details ?? {};
  const leave = otherTypeName ? leaveText(otherTypeName) : "another leave type";
  const text =
    from === undefined ? `Excess moved to ${leave}` : `Excess ${leave} from ${leaveYearName(leaveYear - 1, startsIn)}`;
  return noted(isCorrection || dueOn ? `${text} recalculated` : text, grantText(details));
}

function settlementText({ effectiveOn, details }: DescribedEntry): string {
  const { outcome = "paid_out", dueOn } = details ?? {};
  const text = outcomeTexts[outcome];
  return dueOn
    ? `Settlement on ${formatDate(dueOn)} corrected (${text})`
    : `Settlement on the last day, ${formatDate(effectiveOn)}: ${text}`;
}

function creditText(entry: DescribedEntry): string {
  const { workedOn, corrects, isUndo } = entry.details ?? {};
  const time = workedOn === undefined ? "extra work" : `work on ${formatDate(workedOn)}`;
  if (isUndo) return `Approval of time for ${time} undone${by(entry)}`;
  return `Time for ${time} ${corrects === undefined ? "approved" : "canceled"}${by(entry)}${because(entry)}`;
}

function bookedText({ typeName, span }: DescribedEntry): string {
  return span ? `${typeName}, ${formatSpan(span.startDate, span.endDate)}${partsAfterDates(span)},` : typeName;
}
