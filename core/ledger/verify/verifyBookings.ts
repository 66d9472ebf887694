import type { Minutes } from "#core/leave/amounts.ts";
import { type AccrualCase, isEmployed } from "#core/policies/accrual/AccrualCase.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { differenceText } from "./differenceText.ts";
import type { CheckedEntry, Finding } from "./Finding.ts";
import { isBooking } from "../LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { accountOf } from "../usage.ts";

export interface CheckedRequest {
  id: string;
  status: RequestStatus;
  dayCosts: readonly DayCost[];
}

export interface BookedLedger {
  accrual: AccrualCase;
  entries: readonly CheckedEntry[];
  requests: readonly CheckedRequest[];
  keepsTerms?: boolean;
}

export function verifyBookings(ledger: BookedLedger): Finding[] {
  const { entries, requests } = ledger;
  const { startsIn } = ledger.accrual;
  const accountIn = accountsOf(ledger);
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
      // An undone approval leaves entries that cancel out.
      if (charges.get(keyOf(id, entry)) === 0) continue;
      findings.push({ kind: "without_cause", text: `${entry.sourceKey} has no approved request`, entry });
      continue;
    }
    if (leaveYearOf(entry.effectiveOn, startsIn) !== entry.leaveYear) {
      findings.push({ kind: "wrong_year", text: `${entry.sourceKey} isn't in the leave year of its date`, entry });
    }
    booked.set(request.id, [...(booked.get(request.id) ?? []), entry]);
  }
  return [
    ...findings,
    ...requests.flatMap((request) => verifyRequest(request, booked.get(request.id) ?? [], { ledger, accountIn })),
  ];
}

function keyOf(requestId: string, account: Account): string {
  return `${requestId} ${accountOf(account)}`;
}

type Account = Parameters<typeof accountOf>[0];

function accountsOf({ accrual, keepsTerms = false }: BookedLedger): (account: Account) => Account {
  const waiting = new Map<LeaveYear, boolean>();
  const isUnproved = (year: LeaveYear) => {
    const found = waiting.get(year) ?? isWaiting(accrual, year);
    waiting.set(year, found);
    return found;
  };
  return ({ leaveYear, isUnlimited }) => {
    return { leaveYear, isUnlimited: isUnlimited && !keepsTerms && !isUnproved(leaveYear) };
  };
}

function verifyRequest(
  request: CheckedRequest,
  entries: readonly CheckedEntry[],
  { ledger: { accrual }, accountIn }: { ledger: BookedLedger; accountIn: ReturnType<typeof accountsOf> },
): Finding[] {
  const owed = new Map<string, Account & { minutes: Minutes }>();
  const add = (charged: Account, minutes: Minutes) => {
    const account = accountIn(charged);
    const key = accountOf(account);
    owed.set(key, { ...account, minutes: (owed.get(key)?.minutes ?? 0) + minutes });
  };
  if (request.status === "approved") {
    for (const { date, minutes } of request.dayCosts) {
      add({ leaveYear: leaveYearOf(date, accrual.startsIn), isUnlimited: termsAt(accrual, date).isUnlimited }, minutes);
    }
  }
  for (const { minutes, ...entry } of entries) add(entry, minutes);
  const wrong = [...owed.values()]
    .filter(({ minutes }) => minutes !== 0)
    .map(({ leaveYear, isUnlimited, minutes }): Finding => ({
      kind: entries.length === 0 ? "missing" : "wrong_amount",
      text: `Request ${request.id} (${request.status}) is charged ${differenceText(minutes)} in ${leaveYear}${isUnlimited ? ", under unlimited terms" : ""}`,
    }));
  return [...wrong, ...verifyEmployed(request, accrual)];
}

function verifyEmployed({ id, status, dayCosts }: CheckedRequest, accrual: AccrualCase): Finding[] {
  const charged = status === "approved" ? dayCosts.filter(({ minutes }) => minutes > 0) : [];
  return charged
    .filter(({ date }) => !isEmployed(accrual, date))
    .map(({ date }) => ({
      kind: "without_cause",
      text: `Request ${id} (approved) is charged for ${date}, when the person isn't employed`,
    }));
}
