import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { dueCarryOver } from "#core/policies/accrual/dueEvents.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { leaveByDate } from "../lots/leaveByDate.ts";
import { lotCorrections } from "../lots/entries/lotCorrections.ts";
import type { LedgerKind } from "../LedgerEntry.ts";
import { differenceText } from "./differenceText.ts";
import type { Finding } from "./Finding.ts";
import type { PostedLedger } from "./PostedLedger.ts";

const VERB: Partial<Record<LedgerKind, string>> = {
  carry_over: "Carried over",
  expiry: "Expired",
  cap: "Cut",
  transfer: "Moved",
  settlement: "Settled",
};

export function verifyLots(ledger: PostedLedger): Finding[] {
  const { postedThrough } = ledger;
  return postedThrough === null
    ? []
    : [...missingCarryOvers(ledger, postedThrough), ...wrongLots(ledger, postedThrough)];
}

export function missingCarryOvers({ accrual, entries }: PostedLedger, through: IsoDate): Finding[] {
  const years = new Set(entries.flatMap(({ kind, leaveYear }) => (kind === "carry_over" ? leaveYear : [])));
  const findings: Finding[] = [];
  for (let year = accrual.opening + 1; year <= leaveYearOf(through, accrual.startsIn); year++) {
    if (years.has(year) || isWaiting(accrual, year) || isWaiting(accrual, year - 1)) continue;
    const due = dueCarryOver(accrual, year);
    if (due) findings.push({ kind: "missing", text: `${due.sourceKey} was due but wasn't posted` });
  }
  return findings;
}

function wrongLots({ accrual, entries, requests }: PostedLedger, today: IsoDate): Finding[] {
  const taken = requests?.filter(({ status }) => status === "approved").flatMap(({ dayCosts }) => dayCosts);
  const dated = taken ? leaveByDate({ accrual, entries }, taken) : { accrual, entries };
  return lotCorrections(dated, { today, id: "owed" }).map(({ kind, leaveYear, minutes, details }) => {
    const difference = differenceText(kind === "carry_over" ? minutes : -minutes);
    const on = details?.dueOn ? ` on ${details.dueOn}` : "";
    return { kind: "wrong_amount", text: `${VERB[kind]} ${difference} in ${leaveYear}${on}` };
  });
}
