import { describe, expect, test } from "@jest/globals";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { wholeBalance } from "./balance.ts";
import { changeEntries } from "./changeEntries.ts";
import type { Change } from "./changeEntries.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { dueEntries } from "./dueEntries.ts";
import { ledgerCorrections } from "./ledgerCorrections.ts";

const DAY = 480;
const GRANT = { frequency: "yearly", amount: 20, starterShare: "byDay", carryOver: { max: 5 } } as const;

function change(
  before: AccrualCase,
  after: AccrualCase,
  { booked = [], ...how }: { booked?: LedgerEntry[]; today: string } & Partial<Change>,
) {
  const entries = [...booked, ...dueEntries(before, booked, null, how.today)];
  return { entries, posted: changeEntries(after, entries, { cause: "policy", id: "c1", ...how }) };
}

const inShort = (entries: LedgerEntry[]) =>
  entries.map(({ kind, leaveYear, minutes }) => `${leaveYear} ${kind} ${Math.round((minutes / DAY) * 100) / 100}`);

describe("a policy change", () => {
  test("20 days a year changed to 25 on 2027-11-20 make 25 in all", () => {
    const { posted } = change(aCase(), aCase({ policy: { accrual: 25 * DAY } }), { today: "2027-11-20" });
    expect(posted).toEqual([
      {
        type: "vacation",
        leaveYear: 2027,
        kind: "policy_change",
        minutes: 5 * DAY,
        effectiveOn: "2027-11-20",
        sourceKey: "policy_change:vacation:c1",
        isUnlimited: false,
        details: { cause: "policy" },
      },
    ]);
  });

  test("a change that takes effect later posts nothing before that day", () => {
    const scheduled = aCase({ changes: { "2027-12-01": { accrual: 25 * DAY } } });
    expect(change(aCase(), scheduled, { today: "2027-11-20" }).posted).toEqual([]);
  });

  test("a later change of the carry-over limit posts nothing, because the terms of the first day limited the carry-over", () => {
    const before = aCase({ addedOn: "2026-05-01" });
    const after = aCase({ addedOn: "2026-05-01", changes: { "2027-01-02": { carryOver: 20 * DAY } } });
    expect(change(before, after, { today: "2027-11-20" }).posted).toEqual([]);
  });

  test("a change from yearly to monthly accrual takes back unearned days, and later months post them again", () => {
    const after = aCase({ policy: { accrualTiming: "monthly_increments" } });
    const { entries, posted } = change(aCase(), after, { today: "2027-03-10" });
    expect(inShort(posted)).toEqual(["2027 policy_change -15"]);
    const rest = dueEntries(after, [...entries, ...posted], "2027-03-10", "2027-12-31");
    expect(wholeBalance([...entries, ...posted, ...rest], 2027)).toBe(20 * DAY);
  });

  test("a second change posts only its own difference", () => {
    const { entries, posted } = change(aCase(), aCase({ policy: { accrual: 25 * DAY } }), {
      today: "2027-11-20",
    });
    const again = aCase({ policy: { accrual: 22 * DAY } });
    expect(
      inShort(changeEntries(again, [...entries, ...posted], { today: "2027-11-20", cause: "policy", id: "c2" })),
    ).toEqual(["2027 policy_change -3"]);
  });

  test("the maximum balance cuts a change, and the lost part counts as posted", () => {
    const after = aCase({ policy: { accrual: 25 * DAY, maxBalance: 22 * DAY } });
    const { entries, posted } = change(aCase(), after, { today: "2027-11-20" });
    expect(posted[0]).toMatchObject({ minutes: 2 * DAY, details: { cause: "policy", lost: 3 * DAY } });
    expect(changeEntries(after, [...entries, ...posted], { today: "2027-11-21", cause: "policy", id: "c2" })).toEqual(
      [],
    );
  });
});

describe("unlimited terms", () => {
  const unlimited = { isUnlimited: true };

  test("turning unlimited terms on posts nothing", () => {
    const after = aCase({ changes: { "2027-07-01": unlimited } });
    expect(change(aCase(), after, { today: "2027-07-01" }).posted).toEqual([]);
  });

  test("turning unlimited terms off accrues from that day", () => {
    const after = aCase({ policy: unlimited, changes: { "2027-07-01": {} } });
    const { posted } = change(aCase({ policy: unlimited }), after, { today: "2027-07-01" });
    expect(inShort(posted)).toEqual(["2027 policy_change 10.08"]);
  });

  test("turning unlimited terms on and off again on the same day posts nothing", () => {
    expect(change(aCase(), aCase(), { today: "2027-07-01" }).posted).toEqual([]);
  });
});

