import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { ChangeCause, LedgerEntry } from "../LedgerEntry.ts";

const DAY = 480;

interface Dates {
  startDate?: IsoDate | null;
  endDate?: IsoDate | null;
}
type MakeCase = (dates: Dates) => AccrualCase;

const simple =
  (accrualTiming: "monthly_increments" | "start_of_period", amount: number, most: number): MakeCase =>
  (dates) =>
    aCase({
      ...dates,
      policy: {
        accrual: amount * DAY,
        accrualPeriod: "year",
        accrualTiming,
        carryOver: 10 * DAY,
        maxBalance: most * DAY,
      },
    });
const document =
  (frequency: "monthly" | "quarterly" | "yearly", amount: number, carryOver: object, most: number): MakeCase =>
  (dates) => {
    const shares = { starterShare: "byDay", leaverShare: "byDay" } as const;
    const grant = { frequency, amount, ...shares, cap: { balance: most }, carryOver: carryOver as { max: number } };
    return aDocumentCase({ unit: "day", grants: [grant] }, dates);
  };

interface Mistake {
  right: Dates;
  wrong: Dates;
  causes: [ChangeCause, ChangeCause];
}

/** Returns the balances before a mistake, after it, and after it was corrected on the same day. */
function balancesAround(make: MakeCase, { right, wrong, causes }: Mistake, more: readonly LedgerEntry[]): number[] {
  const today = "2028-09-01";
  const known = make(right);
  const due = dueEntries(known, more, null, today);
  const posted = [...due, ...more].toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1));
  const mistake = changeEntries(make({ ...right, ...wrong }), posted, { today, cause: causes[0], id: "1" });
  const back = changeEntries(known, [...posted, ...mistake], { today, cause: causes[1], id: "2" });
  return [[], mistake, [...mistake, ...back]].map((entries) => balanceOn([...posted, ...entries], 2028, today) / DAY);
}

const amounts = fc.record({ amount: fc.integer({ min: 1, max: 6 }), most: fc.integer({ min: 3, max: 30 }) });
const makes = amounts.chain(({ amount, most }) =>
  fc.constantFrom(
    simple("monthly_increments", amount * 6, most),
    simple("start_of_period", amount * 6, most),
    document("monthly", amount, { max: 10 }, most),
    document("quarterly", amount * 2, { max: 10 }, most),
    document("yearly", amount * 6, { max: 10 }, most),
  ),
);
const entries = fc
  .record({
    used: fc.integer({ min: 0, max: 12 }),
    usedOn: fc.integer({ min: 0, max: 240 }),
    given: fc.integer({ min: 0, max: 8 }),
    givenOn: fc.integer({ min: 0, max: 240 }),
  })
  .map(({ used, usedOn, given, givenOn }) => [
    aBooking(used, addDays("2028-01-03", usedOn)),
    anEntry("adjustment", given, addDays("2028-01-03", givenOn)),
  ]);
const someDay = fc.integer({ min: 1, max: 240 }).map((offset) => addDays("2028-01-01", offset));
const runs = { numRuns: shortOrLong(60, 5000) };

test("a last day that is entered and removed again leaves nothing behind, whatever a cap cut", () => {
  assertProperty(
    fc.property(makes, someDay, entries, (make, endDate, more) => {
      const mistake = { right: { startDate: "2026-02-02" }, wrong: { endDate } };
      const [before, , after] = balancesAround(make, { ...mistake, causes: ["leaving", "return"] }, more);
      expect(after).toBe(before);
    }),
    runs,
  );
});

test("a start date that is moved to a later day and back leaves nothing behind, whatever a cap cut", () => {
  assertProperty(
    fc.property(makes, someDay, entries, (make, startDate, more) => {
      const mistake = { right: { startDate: "2028-01-01" }, wrong: { startDate } };
      const [before, , after] = balancesAround(make, { ...mistake, causes: ["start_date", "start_date"] }, more);
      expect(after).toBe(before);
    }),
    runs,
  );
});

/** Returns the balances with the right start date all along, and with a wrong one from `on` to `back`. */
function balancesOf(make: MakeCase, { wrong, on, back }: { wrong: IsoDate; on: IsoDate; back: IsoDate }): number[] {
  const known = make({ startDate: "2028-01-01" });
  const mistaken = make({ startDate: wrong });
  const ledger = dueEntries(known, [], null, on);
  ledger.push(...changeEntries(mistaken, ledger, { today: on, cause: "start_date", id: "1" }));
  ledger.push(...dueEntries(mistaken, ledger, on, back));
  ledger.push(...changeEntries(known, ledger, { today: back, cause: "start_date", id: "2" }));
  return [dueEntries(known, [], null, back), ledger].map((posted) => balanceOn(posted, 2028, back) / DAY);
}

test("a wrong start date costs no days if it is corrected after accruals, whatever the maximum is", () => {
  const days = fc.record({
    on: someDay,
    wait: fc.integer({ min: -20, max: 60 }),
    wrongFor: fc.integer({ min: 1, max: 60 }),
  });
  assertProperty(
    fc.property(makes, days, (make, { on, wait, wrongFor }) => {
      const wrong = addDays(on, wait);
      fc.pre(wrong > "2028-01-01");
      const [right, corrected] = balancesOf(make, { wrong, on, back: addDays(wait > 0 ? wrong : on, wrongFor) });
      expect(corrected).toBe(right);
    }),
    runs,
  );
});

test.each([
  ["simple", simple("monthly_increments", 24, 60)],
  ["document", document("monthly", 2, { max: 10 }, 60)],
])("a corrected start date restores the whole first month if the maximum wasn't reached (%s)", (_, make) =>
  expect(balancesOf(make, { wrong: "2028-02-15", on: "2028-01-04", back: "2028-02-22" })).toEqual([4, 4]),
);

test("leave that was taken since a cap cut an amount doesn't make room for it when a last day is removed", () => {
  const mistake: Mistake = {
    right: { startDate: "2026-02-02" },
    wrong: { endDate: "2028-06-30" },
    causes: ["leaving", "return"],
  };
  for (const make of [simple("start_of_period", 20, 24), document("yearly", 20, { max: 10 }, 24)]) {
    const [before, , after] = balancesAround(make, mistake, [aBooking(3, "2028-03-06")]);
    expect([before, after]).toEqual([21, 21]);
  }
});

test.each([
  ["simple", simple("monthly_increments", 24, 5)],
  ["document", document("monthly", 2, { max: 10 }, 5)],
])(
  "an accrual between a mistaken start date and its correction doesn't lift a person above the maximum (%s)",
  (_, make) => {
    const right = make({ startDate: "2026-02-02" });
    const wrong = make({ startDate: "2027-08-16" });
    const [on, back] = ["2027-08-28", "2027-09-18"] as const;
    const posted = dueEntries(right, [], null, on);
    const mistake = changeEntries(wrong, posted, { today: on, cause: "start_date", id: "1" });
    const between = dueEntries(wrong, [...posted, ...mistake], on, back);
    const all = [...posted, ...mistake, ...between];
    const corrected = changeEntries(right, all, { today: back, cause: "start_date", id: "2" });
    expect(between.some(({ kind, minutes }) => kind === "accrual" && minutes > 0)).toBe(true);
    expect([posted, [...all, ...corrected]].map((ledger) => balanceOn(ledger, 2027, back) / DAY)).toEqual([5, 5]);
  },
);
