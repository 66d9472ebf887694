import { expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { anEntry } from "#tests/scenarios/anEntry.ts";
import { changeEntries } from "../../changeEntries.ts";

const DAY = 480;
const TODAY = "2027-12-20";
const CHANGE = { today: TODAY, cause: "events", id: "change" } as const;

function born(count: number, grant: object = {}) {
  const events = Array.from({ length: count }, (_, index) => ({
    type: "occurrence" as const,
    on: addDays("2027-09-01", index),
    kind: "birth",
  }));
  const grants = [
    { frequency: "perEvent" as const, eventKind: "birth", amount: 1, carryOver: { months: 12 }, ...grant },
  ];
  return aDocumentCase({ unit: "day", grants }, { facts: { person: {}, events } });
}

const daysOf = (entries: readonly LedgerEntry[]) => entries.map(({ minutes }) => minutes / DAY);

test("many events recorded together read each posted entry a few times, not once per event", () => {
  let reads = 0;
  const opening: LedgerEntry = {
    ...anEntry("opening", 5, "2027-01-01"),
    get isUnlimited() {
      reads += 1;
      return false;
    },
  };
  expect(changeEntries(born(100), [opening], CHANGE)).toHaveLength(100);
  expect(reads).toBeLessThan(20);
});

test.each<[string, object]>([
  ["a balance", { cap: { balance: 3 } }],
  ["an amount per year", { cap: { perYear: 3 } }],
])("events recorded together earn no more than a cap on %s allows", (_, cap) => {
  const entries = changeEntries(born(5, cap), [], CHANGE);
  expect(daysOf(entries)).toEqual([1, 1, 1, 0, 0]);
  expect(entries.map(({ details }) => details?.lost ?? 0)).toEqual([0, 0, 0, DAY, DAY]);
});

test("a correction that takes leave back comes after the leave that was granted", () => {
  const granted = anEntry("accrual", 4, "2027-03-01", { details: { period: "2027-03-01" } });
  const entries = changeEntries(born(0), [granted], CHANGE);
  expect(daysOf(entries)).toEqual([-4]);
});