describe("a new start date", () => {
  test("a new start date recalculates the current year", () => {
    const { posted } = change(aCase(), aCase({ startDate: "2027-07-01", firstYear: 2027 }), {
      today: "2027-02-03",
      cause: "start_date",
    });
    expect(posted).toMatchObject([{ minutes: -20 * DAY, details: { cause: "start_date" } }]);
  });

  test("an earlier start date posts the missed accrual at once", () => {
    const before = aCase({ startDate: "2027-10-01" });
    const { posted } = change(before, aCase({ startDate: "2027-07-01" }), { today: "2027-10-10" });
    expect(inShort(posted)).toEqual(["2027 policy_change 5.04"]);
  });

  test.each([
    ["simple policy", aCase],
    ["policy document", (given: object) => aDocumentCase({ unit: "day", grants: [GRANT] }, given)],
  ])("one in the year before carries over what is posted there later (%s)", (_, caseOf) => {
    const before = caseOf({ addedOn: "2026-11-10", startDate: "2027-01-11" });
    const after = caseOf({ addedOn: "2026-11-10", startDate: "2026-12-15" });
    const how = { today: "2027-01-20", cause: "start_date" } as const;
    const { entries, posted } = change(before, after, how);
    expect(inShort(posted)).toEqual(["2027 carry_over 0", "2027 policy_change 0.55"]);
    const opened = [...entries, ...posted, anEntry("opening", 3, "2026-12-15")];
    const corrections = ledgerCorrections(after, opened, { today: "2027-01-20", id: "c2" });
    expect(inShort(corrections)).toEqual(["2027 carry_over 3"]);
  });
});

describe("a person's departure", () => {
  const monthly = { accrual: 2 * DAY, accrualPeriod: "month" } as const;

  test("a last day corrects the last period with one entry", () => {
    const { posted } = change(aCase(), aCase({ endDate: "2027-09-30" }), { today: "2027-05-10", cause: "leaving" });
    expect(inShort(posted)).toEqual(["2027 policy_change -5.04"]);
  });

  test("a last day pays out the current period of an accrual at its end", () => {
    const policy = { ...monthly, accrualTiming: "end_of_period" } as const;
    const { posted } = change(aCase({ policy }), aCase({ policy, endDate: "2027-05-15" }), {
      today: "2027-05-15",
      cause: "leaving",
    });
    expect(posted[0]?.minutes).toBe(Math.round((960 * 15) / 31));
  });

  test("a last day in a closed year takes back the new year's accrual and carry-over", () => {
    const booked = [aBooking(12, "2027-05-03")];
    const { entries, posted } = change(aCase(), aCase({ endDate: "2027-12-15" }), {
      booked,
      today: "2028-01-10",
      cause: "leaving",
      since: "2027-12-15",
    });
    expect(inShort(posted)).toEqual(["2027 policy_change -0.88", "2028 carry_over -5", "2028 policy_change -20"]);
    expect(wholeBalance([...entries, ...posted], 2027)).toBe(8 * DAY - Math.round((9600 * 16) / 365));
    expect(wholeBalance([...entries, ...posted], 2028)).toBe(0);
  });

  test("a last day in a closed year moves an accrual paid in the new year to the year that earned it", () => {
    const policy = { accrualTiming: "end_of_period" } as const;
    const { posted } = change(aCase({ policy }), aCase({ policy, endDate: "2027-12-31" }), {
      today: "2028-01-10",
      cause: "leaving",
      since: "2027-12-31",
    });
    expect(inShort(posted)).toEqual(["2027 policy_change 20", "2028 policy_change -20"]);
  });
});

describe("a return after a departure", () => {
  const before = aCase({ endDate: "2027-05-15" });
  const left = changeEntries(before, dueEntries(aCase(), [], null, "2027-05-15"), {
    today: "2027-05-15",
    cause: "leaving",
    id: "left",
  });
  const entries = [...dueEntries(aCase(), [], null, "2027-05-15"), ...left];
  const back = { cause: "return", id: "back", since: "2027-05-15" } as const;

  test("a return undoes the correction", () => {
    const posted = changeEntries(aCase(), entries, { today: "2027-06-20", ...back });
    expect(wholeBalance([...entries, ...posted], 2027)).toBe(20 * DAY);
  });

  test("a return in a later year posts the missed years and their carry-overs", () => {
    const posted = changeEntries(aCase(), entries, { today: "2029-02-01", ...back });
    expect(inShort(posted)).toEqual([
      "2027 policy_change 12.6",
      "2028 carry_over 5",
      "2028 policy_change 20",
      "2029 carry_over 5",
      "2029 policy_change 20",
    ]);
  });

  test("a return with a new start date keeps past entries and accrues from then on", () => {
    const employments = [
      { startDate: null, endDate: "2027-05-15" },
      { startDate: "2027-09-01", endDate: null },
    ];
    const posted = changeEntries(aCase({ employments }), entries, { today: "2027-09-01", cause: "return", id: "back" });
    expect(posted[0]?.minutes).toBe(Math.round((9600 * (135 + 122)) / 365) - Math.round((9600 * 135) / 365));
  });
});

test("a change keeps adjustments and booked leave", () => {
  const booked = [aBooking(3, "2027-02-01"), anEntry("adjustment", 2, "2027-02-01")];
  const { entries, posted } = change(aCase(), aCase({ policy: { accrual: 25 * DAY } }), {
    booked,
    today: "2027-11-20",
  });
  expect(wholeBalance([...entries, ...posted], 2027)).toBe((25 - 3 + 2) * DAY);
});
