import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { describeEntry } from "../describeEntry.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { ledgerCorrections } from "../ledgerCorrections.ts";
import { acrossTypes } from "../transfers/acrossTypes.ts";
import { correctedReceipt, dueReceipt } from "../transfers/receipts.ts";
import { verifyAccruals } from "../verify/verifyAccruals.ts";
import { verifyTransfers } from "../verify/verifyTransfers.ts";
import { pastLeave } from "./cutsAfterLeave.ts";

const DAY = 480;
type Cases = Record<LeaveType, AccrualCase>;
type Ledger = readonly LedgerEntry[];

const simple = (amount: number, most: number, carryOver: number): AccrualCase =>
  aCase({
    policy: {
      accrual: amount * DAY,
      accrualPeriod: "month",
      accrualTiming: "start_of_period",
      carryOver: carryOver * DAY,
      maxBalance: most * DAY,
    },
  });
const document = (amount: number, most: number, carryOver: object | "all"): AccrualCase => {
  const cap = { balance: most, mode: "clip" as const };
  const grant = { frequency: "monthly", amount, cap, carryOver: carryOver as "all" } as const;
  return aDocumentCase({ unit: "day", grants: [grant] });
};

function ledgersOf(cases: Cases, entries: Ledger) {
  return Object.entries(cases).map(([type, accrual]) => ({
    accrual: { ...accrual, type },
    entries: entries.filter((entry) => entry.type === type),
  }));
}

function dueThrough(cases: Cases, entries: Ledger, after: IsoDate | null, through: IsoDate): LedgerEntry[] {
  const due = acrossTypes(ledgersOf(cases, entries), dueReceipt({ after, through }), ({ accrual, entries: known }) =>
    dueEntries(accrual, known, after, through),
  );
  return [...entries, ...due];
}

function changed(cases: Cases, entries: Ledger, more: LedgerEntry, today: IsoDate): LedgerEntry[] {
  const by = { today, id: more.sourceKey };
  const all = [...entries, more];
  const own = pastLeave([more], today);
  const owed = acrossTypes(ledgersOf(cases, all), correctedReceipt(by), ({ accrual, entries: known }, received) => {
    if (accrual.type !== more.type && received.length === 0) return [];
    const leave = [...(accrual.type === more.type ? own : []), ...received];
    return ledgerCorrections(accrual, known, { ...by, past: leave });
  });
  return [...all, ...owed];
}

function balances(cases: Cases, entries: Ledger, today: IsoDate): number[] {
  return [0, 45, 200, 400].flatMap((later) => {
    const day = addDays(today, later);
    const all = dueThrough(cases, entries, today, day);
    return ledgersOf(cases, all).map((one) => balanceOn(one.entries, leaveYearOf(day, 1), day) / DAY);
  });
}

function expectVerified(cases: Cases, entries: Ledger, today: IsoDate): void {
  const ledgers = ledgersOf(cases, entries).map((one) => {
    return { ...one, postedThrough: today, changedOn: null, employmentChangedOn: null };
  });
  expect([...ledgers.flatMap(verifyAccruals), ...verifyTransfers(ledgers)]).toEqual([]);
}

const leave = (count: number, on: IsoDate, id: string): LedgerEntry =>
  aBooking(count, on, { sourceKey: `usage:${id}`, details: { requestId: id } });
const reversed = (entry: LedgerEntry): LedgerEntry => ({
  ...entry,
  kind: "usage_reversal",
  minutes: -entry.minutes,
  sourceKey: `reversal:${entry.sourceKey}`,
});

const amounts = fc.record({
  amount: fc.integer({ min: 1, max: 3 }),
  most: fc.integer({ min: 2, max: 12 }),
  max: fc.integer({ min: 0, max: 6 }),
});
const someCases: fc.Arbitrary<Cases> = amounts.chain(({ amount, most, max }) => {
  const sending = document(amount, most, { max, excess: "sick" });
  return fc.constantFrom<Cases>(
    { vacation: simple(amount, most, max) },
    { vacation: document(amount, most, "all") },
    { vacation: document(amount, most, { max }) },
    { vacation: sending, sick: document(1, 4, "all") },
    { vacation: sending, sick: simple(1, 6, 3) },
    { vacation: sending, sick: document(1, 4, { max: 2, excess: "personal" }), personal: document(1, 7, "all") },
  );
});
const expiring: fc.Arbitrary<Cases> = amounts.chain(({ amount, most, max }) =>
  fc.constantFrom<Cases>(
    { vacation: document(amount, most, { max, until: "03-31" }) },
    { vacation: document(amount, most, { months: 14 }) },
  ),
);
const offset = fc.integer({ min: 40, max: 420 });
const days = fc.integer({ min: 1, max: 4 });
const leaves = fc.tuple(
  fc.tuple(days, offset).map(([count, after]) => leave(count, addDays("2027-01-01", after), "a")),
  fc.tuple(days, offset).map(([count, after]) => leave(count, addDays("2027-01-02", after), "b")),
);
const runs = { numRuns: shortOrLong(30, 2000) };

