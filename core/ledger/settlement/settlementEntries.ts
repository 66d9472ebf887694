import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { type LeaveYear, leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { missingInYear } from "#core/policies/accrual/missingUnder.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import type { LedgerEntry, SettlementOutcome } from "../LedgerEntry.ts";
import type { LotCorrection } from "../lots/entries/LotCorrection.ts";
import { limitCarryOver } from "../lots/limitCarryOver.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { rulesOn, YearReplay } from "../lots/YearReplay.ts";
import { type Settled, settledLots } from "./settledLots.ts";
import { settlementDays, settlementRuleOn } from "./settlementDays.ts";

interface Outcome {
  on: IsoDate;
  outcome: SettlementOutcome;
  minutes: Minutes;
}

export function settlementEntries(
  ledger: PersonLedger,
  through: IsoDate,
  { today, id }: LotCorrection = { today: through, id: through },
): LedgerEntry[] {
  const { type, startsIn } = ledger.accrual;
  const posted = postedOutcomes(ledger.entries);
  const owed = new Map<string, Outcome>();
  const { due, waiting } = dueOutcomes(ledger, through);
  for (const outcome of [...due, ...posted.map(reversed)]) {
    const key = keyOf(outcome);
    owed.set(key, { ...outcome, minutes: (owed.get(key)?.minutes ?? 0) + outcome.minutes });
  }
  const known = new Set(posted.map(keyOf));
  return [...owed.values()].flatMap(({ on, outcome, minutes }): LedgerEntry[] => {
    if (minutes === 0 || waiting.has(on)) return [];
    const isCorrection = known.has(keyOf({ on, outcome }));
    return [
      {
        type,
        leaveYear: leaveYearOf(on, startsIn),
        kind: "settlement",
        minutes,
        effectiveOn: isCorrection ? today : on,
        sourceKey: `settlement:${type}:${on}:${outcome}${isCorrection ? `:${id}` : ""}`,
        isUnlimited: false,
        details: { outcome, ...(isCorrection && { dueOn: on }) },
      },
    ];
  });
}

function dueOutcomes(ledger: PersonLedger, through: IsoDate): { due: Outcome[]; waiting: Set<IsoDate> } {
  const { accrual } = ledger;
  const due: Outcome[] = [];
  const waiting = new Set<IsoDate>();
  const replays = new Map<LeaveYear, YearReplay>();
  const replayOf = (year: LeaveYear) => {
    const replay = replays.get(year) ?? new YearReplay(ledger, year);
    replays.set(year, replay);
    return replay;
  };
  for (const on of settlementDays(accrual).filter((day) => day < through)) {
    const settled = settlementOn(accrual, replayOf, on);
    if (!settled || "missing" in settled) {
      waiting.add(on);
      continue;
    }
    due.push(
      { on, outcome: "paid_out", minutes: -settled.paidOut.valueOf() },
      { on, outcome: "reclaimed", minutes: settled.reclaimed.valueOf() },
      { on, outcome: "written_off", minutes: -settled.writtenOff.valueOf() },
    );
  }
  return { due, waiting };
}

export function awaitedForSettlement(ledger: PersonLedger, on: IsoDate): readonly string[] {
  const settled = settlementOn(ledger.accrual, (year) => new YearReplay(ledger, year), on);
  return settled && "missing" in settled ? settled.missing : [];
}

function settlementOn(
  accrual: AccrualCase,
  replayOf: (year: LeaveYear) => YearReplay,
  on: IsoDate,
): Settled | { missing: readonly string[] } | null {
  const rule = settlementRuleOn(accrual, on);
  if (!rule) return null;
  const year = leaveYearOf(on, accrual.startsIn);
  const missing = missingInYear(accrual, year);
  if (missing.length > 0) return { missing };
  const book = replayOf(year).eveningOf(on);
  const whole = book.left().sub(book.owed);
  try {
    const rules = rulesOn(accrual, on);
    if (on === leaveYearEnd(year, accrual.startsIn)) limitCarryOver(rules, book, on);
    const cut = whole.sub(book.left()).add(book.owed);
    const settled = settledLots(book, rule, { rules, on });
    return { ...settled, writtenOff: settled.writtenOff.add(cut) };
  } catch (error) {
    if (error instanceof MissingFact) return { missing: [error.fact] };
    throw error;
  }
}

function postedOutcomes(entries: readonly LedgerEntry[]): Outcome[] {
  return entries
    .filter(({ kind }) => kind === "settlement")
    .map(({ minutes, effectiveOn, details }) => ({
      on: details?.dueOn ?? effectiveOn,
      outcome: details?.outcome ?? "paid_out",
      minutes,
    }));
}

function reversed(outcome: Outcome): Outcome {
  return { ...outcome, minutes: -outcome.minutes };
}

function keyOf({ on, outcome }: Pick<Outcome, "on" | "outcome">): string {
  return `${on} ${outcome}`;
}
