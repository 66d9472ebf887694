import type { Minutes } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { differenceText } from "./differenceText.ts";
import type { CheckedEntry, Finding } from "./Finding.ts";
import { isBooking } from "../LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveYear, YearStart } from "#core/leave/leaveYear.ts";

/** A request and its costs, to compare with its booked entries. */
export interface CheckedRequest {
  id: string;
  status: RequestStatus;
  dayCosts: readonly DayCost[];
}

export interface BookedLedger {
  accrual: Pick<AccrualCase, "startsIn">;
  /** The entries of one person and type. */
  entries: readonly CheckedEntry[];
  /** The person's requests of this type, of any status. */
  requests: readonly CheckedRequest[];
}

/**
 * Verifies that each approved request is charged for its dates, each in its own leave year, and that nothing else is
 * charged.
 */
export function verifyBookings({ accrual: { startsIn }, entries, requests }: BookedLedger): Finding[] {
  const known = new Map(requests.map((request) => [request.id, request]));
  const booked = new Map<string, CheckedEntry[]>();
  const findings: Finding[] = [];
  const charges = new Map<string, Minutes>();
  for (const entry of entries.filter(({ kind }) => isBooking(kind))) {
    const key = keyOf(entry.details?.requestId ?? "", entry);
    charges.set(key, (charges.get(key) ?? 0) + entry.minutes);
  }
  for (const entry of entries) {
    if (!isBooking(entry.kind)) continue;
    const id = entry.details?.requestId ?? "";
    const request = known.get(id);
    if (!request || request.status === "pending" || request.status === "rejected") {
      // An undone approval leaves entries that cancel out; the request's type may have changed since.
      if (charges.get(keyOf(id, entry)) === 0) continue;
      findings.push({ kind: "without_cause", text: `${entry.sourceKey} has no approved request`, entry });
      continue;
    }
    if (leaveYearOf(entry.effectiveOn, startsIn) !== entry.leaveYear) {
      findings.push({ kind: "wrong_year", text: `${entry.sourceKey} is not in the leave year of its date`, entry });
    }
    booked.set(request.id, [...(booked.get(request.id) ?? []), entry]);
  }
  return [
    ...findings,
    ...requests.flatMap((request) => verifyRequest(request, booked.get(request.id) ?? [], startsIn)),
  ];
}

function keyOf(requestId: string, { leaveYear }: { leaveYear: LeaveYear }): string {
  return `${requestId} ${leaveYear}`;
}

function verifyRequest(request: CheckedRequest, entries: readonly CheckedEntry[], startsIn: YearStart): Finding[] {
  const owed = new Map<LeaveYear, Minutes>();
  const add = (year: LeaveYear, minutes: Minutes) => owed.set(year, (owed.get(year) ?? 0) + minutes);
  if (request.status === "approved") {
    for (const { date, minutes } of request.dayCosts) add(leaveYearOf(date, startsIn), minutes);
  }
  for (const { leaveYear, minutes } of entries) add(leaveYear, minutes);
  return [...owed]
    .filter(([, minutes]) => minutes !== 0)
    .map(([year, minutes]) => ({
      kind: entries.length === 0 ? "missing" : "wrong_amount",
      text: `Request ${request.id} (${request.status}) is charged ${differenceText(minutes)} in ${year}`,
    }));
}
