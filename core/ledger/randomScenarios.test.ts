import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, eachDate } from "#core/calendar/dates.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aScenario } from "#tests/scenarios/aScenario.ts";
import type { Balances, Scenario } from "#tests/scenarios/Scenario.ts";
import { LedgerByDays } from "#tests/scenarios/LedgerByDays.ts";
import { runByEngine } from "#tests/scenarios/runByEngine.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { figuresOf, sumEntries } from "./balance.ts";
import { forecast } from "./forecast.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf, leaveYearStart } from "../leave/leaveYear.ts";
import { accruedInto } from "./accrualsIn.ts";
import { dueEntries } from "./dueEntries.ts";
import { verifyLedger } from "./verify/verifyLedger.ts";

const runs = shortOrLong(20, 10_000);

const someTicks = fc.array(fc.nat(1200), { maxLength: 40 });

function ticksOf(scenario: Scenario, offsets: readonly number[]) {
  const days = eachDate(scenario.addedOn, scenario.until);
  return offsets.flatMap((offset) => days[offset] ?? []);
}

function balancesOf(entries: readonly LedgerEntry[], today: string): Balances {
  const years = [...new Set(entries.map(({ leaveYear }) => leaveYear))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    years.map((year) => {
      const ofYear = entries.filter(({ leaveYear }) => leaveYear === year);
      const { balance, used, accrued } = figuresOf(sumEntries(ofYear, today), 0);
      return [year, { balance, used, accrued }];
    }),
  );
}

describe("a random scenario of policies, hires, departures, edits, bookings, and cancellations", () => {
  test("the balances equal those of a day-by-day simulation on each day", () => {
    assertProperty(
      fc.property(aScenario, someTicks, (scenario, offsets) => {
        const balances = new Map<string, Balances>();
        runByEngine(scenario, ticksOf(scenario, offsets), (day, { entries }) =>
          balances.set(day, balancesOf(entries, day)),
        );
        expect(balances).toEqual(new LedgerByDays(scenario).live(new Set(balances.keys())));
      }),
      { numRuns: runs },
    );
  });

  test("the ledger is equal if the scheduler ticks every day, sometimes, or never", () => {
    assertProperty(
      fc.property(aScenario, someTicks, (scenario, offsets) => {
        const never = runByEngine(scenario, []).entries;
        expect(runByEngine(scenario, ticksOf(scenario, offsets)).entries).toEqual(never);
        expect(runByEngine(scenario, eachDate(scenario.addedOn, scenario.until)).entries).toEqual(never);
      }),
      { numRuns: runs / 20 },
    );
  });

  test("repeated ticks post nothing more, and no source key appears twice", () => {
    assertProperty(
      fc.property(aScenario, (scenario) => {
        const { entries, accrual, changedOn } = runByEngine(scenario, []);
        expect(dueEntries(accrual, entries, scenario.until, scenario.until)).toEqual([]);
        expect(dueEntries(accrual, entries, changedOn, scenario.until)).toEqual([]);
        expect(new Set(entries.map(({ sourceKey }) => sourceKey)).size).toBe(entries.length);
      }),
      { numRuns: runs },
    );
  });

  test("the posted and lost minutes equal the earned minutes on each day", () => {
    assertProperty(
      fc.property(aScenario, someTicks, (scenario, offsets) => {
        runByEngine(scenario, ticksOf(scenario, offsets), (day, { entries, accrual }) => {
          const year = leaveYearOf(day, scenario.startsIn);
          if (year < accrual.opening || termsOn(accrual.timeline, day).isUnlimited) return;
          expect(accruedInto(entries, year)).toBe(earnedBy(accrual, year, day));
        });
      }),
      { numRuns: runs },
    );
  });

  test("verification finds no problem", () => {
    assertProperty(
      fc.property(aScenario, (scenario) => expect(verifyLedger(runByEngine(scenario, []))).toEqual([])),
      { numRuns: runs },
    );
  });

  test("the ledger continues as forecast if nothing else happens", () => {
    assertProperty(
      fc.property(aScenario, fc.nat(700), (scenario, ahead) => {
        const last = scenario.steps.at(-1)?.on ?? scenario.addedOn;
        const on = addDays(last, ahead);
        const { entries, accrual } = runByEngine({ ...scenario, until: last }, []);
        const then = runByEngine({ ...scenario, until: on }, []).entries;
        const figures = forecast({ accrual, entries, pending: [], today: last }, on);
        for (const [year, { balance, used, accrued }] of Object.entries(balancesOf(then, on))) {
          expect(figures.get(Number(year))).toMatchObject({ balance, used, accrued });
        }
      }),
      { numRuns: runs },
    );
  });

  test("people who joined before the last leave year have equal due events", () => {
    assertProperty(
      fc.property(aScenario, fc.nat(1200), fc.nat(3), (scenario, offset, years) => {
        const { accrual } = runByEngine(scenario, []);
        const after = addDays(scenario.addedOn, offset);
        const until = addDays(after, 500);
        const opening = leaveYearOf(addDays(after, 1), scenario.startsIn) - 1;
        const firstDay = leaveYearStart(opening, scenario.startsIn);
        const [{ startDate, endDate } = { startDate: null, endDate: null }] = accrual.employment;
        if (accrual.opening > opening || (startDate ?? "") > firstDay) return;
        const employment = [{ startDate: addDays(firstDay, -years * 200), endDate }, ...accrual.employment.slice(1)];
        const other = { ...accrual, opening: opening - years, employment };
        if (employment.length === 1) expect(dueEvents(other, after, until)).toEqual(dueEvents(accrual, after, until));
      }),
      { numRuns: runs },
    );
  });
});

function findings(scenario: Scenario, kind: string, nth: number, tamper: (entry: LedgerEntry) => LedgerEntry[]) {
  const ledger = runByEngine(scenario, []);
  const ofKind = ledger.entries.filter((entry) => entry.kind === kind);
  const chosen = ofKind[nth % ofKind.length];
  if (!chosen) return null;
  const entries = ledger.entries.flatMap((entry) => (entry === chosen ? tamper(entry) : [entry]));
  const { accrual, requests, postedThrough, changedOn, employmentChangedOn } = ledger;
  return verifyLedger({ accrual, requests, postedThrough, changedOn, employmentChangedOn, entries });
}

const withAnother = (entry: LedgerEntry) => [entry, { ...entry, sourceKey: `${entry.sourceKey}0` }];

describe("a tampered ledger", () => {
  const quiet = aScenario.map((scenario) => ({
    ...scenario,
    steps: scenario.steps.filter(({ what }) => what === "book"),
  }));

  test.each<[string, (entry: LedgerEntry) => LedgerEntry[]]>([
    ["a missing entry", () => []],
    ["a duplicate entry", (entry) => [entry, entry]],
    ["a changed amount", (entry) => [{ ...entry, minutes: entry.minutes + 1 }]],
  ])("verification finds %s", (_, tamper) => {
    assertProperty(
      fc.property(quiet, fc.constantFrom("accrual", "carry_over", "usage"), fc.nat(), (scenario, kind, nth) => {
        const found = findings(scenario, kind, nth, tamper);
        if (found) expect(found).not.toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test("verification finds an accrual that isn't due", () => {
    assertProperty(
      fc.property(quiet, fc.nat(), (scenario, nth) => {
        const found = findings(scenario, "accrual", nth, withAnother);
        if (found) expect(found).not.toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
