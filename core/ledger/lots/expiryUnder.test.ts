import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { lotsLeft } from "./lotsLeft.ts";

const DAY = 480;
const runs = { numRuns: shortOrLong(25, 10_000) };

type Rule = "all" | "none" | { max: number; until?: string } | { months: number } | { monthsAfterYear: number };

const under = (carryOver: Rule, frequency: "yearly" | "monthly" = "yearly") => ({
  unit: "day" as const,
  grants: [{ frequency, amount: frequency === "yearly" ? 20 : 2, carryOver }],
});

function changedOn(today: string, [from, to]: [Rule, Rule], effectiveOn: string, frequency?: "monthly") {
  const [before, after] = [
    aDocumentCase(under(from, frequency)),
    aDocumentCase(under(from, frequency), { changes: { [effectiveOn]: under(to, frequency) } }),
  ];
  const entries = dueEntries(before, [], null, today);
  const changed =
    effectiveOn > today ? [] : changeEntries(after, entries, { today, cause: "policy", id: "changed", before });
  return { accrual: after, entries: [...entries, ...changed] };
}

function balances({ accrual, entries }: ReturnType<typeof changedOn>, today: string, days: readonly string[]) {
  return days.map((day) => {
    const all = [...entries, ...dueEntries(accrual, entries, today, day)];
    return balanceOn(all, leaveYearOf(day, 1), day) / DAY;
  });
}

const days = ["2027-12-31", "2028-01-10", "2028-04-10"];

test.each<[Rule, Rule, number[]]>([
  [{ max: 5 }, "none", [20, 20, 20]],
  [{ max: 5 }, { max: 0 }, [20, 20, 20]],
  [{ max: 5 }, { max: 3 }, [20, 23, 23]],
  [{ max: 5 }, { months: 3 }, [20, 20, 0]],
  [{ max: 5 }, { months: 14 }, [20, 40, 20]],
  ["all", "none", [20, 20, 20]],
  ["all", { monthsAfterYear: 3 }, [20, 40, 20]],
  ["none", "all", [20, 40, 40]],
  ["none", { max: 5 }, [20, 25, 25]],
  ["none", { max: 5, until: "03-31" }, [20, 25, 20]],
  [{ monthsAfterYear: 3 }, "none", [20, 20, 20]],
  [{ monthsAfterYear: 3 }, { max: 5 }, [20, 25, 25]],
])("a year that began under %j carries over under %j, which replaced it in June", (from, to, expected) => {
  expect(balances(changedOn("2027-06-01", [from, to], "2027-01-01"), "2027-06-01", days)).toEqual(expected);
});

test.each<[Rule, Rule]>([
  [{ monthsAfterYear: 3 }, { months: 14 }],
  [{ monthsAfterYear: 6 }, { months: 18 }],
  [{ months: 12 }, { months: 18 }],
  [{ months: 18 }, { months: 12 }],
])("monthly lots of a year that began under %j all expire under %j, which replaced it in October", (from, to) => {
  const later = ["2028-04-10", "2028-07-10", "2028-10-10", "2028-12-31"];
  const accrual = aDocumentCase(under(to, "monthly"));
  const always = { accrual, entries: dueEntries(accrual, [], null, "2027-10-15") };
  expect(balances(changedOn("2027-10-15", [from, to], "2027-01-01", "monthly"), "2027-10-15", later)).toEqual(
    balances(always, "2027-10-15", later),
  );
});

const beginning = (to: Rule) =>
  balances(changedOn("2027-06-01", [{ max: 5 }, to], "2028-01-01"), "2027-06-01", ["2028-01-10"]);

test("a rule that begins with the next leave year decides what is carried into it, whether it has a maximum or not", () => {
  expect(beginning({ max: 3 })).toEqual([23]);
  expect(beginning("none")).toEqual([20]);
  expect(beginning("all")).toEqual([40]);
});

test("lots that expire within the year keep their expiry day, and under a new rule no lot expires before the year ends", () => {
  const expired = changedOn("2027-06-01", [{ months: 3 }, "all"], "2027-01-01");
  expect(balances(expired, "2027-06-01", ["2027-06-01", "2028-01-10"])).toEqual([0, 20]);
  const shortened = changedOn("2027-06-01", ["all", { months: 3 }], "2027-01-01");
  expect(balances(shortened, "2027-06-01", ["2027-06-01", "2027-12-31"])).toEqual([20, 20]);
});

