import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { LEDGER_KINDS } from "./LedgerEntry.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { balanceOn, figuresOf, sumEntries, wholeBalance } from "./balance.ts";

const today = "2027-06-15";

function entry(
  kind: LedgerEntry["kind"],
  minutes: number,
  effectiveOn = "2027-01-01",
  isUnlimited = false,
): LedgerEntry {
  const sourceKey = `${kind}:${effectiveOn}:${minutes}`;
  return { type: "vacation", leaveYear: 2027, kind, minutes, effectiveOn, sourceKey, isUnlimited };
}

const figures = (entries: LedgerEntry[], pending = 0) => figuresOf(sumEntries(entries, today), pending);

describe("balance figures", () => {
  test("an empty ledger has zero figures", () => {
    const zeros = { balance: 0, accrued: 0, carried: 0, adjusted: 0, used: 0, total: 0, pending: 0, available: 0 };
    expect(figures([])).toEqual(zeros);
  });

  test("pending leave is reserved", () => {
    const entries = [entry("carry_over", 2400), entry("accrual", 9600), entry("usage", -1440, "2027-03-01")];
    expect(figures(entries, 960)).toEqual({
      balance: 10560,
      accrued: 12000,
      carried: 2400,
      adjusted: 0,
      used: 1440,
      total: 12000,
      pending: 960,
      available: 9600,
    });
  });

  test("booked leave counts before its date, and an accrual does not", () => {
    const entries = [entry("accrual", 960), entry("accrual", 960, "2027-07-01"), entry("usage", -480, "2027-12-01")];
    expect(figures(entries)).toMatchObject({ balance: 480, accrued: 960, used: 480 });
  });

  test("an accrual counts on its date", () => {
    expect(figures([entry("accrual", 960, today)]).balance).toBe(960);
  });

  test("an adjustment changes the balance and isn't counted as accrued", () => {
    const entries = [entry("accrual", 960), entry("adjustment", -240)];
    expect(figures(entries)).toMatchObject({ balance: 720, accrued: 960, adjusted: -240, used: 0, total: 720 });
  });

  test("usage under an unlimited policy counts as used but not in the balance", () => {
    const entries = [entry("accrual", 960), entry("usage", -480, "2027-03-01", true)];
    expect(figures(entries)).toMatchObject({ balance: 960, used: 480 });
  });

  test("a reversal and a recalculation reduce the used amount", () => {
    const entries = [entry("usage", -1440), entry("recost", 480), entry("usage_reversal", 960)];
    expect(figures(entries)).toMatchObject({ balance: 0, used: 0 });
  });
});

const isBooking = (kind: string) => ["usage", "usage_reversal", "recost"].includes(kind);

const counts = (one: LedgerEntry) => isBooking(one.kind) || one.effectiveOn <= today;

const anyEntry = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  minutes: fc.integer({ min: -20_000, max: 20_000 }),
  effectiveOn: fc.constantFrom("2027-01-01", "2027-06-14", "2027-06-15", "2027-06-16", "2027-12-31"),
  isUnlimited: fc.boolean(),
});

test("the figures equal the plain sums of the entries", () => {
  assertProperty(
    fc.property(fc.array(anyEntry), fc.nat(5000), (drafts, pending) => {
      const entries = drafts.map((draft) =>
        entry(draft.kind, draft.minutes, draft.effectiveOn, draft.isUnlimited && isBooking(draft.kind)),
      );
      const sum = (keep: (one: LedgerEntry) => boolean) =>
        entries.filter(keep).reduce((total, one) => total + one.minutes, 0);
      const balance = sum((one) => counts(one) && !one.isUnlimited);
      const used = 0 - sum((one) => isBooking(one.kind));
      const accrued = sum((one) => counts(one) && !isBooking(one.kind) && one.kind !== "adjustment");
      expect(figures(entries, pending)).toEqual({
        balance,
        accrued,
        carried: sum((one) => counts(one) && one.kind === "carry_over"),
        adjusted: sum((one) => counts(one) && one.kind === "adjustment"),
        used,
        total: balance + used,
        pending,
        available: balance - pending,
      });
    }),
  );
});

test("the balance on a day excludes leave booked for later dates and entries of other years", () => {
  const entries = [
    entry("accrual", 2400),
    entry("usage", -480, "2027-03-01"),
    entry("usage", -960, "2027-09-01"),
    { ...entry("accrual", 9600), leaveYear: 2026 },
  ];
  expect(balanceOn(entries, 2027, "2027-03-01")).toBe(1920);
  expect(balanceOn(entries, 2027, "2027-12-31")).toBe(960);
});

test("the whole balance of a year counts all its entries regardless of their dates", () => {
  const entries = [
    entry("accrual", 2400),
    entry("usage", -480, "2027-09-01"),
    entry("usage", -480, "2027-09-02", true),
    entry("policy_change", -240, "2028-02-01"),
    { ...entry("accrual", 9600), leaveYear: 2026 },
  ];
  expect(wholeBalance(entries, 2027)).toBe(1680);
});
