import { describe, expect, test } from "@jest/globals";
import { addDays, eachDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { aCase, aPolicy } from "#tests/scenarios/aCase.ts";
import type { Scenario } from "#tests/scenarios/Scenario.ts";
import { runByEngine } from "#tests/scenarios/runByEngine.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { dueEntries } from "./dueEntries.ts";

const HOUR = 3_600_000;

function postedBy(accrual: AccrualCase, todays: Iterable<IsoDate>): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  let mark: IsoDate | null = null;
  for (const today of todays) {
    if (mark !== null && today <= mark) continue;
    entries.push(...dueEntries(accrual, entries, mark, today));
    mark = today;
  }
  return entries;
}

function* instants(from: string, until: string, step: number): Generator<number> {
  for (let at = Date.parse(from); at < Date.parse(until); at += step) yield at;
}

const busy = [
  aCase({ addedOn: "2024-01-01", startDate: "2024-02-29", policy: { accrualTiming: "monthly_increments" } }),
  aCase({
    addedOn: "2024-01-01",
    startsIn: 4,
    policy: { accrualPeriod: "month", accrual: 960, accrualTiming: "end_of_period" },
    changes: { "2026-05-17": { accrual: 9600 }, "2028-02-29": { accrual: 4800, accrualTiming: "end_of_period" } },
    endDate: "2030-10-31",
  }),
];

const [firstYear, lastYear, step] = shortOrLong([2028, 2028, 24 * HOUR], [2024, 2030, HOUR]);
const ONE_ZONE_IN = shortOrLong(5, 1);

test("no day with a due entry is skipped in any time zone", () => {
  const [before, last] = [`${firstYear - 1}-12-31`, `${lastYear}-12-31`];
  const uninterrupted = busy.map((accrual) => dueEntries(accrual, [], null, last));
  const seen = new Set<string>();
  const zones = Intl.supportedValuesOf("timeZone").filter((_, index) => index % ONE_ZONE_IN === 0);
  for (const zone of zones) {
    const ticks = [...instants(`${before}T12:10Z`, `${lastYear + 1}-01-01T12:00Z`, step)];
    const todays = [...new Set(ticks.map((at) => todayIn(zone, at)))];
    expect(todays).toEqual(todays.toSorted());
    const visited = [before, ...todays.filter((today) => today < last), last];
    if (seen.has(visited.join())) continue;
    seen.add(visited.join());
    expect({ zone, ledgers: busy.map((accrual) => postedBy(accrual, visited)) }).toEqual({
      zone,
      ledgers: uninterrupted,
    });
  }
});

describe("days that a zone skips or repeats", () => {
  test("Samoa skipped 2011-12-30, so entries due that day are posted on the 31st with their own date", () => {
    const accrual = aCase({ addedOn: "2011-12-01", startDate: "2011-12-30" });
    const todays = [...instants("2011-12-28T00:00Z", "2012-01-03T00:00Z", HOUR)].map((at) =>
      todayIn("Pacific/Apia", at),
    );
    expect(todays).not.toContain("2011-12-30");
    const entries = postedBy(accrual, todays);
    expect(entries).toEqual(dueEntries(accrual, [], null, "2012-01-02"));
    expect(entries[0]?.effectiveOn).toBe("2011-12-30");
  });

  test("an office that moves its zone back repeats a day, and nothing is posted twice", () => {
    const accrual = aCase({ policy: { accrualTiming: "monthly_increments" } });
    const at = Date.parse("2027-03-01T10:30Z");
    const todays = [
      todayIn("Pacific/Kiritimati", at),
      todayIn("Pacific/Pago_Pago", at),
      todayIn("Pacific/Pago_Pago", at + 24 * HOUR),
    ];
    expect(todays).toEqual(["2027-03-02", "2027-02-28", "2027-03-01"]);
    expect(postedBy(accrual, todays)).toEqual(dueEntries(accrual, [], null, "2027-03-02"));
  });
});

describe("February 29", () => {
  const monthly = { accrual: 960, accrualPeriod: "month" } as const;

  test("February 29 is a valid start date, last day, and end of a leave year", () => {
    const started = aCase({ policy: monthly, addedOn: "2028-01-01", startDate: "2028-02-29" });
    expect(dueEntries(started, [], null, "2028-03-01").map(({ minutes }) => minutes)).toEqual([
      Math.round(960 / 29),
      960,
    ]);
    const left = aCase({
      policy: { ...monthly, accrualTiming: "end_of_period" },
      addedOn: "2028-01-01",
      endDate: "2028-02-29",
    });
    expect(dueEntries(left, [], null, "2029-01-01").map(({ effectiveOn, minutes }) => [effectiveOn, minutes])).toEqual([
      ["2028-02-01", 960],
      ["2028-02-29", 960],
    ]);
    const inMarch = aCase({ addedOn: "2027-03-01", startsIn: 3 });
    expect(dueEntries(inMarch, [], null, "2028-02-29")).toHaveLength(1);
    expect(dueEntries(inMarch, [], null, "2028-03-01")).toHaveLength(3);
  });
});

test("a scheduler that stopped for 0 to 400 days produces the same ledger as an uninterrupted one", () => {
  const scenario: Scenario = {
    startsIn: 1,
    addedOn: "2026-03-10",
    startDate: "2026-03-16",
    offices: [
      aPolicy({ accrualTiming: "monthly_increments", maxBalance: 4800 }),
      aPolicy({ accrualTiming: "end_of_period" }),
    ],
    steps: [
      { on: "2026-06-01", what: "book", dates: ["2026-07-06", "2026-07-07"] },
      {
        on: "2026-09-14",
        what: "edit policy",
        office: 0,
        terms: aPolicy({ accrual: 12_000 }),
        effectiveOn: "2027-04-15",
      },
      { on: "2028-02-29", what: "move", office: 1 },
    ],
    until: "2028-03-01",
  };
  const uninterrupted = runByEngine(scenario, eachDate(scenario.addedOn, scenario.until)).entries;
  for (let days = 0; days <= 400; days++) {
    const stops = addDays(scenario.addedOn, 1 + ((days * 7) % 330));
    const before = addDays(stops, -1);
    const restarted = addDays(stops, days);
    expect(runByEngine(scenario, [before, stops, restarted, addDays(restarted, 1)]).entries).toEqual(uninterrupted);
  }
});
