import { toDays } from "#core/leave/amounts.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { formatDate, formatSpan } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ChangeCause, LedgerKind, LedgerEntry } from "./LedgerEntry.ts";

/** The facts that describe a ledger entry in words; unknown or erased ones are omitted. */
export type DescribedLine = Pick<LedgerEntry, "type" | "leaveYear" | "kind" | "details"> & {
  /** The person who decided, adjusted or changed. */
  byName?: string | null;
  reason?: string | null;
  /** The dates of the request that was charged or credited. */
  span?: { startDate: IsoDate; endDate: IsoDate } | null;
};

/** Returns the description of a ledger entry: "Carried over from 2026 (limit 5 days)". */
export function describeEntry(line: DescribedLine): string {
  if (line.details?.isReversal)
    return `Leave year changed${by(line)}: ${texts[line.kind]({ ...line, byName: null })} reversed`;
  return texts[line.kind](line);
}

const texts: Record<LedgerKind, (line: DescribedLine) => string> = {
  opening: (line) => `Opening balance${line.byName ? ` entered by ${line.byName}` : ""}${because(line)}`,
  accrual: accrualText,
  carry_over: carryOverText,
  usage: (line) => `${leaveText(line)} approved${by(line)}`,
  usage_reversal: (line) => `${leaveText(line)} cancelled${by(line)}${because(line)}`,
  recost: (line) => `${leaveText(line)} recalculated${because(line)}`,
  adjustment: (line) => `Adjusted${by(line)}${because(line)}`,
  policy_change: (line) =>
    `${changeTexts[line.details?.cause ?? "policy"]}${by(line)}${because(line)}${lostText(line)}`,
};

const changeTexts: Record<ChangeCause, string> = {
  policy: "Policy changed",
  override: "Allowance changed",
  office: "Moved to another office",
  start_date: "Start date changed",
  leaving: "Corrected for the last day",
  return: "Corrected for reactivation",
};

function by({ byName }: DescribedLine): string {
  return byName ? ` by ${byName}` : "";
}

function because({ reason }: DescribedLine): string {
  return reason ? `: ${reason}` : "";
}

function accrualText(line: DescribedLine): string {
  const { leaveYear, details } = line;
  const { period = String(leaveYear) } = details ?? {};
  const month = period.length > 4 ? formatDate(`${period}-01`).slice(0, 3) : "";
  const text = month ? `Monthly accrual for ${month} ${period.slice(0, 4)}` : `Yearly accrual for ${period}`;
  return `${text}${lostText(line)}`;
}

function lostText({ details }: DescribedLine): string {
  const { lost = 0 } = details ?? {};
  if (lost < 0) return ` (${daysText(-lost)} returned that the maximum balance had cut)`;
  return lost > 0 ? ` (${daysText(lost)} lost to the maximum balance)` : "";
}

function carryOverText({ leaveYear, details }: DescribedLine): string {
  const { limit, lapsed = 0, isCorrection = false } = details ?? {};
  const facts = [limit !== undefined && `limit ${daysText(limit)}`, lapsed > 0 && `${daysText(lapsed)} expired`];
  const known = facts.filter((fact) => fact !== false).join(", ");
  const text = isCorrection ? `Carry-over from ${leaveYear - 1} recalculated` : `Carried over from ${leaveYear - 1}`;
  return `${text}${known && ` (${known})`}`;
}

function leaveText({ type, span }: DescribedLine): string {
  const name = type[0]?.toUpperCase() + type.slice(1);
  return span ? `${name} ${formatSpan(span.startDate, span.endDate)}` : name;
}

function daysText(minutes: Minutes): string {
  const days = toDays(minutes);
  return `${days} ${days === 1 ? "day" : "days"}`;
}