test("leave that is booked late leads to the same balance as leave booked in time, and canceled leave to the same as no leave", () => {
  assertProperty(
    fc.property(someCases, leaves, fc.integer({ min: 0, max: 300 }), (cases, [one, other], after) => {
      const today = addDays(latest(one.effectiveOn, other.effectiveOn), after);
      const inTime = (...booked: LedgerEntry[]) => balances(cases, dueThrough(cases, booked, null, today), today);
      const booked = changed(cases, dueThrough(cases, [], null, today), one, today);
      expect(balances(cases, booked, today)).toEqual(inTime(one));
      const both = changed(cases, booked, other, today);
      expectVerified(cases, both, today);
      expect(balances(cases, both, today)).toEqual(inTime(one, other));
      const canceled = changed(cases, both, reversed(one), today);
      expectVerified(cases, canceled, today);
      expect(balances(cases, canceled, today)).toEqual(inTime(other));
    }),
    runs,
  );
});

test.each([
  ["simple policy", simple(2, 10, 5)],
  ["document", document(2, 10, "all")],
])(
  "leave that is approved on its first day gives the balance of leave approved in advance, even if the maximum cut an accrual that day, under a %s",
  (_, vacation) => {
    const [cases, booking, today] = [{ vacation }, leave(3, "2027-08-01", "a"), "2027-08-01"];
    const booked = changed(cases, dueThrough(cases, [], null, today), booking, today);
    expectVerified(cases, booked, today);
    const inTime = dueThrough(cases, [booking], null, today);
    expect(balances(cases, booked, today)).toEqual(balances(cases, inTime, today));
  },
);

test("canceling leave later never lowers the balance below that without the leave, because earned days stay", () => {
  assertProperty(
    fc.property(fc.oneof(someCases, expiring), leaves, fc.integer({ min: 0, max: 300 }), (cases, [booking], after) => {
      const today = addDays(booking.effectiveOn, after);
      const without = dueThrough(cases, [], null, today);
      const booked = changed(cases, without, booking, today);
      const later = addDays(today, 40);
      const canceled = changed(cases, dueThrough(cases, booked, today, later), reversed(booking), later);
      expectVerified(cases, canceled, later);
      const never = balances(cases, dueThrough(cases, without, today, later), later);
      for (const [index, balance] of balances(cases, canceled, later).entries())
        expect(balance).toBeGreaterThanOrEqual(never[index] ?? 0);
    }),
    runs,
  );
});

test("leave booked late gives back no more than its own days, whatever a change of the policy cost before", () => {
  const edited = fc.tuple(amounts, amounts, fc.boolean()).map(([one, other, isSimple]) => {
    const of = ({ amount, most, max }: typeof one) =>
      isSimple ? simple(amount, most, max) : document(amount, most, { max });
    return { before: of(one), after: of(other) };
  });
  const span = fc.integer({ min: 1, max: 100 });
  assertProperty(
    fc.property(edited, leaves, span, span, ({ before, after }, [one, other], untilEdit, untilLate) => {
      const editedOn = addDays(one.effectiveOn, untilEdit);
      const known = { vacation: before };
      const then = changed(known, dueThrough(known, [], null, editedOn), one, editedOn);
      const edit = changeEntries(after, then, { today: editedOn, cause: "policy", id: "edit", before });
      const today = addDays(latest(editedOn, other.effectiveOn), untilLate);
      const cases = { vacation: after };
      const state = dueThrough(cases, [...then, ...edit], editedOn, today);
      const more = changed(cases, state, other, today).slice(state.length);
      const given = more.filter(({ kind }) => kind === "policy_change").reduce((sum, { minutes }) => sum + minutes, 0);
      expect(given).toBeGreaterThanOrEqual(0);
      expect(given).toBeLessThanOrEqual(-other.minutes);
    }),
    runs,
  );
});

test.each([simple(2, 4, 0), document(2, 4, "all")])(
  "corrections of several months by one late leave don't read the same (%#)",
  (vacation) => {
    const today = "2027-06-15";
    const state = dueThrough({ vacation }, [], null, today);
    const booked = changed({ vacation }, state, leave(4, "2027-02-10", "a"), today);
    const texts = booked
      .slice(state.length + 1)
      .map((entry) => describeEntry({ ...entry, typeName: "Vacation", unit: "day" }, 1));
    const restored = "2 days restored after being lost to the maximum balance";
    expect(texts).toEqual([
      `Leave for past dates booked or canceled (monthly accrual for Mar 2027, ${restored})`,
      `Leave for past dates booked or canceled (monthly accrual for Apr 2027, ${restored})`,
    ]);
  },
);
