import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import type { DueEvent } from "#core/policies/accrual/dueEvents.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { verifyLots } from "./verifyLots.ts";
import { carryOverCorrections } from "../carryOverCorrections.ts";
import { differenceText } from "./differenceText.ts";
import type { CheckedEntry, Finding } from "./Finding.ts";
import type { LedgerEntry, LedgerKind } from "../LedgerEntry.ts";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import { accruedInto } from "../accrualsIn.ts";
import type { PostedLedger } from "./PostedLedger.ts";
import { verifyClosedYears } from "./verifyClosedYears.ts";

export function verifyAccruals(ledger: PostedLedger): Finding[] {
  return [
    ...ledger.entries.flatMap((entry) => verifyEntry(entry, ledger)),
    ...verifyDue(ledger),
    ...verifyEarned(ledger),
    ...verifyClosedYears(ledger),
    ...(usesLots(ledger.accrual) ? verifyLots(ledger) : verifyCarryOvers(ledger)),
  ];
}

function verifyEntry(
  entry: CheckedEntry,
  { accrual: { startsIn }, postedThrough, changedOn }: PostedLedger,
): Finding[] {
  const { kind, effectiveOn, leaveYear, sourceKey } = entry;
  const isOfClock = kind === "accrual" || kind === "carry_over";
  if (isOfClock && effectiveOn > (postedThrough ?? "")) {
    return [{ kind: "without_cause", text: `${sourceKey} is posted before its due date`, entry }];
  }
  // Entries stay in the leave year into which they were posted, even if the type's leave year changes later.
  const isEarlier = effectiveOn <= (changedOn ?? "") && Math.abs(leaveYearOf(effectiveOn, startsIn) - leaveYear) === 1;
  const isInItsYear = leaveYearOf(effectiveOn, startsIn) === leaveYear || isEarlier;
  if (isOfClock && !isInItsYear && entry.details?.isCorrection === undefined) {
    return [{ kind: "wrong_year", text: `${sourceKey} isn't in the leave year of its date`, entry }];
  }
  const isByHand = kind === "adjustment" && (entry.actorId === null || entry.reasonId === null);
  if (isByHand || (kind === "policy_change" && entry.details?.cause === undefined)) {
    return [{ kind: "without_cause", text: `${sourceKey} has no recorded cause`, entry }];
  }
  return [];
}

function verifyDue({ accrual, entries, postedThrough, changedOn }: PostedLedger): Finding[] {
  if (postedThrough === null) return [];
  const posted = new Map(entries.map((entry) => [entry.sourceKey, entry]));
  // If lots decide the balance, verifyLots recalculates the carry-overs.
  const kinds = new Set(usesLots(accrual) ? ["accrual"] : ["accrual", "carry_over"]);
  const all = dueEvents(accrual, changedOn, postedThrough);
  const events = all.filter(({ kind, leaveYear }) => kinds.has(kind) && !isUnproved(accrual, kind, leaveYear));
  const due = new Set(events.map(({ sourceKey }) => sourceKey));
  const strange = entries
    .filter(({ kind, details }) => kinds.has(kind) && !details?.isCorrection)
    .filter(({ kind, leaveYear }) => !isUnproved(accrual, kind, leaveYear))
    .filter(({ effectiveOn, sourceKey }) => effectiveOn > (changedOn ?? "") && !due.has(sourceKey));
  return [
    ...events.flatMap((event) => verifyEvent(event, posted.get(event.sourceKey), hasCap(accrual, event))),
    ...strange.map((entry): Finding => ({
      kind: "without_cause",
      text: `${entry.sourceKey} has no matching due entry`,
      entry,
    })),
  ];
}

function isUnproved(accrual: AccrualCase, kind: LedgerKind, year: LeaveYear): boolean {
  return isWaiting(accrual, year) || (kind === "carry_over" && isWaiting(accrual, year - 1));
}

function hasCap(accrual: AccrualCase, event: DueEvent): boolean {
  if (event.kind !== "accrual") return false;
  const { document, maxBalance } = termsAt(accrual, event.on);
  return document ? document.grants?.[event.grant]?.cap !== undefined : maxBalance !== null;
}

function verifyEvent(event: DueEvent, entry: CheckedEntry | undefined, mayLose: boolean): Finding[] {
  // The amount posted for a change of terms depends on earlier entries, so verifyEarned checks it in the year's sum.
  if (event.kind === "policy_change") return [];
  if (!entry) return [{ kind: "missing", text: `${event.sourceKey} was due but wasn't posted` }];
  const lost = entry.details?.lost ?? 0;
  const isRight =
    event.kind === "carry_over"
      ? entry.details?.limit === event.limit
      : entry.minutes + lost === event.minutes && lost >= 0 && (lost === 0 || mayLose);
  if (isRight && entry.kind === event.kind && entry.effectiveOn === event.on) return [];
  return [{ kind: "wrong_amount", text: `${event.sourceKey} differs from the due entry`, entry }];
}

export function verifyEarned({
  accrual,
  entries,
  postedThrough,
}: Pick<PostedLedger, "accrual" | "entries" | "postedThrough">): Finding[] {
  if (postedThrough === null || termsOn(accrual.timeline, postedThrough).isUnlimited) return [];
  const year = leaveYearOf(postedThrough, accrual.startsIn);
  if (isWaiting(accrual, year)) return [];
  const difference = earnedBy(accrual, year, postedThrough) - accruedInto(entries, year);
  if (year < accrual.opening || difference === 0) return [];
  const text = `Accrued ${differenceText(difference)} in ${year}`;
  return [{ kind: "wrong_amount", text }];
}

function verifyCarryOvers({ accrual, entries, postedThrough }: PostedLedger): Finding[] {
  if (postedThrough === null) return [];
  return carryOverCorrections(accrual, entries, { today: postedThrough, id: "owed" }).map((owed): Finding => {
    const { leaveYear, minutes } = owed;
    const text = `Carried over ${differenceText(minutes)} into ${leaveYear}`;
    return { kind: "wrong_amount", text: `${text}${limitChanged(owed, entries)}` };
  });
}

/** Early versions of Awayday didn't correct a carry-over when its limit changed. */
function limitChanged({ leaveYear, details }: LedgerEntry, entries: readonly CheckedEntry[]): string {
  const posted = entries.findLast((entry) => entry.kind === "carry_over" && entry.leaveYear === leaveYear)?.details
    ?.limit;
  const limit = details?.limit;
  if (posted === undefined || limit === undefined || posted === limit) return "";
  return ` (the limit was ${countText(posted, "minute")} when the carry-over was posted and is ${figure(limit)} now; to post the difference, change the policy's carry-over limit and change it back)`;
}
