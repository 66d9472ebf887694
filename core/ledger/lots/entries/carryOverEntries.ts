import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { grantNameOn } from "#core/policies/accrual/grantNameOn.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { carriedLots, type CarriedLots } from "./carriedLots.ts";
import { keyText, lotKey, type LotKey } from "../lotKey.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import type { LotCorrection } from "./LotCorrection.ts";
import { transferEntries } from "./transferEntries.ts";

export function carryOverEntries(ledger: PersonLedger, year: LeaveYear, correction?: LotCorrection): LedgerEntry[] {
  const lots = carriedLots(ledger, year);
  return [...transferEntries(ledger, year, lots, correction), ...openingEntries(ledger, year, lots, correction)];
}

function openingEntries(
  ledger: PersonLedger,
  year: LeaveYear,
  { carried, lost }: CarriedLots,
  correction?: LotCorrection,
): LedgerEntry[] {
  const { type, startsIn } = ledger.accrual;
  const first = leaveYearStart(year, startsIn);
  const posted = ledger.entries.filter(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  const due = new Map<string, { key: LotKey; minutes: Minutes }>();
  const add = (key: LotKey, minutes: Minutes) => {
    const text = keyText(key);
    due.set(text, { key, minutes: (due.get(text)?.minutes ?? 0) + minutes });
  };
  add({}, 0);
  for (const { key, minutes } of carried) add(key, minutes);
  for (const { details, minutes } of posted) add(lotKey(details), -minutes);
  const isFinal = !correction && !isWaiting(ledger.accrual, year - 1);
  return [...due]
    .filter(([text, { minutes }]) => minutes !== 0 || (isFinal && text === ""))
    .map(([text, { key, minutes }]) => ({
      type,
      leaveYear: year,
      kind: "carry_over",
      minutes,
      effectiveOn: correction?.today ?? first,
      sourceKey: `carry_over:${type}:${year}${text}${correction ? `:${correction.id}` : ""}`,
      isUnlimited: false,
      details: {
        ...key,
        ...((text !== "" || minutes > 0) &&
          grantNameOn(ledger.accrual, key.grant ?? 0, leaveYearEnd(year - 1, startsIn))),
        ...(text === "" && { expired: lost }),
        ...(correction && { isCorrection: true as const }),
      },
    }));
}
