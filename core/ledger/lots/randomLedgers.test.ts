import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, earliest, latest, type IsoDate } from "#core/calendar/dates.ts";
import { minutesPer } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import { payout } from "#core/simulation/balanceAnswers.ts";
import { settlementDays } from "../settlement/settlementDays.ts";
import { balanceOn } from "../balance.ts";
import { dueEntries } from "../dueEntries.ts";
import { figuresIn } from "../forecast.ts";
import { ledgerCorrections } from "../ledgerCorrections.ts";
import { isBooking, type LedgerEntry } from "../LedgerEntry.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { ledgerOfLife, type LifeLedger } from "#tests/policies/ledgerOfLife.ts";
import { someDay } from "#tests/policies/randomDays.ts";
import { someLedgerLife } from "#tests/policies/randomPolicies.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { creditDetails } from "./entries/creditDetails.ts";
import type { LotBook } from "./LotBook.ts";
import { playLots } from "./playLots.ts";
import { lotsLeft } from "./lotsLeft.ts";
import type { PersonLedger } from "./PersonLedger.ts";
import { closedYear, replayYear } from "./replayYear.ts";

const runs = { numRuns: shortOrLong(25, 10_000) };

const LAST_DAY = "2029-07-10";

const someLedger = someLedgerLife
  .map(ledgerOfLife)
  .filter((life): life is LifeLedger => life !== null)
  .chain((life) => {
    const { startDate = "", addedOn = "", endDate = LAST_DAY } = life.life.person;
    const since = latest(startDate, addedOn);
    return fc.tuple(
      fc.constant(life),
      someDay.map((day) => earliest(latest(since, day), endDate)),
      someDay,
    );
  });

function posted({ accrual, entries }: PersonLedger, after: IsoDate | null, through: IsoDate): PersonLedger {
  return { accrual, entries: [...entries, ...dueEntries(accrual, entries, after, through)] };
}

const enteredBy = ({ entries }: PersonLedger, day: IsoDate) => entries.filter(({ effectiveOn }) => effectiveOn <= day);
const balanceOf = (book: LotBook) => book.left().sub(book.owed).valueOf();
const yearOn = ({ accrual }: PersonLedger, day: IsoDate) => leaveYearOf(day, accrual.startsIn);
const balance = (ledger: PersonLedger, day: IsoDate) => balanceOn(ledger.entries, yearOn(ledger, day), day);

function forLives(check: (life: LifeLedger, days: { early: IsoDate; late: IsoDate }) => void): void {
  let checked = 0;
  assertProperty(
    fc.property(someLedger, ([life, late, other]) => {
      const { startDate = "", addedOn = "" } = life.life.person;
      fc.pre(late >= addedOn && late >= startDate);
      const early = earliest(late, other);
      try {
        check(life, { early, late });
        checked++;
      } catch (error) {
        if (!(error instanceof MissingFact)) throw error;
      }
    }),
    runs,
  );
  expect(checked).toBeGreaterThan(runs.numRuns / 4);
}

test("the ledger of a random policy and life adds up to its lots, and to those of a simulation", () => {
  forLives(({ life, ledger }, { late }) => {
    const { accrual } = ledger;
    const year = yearOn(ledger, late);
    const all = posted({ accrual, entries: enteredBy(ledger, late) }, null, late);
    expect(balance(all, late)).toBe(balanceOf(replayYear(all, year, late)));
    const { policy, ...facts } = life;
    const simulated = balanceOf(playLots({ document: policy, ...facts }, late)) * minutesPer(policy.unit);
    const isLastDay = late === leaveYearEnd(year, accrual.startsIn);
    if (isLastDay && settlementDays(accrual).includes(late)) return;
    const found = isLastDay ? balanceOf(closedYear(all, year)) : balance(all, late);
    expect(Math.abs(found - simulated)).toBeLessThanOrEqual(3 + all.entries.length);
  });
});

test("the listed lots of a random policy and life, less what is owed, are the balance that is shown", () => {
  forLives(({ life, ledger }, { late }) => {
    const { accrual } = ledger;
    const { endDate = LAST_DAY } = life.person;
    const entered = ledger.entries.filter(({ kind, effectiveOn }) => effectiveOn <= (isBooking(kind) ? endDate : late));
    const all = posted({ accrual, entries: entered }, null, late);
    const { lots, owed } = lotsLeft(all, late);
    const shown = figuresIn(all.entries, [], yearOn(ledger, late), late).balance;
    expect(lots.reduce((sum, { left }) => sum + left, 0) - owed).toBe(shown);
  });
});

