import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, eachDate } from "#core/calendar/dates.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { aLife } from "#tests/scenarios/aLife.ts";
import type { Balances, Life } from "#tests/scenarios/Life.ts";
import { LifeByDays } from "#tests/scenarios/LifeByDays.ts";
import { liveByEngine } from "#tests/scenarios/liveByEngine.ts";
import { figuresOf, sumLines } from "./balance.ts";
import { forecast } from "./forecast.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf, leaveYearStart } from "../leave/leaveYear.ts";
import { postedInto } from "./postedInto.ts";
import { postingsDue } from "./postingsDue.ts";
import { verifyLedger } from "./verify/verifyLedger.ts";

/** 10,000 scenarios with SOAK set. */
const lives = process.env.SOAK ? 10_000 : 60;

const someKnocks = fc.array(fc.nat(1200), { maxLength: 40 });

function knocksOf(life: Life, offsets: readonly number[]) {
  const days = eachDate(life.addedOn, life.until);
  return offsets.flatMap((offset) => days[offset] ?? []);
}

function balancesOf(lines: readonly LedgerEntry[], today: string): Balances {
  const years = [...new Set(lines.map(({ leaveYear }) => leaveYear))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    years.map((year) => {
      const ofYear = lines.filter(({ leaveYear }) => leaveYear === year);
      const { balance, used, accrued } = figuresOf(sumLines(ofYear, today), 0);
      return [year, { balance, used, accrued }];
    }),
  );
}

describe("a random scenario of policies, hires, departures, edits, bookings and cancellations", () => {
  test("the balances equal those of a day-by-day simulation on each day", () => {
    fc.assert(
      fc.property(aLife, someKnocks, (life, offsets) => {
        const balances = new Map<string, Balances>();
        liveByEngine(life, knocksOf(life, offsets), (day, { lines }) => balances.set(day, balancesOf(lines, day)));
        expect(balances).toEqual(new LifeByDays(life).live(new Set(balances.keys())));
      }),
      { numRuns: lives },
    );
  });

  test("the ledger is equal if the scheduler ticks every day, sometimes or never", () => {
    fc.assert(
      fc.property(aLife, someKnocks, (life, offsets) => {
        const never = liveByEngine(life, []).lines;
        expect(liveByEngine(life, knocksOf(life, offsets)).lines).toEqual(never);
        expect(liveByEngine(life, eachDate(life.addedOn, life.until)).lines).toEqual(never);
      }),
      { numRuns: lives / 20 },
    );
  });

  test("repeated ticks post nothing more, and no source key appears twice", () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { lines, accrual, changedOn } = liveByEngine(life, []);
        expect(postingsDue(accrual, lines, life.until, life.until)).toEqual([]);
        expect(postingsDue(accrual, lines, changedOn, life.until)).toEqual([]);
        expect(new Set(lines.map(({ sourceKey }) => sourceKey)).size).toBe(lines.length);
      }),
      { numRuns: lives },
    );
  });

  test("the posted and lost minutes equal the earned minutes on each day", () => {
    fc.assert(
      fc.property(aLife, someKnocks, (life, offsets) => {
        liveByEngine(life, knocksOf(life, offsets), (day, { lines, accrual }) => {
          const year = leaveYearOf(day, life.startsIn);
          if (year < accrual.opening || termsOn(accrual.timeline, day).isUnlimited) return;
          expect(postedInto(lines, year)).toBe(earnedBy(accrual, year, day));
        });
      }),
      { numRuns: lives },
    );
  });

  test("verification finds no problem", () => {
    fc.assert(
      fc.property(aLife, (life) => expect(verifyLedger(liveByEngine(life, []))).toEqual([])),
      { numRuns: lives },
    );
  });

  test("the ledger continues as forecast if nothing else happens", () => {
    fc.assert(
      fc.property(aLife, fc.nat(700), (life, ahead) => {
        const last = life.deeds.at(-1)?.on ?? life.addedOn;
        const on = addDays(last, ahead);
        const { lines, accrual } = liveByEngine({ ...life, until: last }, []);
        const then = liveByEngine({ ...life, until: on }, []).lines;
        const figures = forecast({ accrual, lines, pending: [], today: last }, on);
        for (const [year, { balance, used, accrued }] of Object.entries(balancesOf(then, on))) {
          expect(figures.get(Number(year))).toMatchObject({ balance, used, accrued });
        }
      }),
      { numRuns: lives },
    );
  });

  test("people who joined before the last leave year have equal due events", () => {
    fc.assert(
      fc.property(aLife, fc.nat(1200), fc.nat(3), (life, offset, years) => {
        const { accrual } = liveByEngine(life, []);
        const after = addDays(life.addedOn, offset);
        const until = addDays(after, 500);
        const opening = leaveYearOf(addDays(after, 1), life.startsIn) - 1;
        const firstDay = leaveYearStart(opening, life.startsIn);
        const [{ startDate, endDate } = { startDate: null, endDate: null }] = accrual.employment;
        if (accrual.opening > opening || (startDate ?? "") > firstDay) return;
        const employment = [{ startDate: addDays(firstDay, -years * 200), endDate }, ...accrual.employment.slice(1)];
        const other = { ...accrual, opening: opening - years, employment };
        if (employment.length === 1) expect(dueEvents(other, after, until)).toEqual(dueEvents(accrual, after, until));
      }),
      { numRuns: lives },
    );
  });
});

/** Returns the findings after one entry of a kind was tampered with. */
function findings(life: Life, kind: string, nth: number, tamper: (line: LedgerEntry) => LedgerEntry[]) {
  const lived = liveByEngine(life, []);
  const ofKind = lived.lines.filter((line) => line.kind === kind);
  const chosen = ofKind[nth % ofKind.length];
  if (!chosen) return null;
  const lines = lived.lines.flatMap((line) => (line === chosen ? tamper(line) : [line]));
  const { accrual, requests, postedThrough, changedOn, employmentChangedOn } = lived;
  return verifyLedger({ accrual, requests, postedThrough, changedOn, employmentChangedOn, lines });
}

const withAnother = (line: LedgerEntry) => [line, { ...line, sourceKey: `${line.sourceKey}0` }];

describe("a tampered ledger", () => {
  const quiet = aLife.map((life) => ({ ...life, deeds: life.deeds.filter(({ what }) => what === "book") }));

  test.each<[string, (line: LedgerEntry) => LedgerEntry[]]>([
    ["a line that is gone", () => []],
    ["a line that is there twice", (line) => [line, line]],
    ["another amount", (line) => [{ ...line, minutes: line.minutes + 1 }]],
  ])("verification finds %s", (_, tamper) => {
    fc.assert(
      fc.property(quiet, fc.constantFrom("accrual", "carry_over", "usage"), fc.nat(), (life, kind, nth) => {
        const found = findings(life, kind, nth, tamper);
        if (found) expect(found).not.toEqual([]);
      }),
      { numRuns: lives },
    );
  });

  test("verification finds an accrual that isn't due", () => {
    fc.assert(
      fc.property(quiet, fc.nat(), (life, nth) => {
        const found = findings(life, "accrual", nth, withAnother);
        if (found) expect(found).not.toEqual([]);
      }),
      { numRuns: lives },
    );
  });
});