const seen = (from: Rule, to: Rule) =>
  lotsLeft(changedOn("2027-06-01", [from, to], "2027-01-01"), "2027-06-01").lots.map(({ expiresOn }) => expiresOn);

test("a person sees the expiry day of the rule that closes the year", () => {
  expect(seen("all", "none")).toEqual(["2027-12-31"]);
  expect(seen("none", "all")).toEqual([null]);
});

test("while the new rule's policy lacks a fact, lots keep their dates", () => {
  const byGrade = {
    unit: "day" as const,
    grants: [{ frequency: "yearly" as const, amount: { by: "grade", map: { a: 20 } } }],
  };
  const before = aDocumentCase(under({ monthsAfterYear: 3 }));
  const entries = dueEntries(before, [], null, "2027-06-01");
  const accrual = aDocumentCase(under({ monthsAfterYear: 3 }), { changes: { "2027-01-01": byGrade } });
  expect(lotsLeft({ accrual, entries }, "2027-06-01").lots).toMatchObject([{ expiresOn: "2028-03-31" }]);
});

test("an increase of lots that last for months keeps the lots' expiry day at the end of the year", () => {
  const months: Rule = { months: 18 };
  const { grants } = under(months);
  const more = { unit: "day" as const, grants: grants.map((grant) => ({ ...grant, amount: 25 })) };
  const before = aDocumentCase(under(months));
  const entries = dueEntries(before, [], null, "2027-06-01");
  const accrual = aDocumentCase(under(months), { changes: { "2027-01-01": more } });
  const changed = changeEntries(accrual, entries, { today: "2027-06-01", cause: "policy", id: "more", before });
  const all = { accrual, entries: [...entries, ...changed] };
  expect(balances(all, "2027-06-01", ["2028-06-30", "2028-07-01"])).toEqual([50, 25]);
});

const someRule: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom<Rule>("all", "none"),
  fc.integer({ min: 0, max: 10 }).map((max): Rule => ({ max })),
  fc.integer({ min: 0, max: 10 }).map((max): Rule => ({ max, until: "03-31" })),
  fc.integer({ min: 1, max: 6 }).map((monthsAfterYear): Rule => ({ monthsAfterYear })),
  fc.integer({ min: 12, max: 24 }).map((months): Rule => ({ months })),
);
const someDay = (year: number) => fc.integer({ min: 0, max: 364 }).map((offset) => addDays(`${year}-01-01`, offset));
const someLeave = fc.array(fc.tuple(fc.oneof(someDay(2027), someDay(2028)), fc.integer({ min: 1, max: 8 })), {
  maxLength: 6,
});

test("correcting a carry-over rule within the year carries over as much as if the rule had been right from the beginning", () => {
  const later = ["2028-12-31", "2029-01-10", "2029-07-10"];
  assertProperty(
    fc.property(
      fc.tuple(someRule, someRule),
      fc.constantFrom("yearly" as const, "monthly" as const),
      someLeave,
      someDay(2028),
      ([from, to], frequency, leave, today) => {
        const booked = leave.map(([on, length], index): LedgerEntry => ({
          ...aBooking(length, on, { sourceKey: `usage:${index}`, details: { requestId: `${index}` } }),
          leaveYear: leaveYearOf(on, 1),
        }));
        const before = aDocumentCase(under(from, frequency));
        const accrual = aDocumentCase(under(from, frequency), { changes: { "2028-01-01": under(to, frequency) } });
        const entries = [...booked, ...dueEntries(before, booked, null, today)];
        const changed = changeEntries(accrual, entries, { today, cause: "policy", id: "changed", before });
        const always = aDocumentCase(under(to, frequency));
        const posted = [...booked, ...dueEntries(always, booked, null, today)];
        expect(balances({ accrual, entries: [...entries, ...changed] }, today, later)).toEqual(
          balances({ accrual: always, entries: posted }, today, later),
        );
      },
    ),
    runs,
  );
});