test("a settlement leaves nothing, and pays what a simulation pays", () => {
  let settled = 0;
  forLives(({ life, ledger }) => {
    const { accrual } = ledger;
    const [last] = settlementDays(accrual);
    if (last === undefined) return;
    const all = posted({ accrual, entries: enteredBy(ledger, last) }, null, addDays(last, 1));
    const outcomes = all.entries.filter(({ kind }) => kind === "settlement");
    if (outcomes.length === 0) return;
    settled++;
    expect(balance(all, last)).toBe(0);
    const paid = outcomes.filter(({ details }) => details?.outcome !== "written_off");
    const { policy, ...facts } = life;
    const simulated = payout({ document: policy, ...facts }, last).valueOf() * minutesPer(policy.unit);
    const found = paid.reduce((sum, { minutes }) => sum - minutes, 0);
    expect(Math.abs(found - simulated)).toBeLessThanOrEqual(3 + all.entries.length);
  });
  expect(settled).toBeGreaterThan(0);
});

test("a ledger posted late, all at once, equals a ledger posted on time", () => {
  forLives(({ ledger }, { early, late }) => {
    const { accrual } = ledger;
    const once = posted({ accrual, entries: enteredBy(ledger, late) }, null, late);
    const before = posted({ accrual, entries: enteredBy(ledger, early) }, null, early);
    const entered = enteredBy(ledger, late).filter(({ effectiveOn }) => effectiveOn > early);
    const twice = posted({ accrual, entries: [...before.entries, ...entered] }, early, late);
    expect(balance(twice, late)).toBe(balance(once, late));
    expect(dueEntries(accrual, once.entries, null, late)).toEqual([]);
  });
});

test("leave that is entered late corrects what expired and was carried over, as if it had been entered on time", () => {
  forLives(({ life, ledger }, { late }) => {
    fc.pre((life.policy.grants ?? []).every(({ cap }) => !cap || "on" in cap || "onAnniversary" in cap));
    const { accrual } = ledger;
    const entered = enteredBy(ledger, late);
    const inTime = posted({ accrual, entries: entered }, null, late);
    const without = posted({ accrual, entries: entered.filter(({ kind }) => !isBooking(kind)) }, null, late);
    const withLeave = [...without.entries, ...entered.filter(({ kind }) => isBooking(kind))];
    const corrections = ledgerCorrections(accrual, withLeave, { today: late, id: "late" });
    const corrected = { accrual, entries: [...withLeave, ...corrections] };
    expect(balance(corrected, late)).toBe(balance(inTime, late));
    expect(ledgerCorrections(accrual, corrected.entries, { today: late, id: "again" })).toEqual([]);
  });
});

test.each([3, -3])("an undone adjustment of %d days leaves the lots that there would be without it", (days) => {
  forLives(({ life, ledger }, { early, late }) => {
    fc.pre((life.policy.grants ?? []).every(({ cap }) => !cap || "on" in cap || "onAnniversary" in cap));
    const { accrual } = ledger;
    const entered = enteredBy(ledger, late);
    const adjustment: LedgerEntry = {
      type: accrual.type,
      leaveYear: yearOn(ledger, early),
      kind: "adjustment",
      minutes: days * 480,
      effectiveOn: early,
      sourceKey: "adjustment:a",
      isUnlimited: false,
      details: (days > 0 && creditDetails(accrual, early)) || {},
    };
    const undo = { ...adjustment, minutes: -adjustment.minutes, effectiveOn: late, sourceKey: "adjustment:undo:a" };
    const without = posted({ accrual, entries: entered }, null, late);
    const adjusted = posted({ accrual, entries: [...entered, adjustment] }, null, late);
    const undone = [...adjusted.entries, { ...undo, details: { corrects: "adjustment:a" } }];
    const entries = [...undone, ...ledgerCorrections(accrual, undone, { today: late, id: "undo" })];
    expect(balance({ accrual, entries }, late)).toBe(balance(without, late));
    expect(lotsOn({ accrual, entries }, late)).toEqual(lotsOn(without, late));
  });
});

function lotsOn(ledger: PersonLedger, day: IsoDate): unknown {
  const { lots, owed } = replayYear(ledger, yearOn(ledger, day), day);
  const left = lots.map((lot) => [lot.grant, lot.on, lot.usableFrom, lot.expiresOn, lot.left.valueOf()]);
  const some = left.filter(([, , , , minutes]) => minutes !== 0).map((lot) => JSON.stringify(lot));
  return { owed: owed.valueOf(), left: some.toSorted() };
}
