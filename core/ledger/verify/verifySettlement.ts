import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { leaveByDate } from "../lots/leaveByDate.ts";
import { isSettlementOf } from "../LedgerEntry.ts";
import { settlementDays } from "../settlement/settlementDays.ts";
import { awaitedForSettlement, settlementEntries } from "../settlement/settlementEntries.ts";
import { differenceText } from "./differenceText.ts";
import type { Finding } from "./Finding.ts";
import type { PostedLedger } from "./PostedLedger.ts";
import { isRecordedLater } from "./RecordedFacts.ts";
import { verifyEarned } from "./verifyAccruals.ts";
import { missingCarryOvers } from "./verifyLots.ts";

export function verifySettlement(ledger: PostedLedger): Finding[] {
  const { accrual, entries, requests = [], postedThrough, changedOn, employmentChangedOn } = ledger;
  const on = accrual.employment.at(-1)?.endDate;
  if (!on || postedThrough === null || on >= postedThrough || !settlementDays(accrual).includes(on)) return [];
  const isUnchanged = [changedOn, employmentChangedOn].every((day) => day === null || day <= on);
  const isProvable = isUnchanged && !isRecordedLater(ledger, on);
  const posted = entries.filter((entry) => isSettlementOf(entry, on));
  if (posted.length === 0 && !isProvable) return [];
  const taken = requests.filter(({ status }) => status === "approved").flatMap(({ dayCosts }) => dayCosts);
  const dated = leaveByDate({ accrual, entries }, taken);
  if (awaitedForSettlement(dated, on).length > 0) return [];
  if (isProvable) {
    const owed = settlementEntries(dated, postedThrough, { today: postedThrough, id: "owed" })
      .filter((entry) => isSettlementOf(entry, on))
      .map(({ minutes, leaveYear }) => wrong(`Settled ${differenceText(-minutes)} in ${leaveYear} on ${on}`));
    return [...verifyEarnedUntil(on, ledger), ...owed];
  }
  const first = Math.min(leaveYearOf(on, accrual.startsIn), ...posted.map(({ leaveYear }) => leaveYear));
  const left = entries.reduce(
    (sum, { leaveYear, minutes, isUnlimited }) => (leaveYear < first || isUnlimited ? sum : sum + minutes),
    0,
  );
  return left === 0 ? [] : [wrong(`Settled ${differenceText(left)} in ${first} on ${on}`)];
}

function verifyEarnedUntil(on: IsoDate, ledger: PostedLedger): Finding[] {
  const { accrual, changedOn, employmentChangedOn, hasLaterTerms = false, recorded = [] } = ledger;
  const isUnpostedChange = (day: IsoDate | null) => day !== null && day > (employmentChangedOn ?? "");
  // Changed terms aren't posted for people who no longer earn leave.
  if (hasLaterTerms || isUnpostedChange(changedOn) || recorded.some((facts) => isUnpostedChange(facts.on))) return [];
  const neverStarted = accrual.employment.at(-1)?.startDate === on;
  return neverStarted ? [] : [...missingCarryOvers(ledger, on), ...verifyEarned({ ...ledger, postedThrough: on })];
}

function wrong(text: string): Finding {
  return { kind: "wrong_amount", text };
}
