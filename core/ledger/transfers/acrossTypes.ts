import { receiversOf } from "#core/policies/document/checks/receivers.ts";
import { type AccrualCase, allTerms } from "#core/policies/accrual/AccrualCase.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { type Receipt, receivedEntries } from "./receivedEntries.ts";

/** `received` isn't posted yet. */
type PostType = (ledger: PersonLedger, received: readonly LedgerEntry[]) => LedgerEntry[];

export function sendsTo(accrual: Pick<AccrualCase, "timeline" | "past">): LeaveType[] {
  return [...new Set(allTerms(accrual).flatMap(({ document }) => (document ? receiversOf(document) : [])))];
}

export function reachedFrom(types: readonly LeaveType[], caseOf: (type: LeaveType) => AccrualCase): AccrualCase[] {
  const reached = new Map<LeaveType, AccrualCase>();
  const reach = (type: LeaveType) => {
    if (reached.has(type)) return;
    const accrual = caseOf(type);
    reached.set(type, accrual);
    for (const receiver of sendsTo(accrual)) reach(receiver);
  };
  for (const type of types) reach(type);
  return [...reached.values()];
}

export function sendersTo<Case extends Pick<AccrualCase, "type" | "timeline" | "past">>(
  type: LeaveType,
  cases: readonly Case[],
): Case[] {
  const reaching = new Set<Case>();
  const reach = (receiver: LeaveType) => {
    for (const sender of cases) {
      if (sender.type === type || reaching.has(sender) || !sendsTo(sender).includes(receiver)) continue;
      reaching.add(sender);
      reach(sender.type);
    }
  };
  reach(type);
  return [...reaching];
}

/** Calls `post` for senders before receivers, except in a cycle. */
export function acrossTypes(ledgers: readonly PersonLedger[], receipt: Receipt, post: PostType): LedgerEntry[] {
  const types = new Set(ledgers.map(({ accrual }) => accrual.type));
  const posted: LedgerEntry[] = [];
  for (const { accrual, entries } of inTransferOrder(ledgers)) {
    const others = { types, entries: [...ledgers.flatMap((ledger) => ledger.entries), ...posted] };
    const received = receivedEntries({ accrual, entries }, others, receipt);
    posted.push(...received);
    posted.push(...post({ accrual, entries: [...entries, ...received] }, received));
  }
  return posted;
}

function inTransferOrder(ledgers: readonly PersonLedger[]): PersonLedger[] {
  const ordered = new Set<PersonLedger>();
  const visiting = new Set<PersonLedger>();
  const visit = (ledger: PersonLedger) => {
    // Transfers in different policy versions can form a cycle.
    if (visiting.has(ledger)) return;
    visiting.add(ledger);
    for (const other of ledgers) if (sendsTo(other.accrual).includes(ledger.accrual.type)) visit(other);
    ordered.add(ledger);
  };
  for (const ledger of ledgers) visit(ledger);
  return [...ordered];
}
