import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { LotBookings } from "#core/requests/lots/LotBookings.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { ledgerOfLife, type LifeLedger } from "#tests/policies/ledgerOfLife.ts";
import { someLedgerLife } from "#tests/policies/randomPolicies.ts";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { anEntry } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import { entriesAhead, forecast } from "../forecast.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { dayWith, expiriesAhead, nextAccrual } from "../outlook.ts";
import { verifyLedger } from "../verify/verifyLedger.ts";
import { lotsLeft } from "./lotsLeft.ts";
import { awaitedFacts, missingFacts } from "./missingFacts.ts";

const byAge = {
  unit: "day",
  grants: [
    {
      name: "age",
      frequency: "yearly",
      amount: {
        by: "age",
        tiers: [
          [0, 20],
          [50, 25],
        ],
      },
      carryOver: "none",
      cap: { on: "06-30", balance: 1 },
    },
  ],
} as const;
const today = "2027-03-01";
const DAY = 480;

test("for a person whose facts are missing, nothing accrues, expires, or is cut, and their lots stay usable", () => {
  const accrual = aDocumentCase(byAge);
  const entries = [anEntry("opening", 5, "2027-01-01")];
  expect(entriesAhead({ accrual, entries, pending: [], today }, "2027-12-31")).toEqual([]);
  expect(lotsLeft({ accrual, entries }, today)).toMatchObject({ lots: [{ grant: "age", left: 5 * DAY }], owed: 0 });
});

test("nothing accrues to a person without a start date in leave years that begin on work anniversaries", () => {
  const byAnniversary = { unit: "day", leaveYear: "hire", grants: [{ frequency: "yearly", amount: 24 }] } as const;
  const accrual = aDocumentCase(byAnniversary);
  const entries = [anEntry("opening", 5, "2027-01-01")];
  expect(entriesAhead({ accrual, entries, pending: [], today }, "2029-03-01")).toMatchObject([
    { kind: "carry_over", minutes: 5 * DAY },
    { kind: "carry_over", minutes: 5 * DAY },
  ]);
  expect(lotsLeft({ accrual, entries }, today)).toMatchObject({ lots: [{ left: 5 * DAY }], owed: 0 });
});

test("an interval without a start date adds nothing in the leave years after the policy ends", () => {
  const byInterval = {
    unit: "day",
    grants: [{ frequency: { everyMonths: 6 }, timing: "afterEnd", amount: 5 }],
  } as const;
  const simple = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] } as const;
  const accrual = aDocumentCase(byInterval, { changes: { "2027-12-25": simple } });
  const ahead = entriesAhead({ accrual, entries: [], pending: [], today }, "2028-12-31");
  expect(ahead.map(({ kind, effectiveOn, minutes }) => [kind, effectiveOn, minutes])).toEqual([
    ["policy_change", "2027-12-25", Math.round((20 * DAY * 7) / 365)],
    ["carry_over", "2028-01-01", Math.round((20 * DAY * 7) / 365)],
    ["accrual", "2028-01-01", 20 * DAY],
  ]);
});

function askEverything(accrual: AccrualCase, entered: readonly LedgerEntry[], day: string): LedgerEntry[] {
  const posted = [...entered, ...dueEntries(accrual, entered, null, day)];
  const ledger = { accrual, entries: posted, pending: [], today: day };
  forecast(ledger, "2029-12-31");
  expiriesAhead(ledger, "2029-12-31");
  nextAccrual(ledger);
  dayWith(ledger, 1000 * DAY);
  lotsLeft(ledger, day);
  const bookings = new LotBookings({ accrual, entries: posted, leave: [], today: day }, "2028-02-01");
  bookings.mostThatFits(["2027-03-02", "2028-02-01"].map((date) => ({ date, minutes: DAY })));
  verifyLedger({
    accrual,
    entries: posted,
    requests: [],
    postedThrough: day,
    changedOn: null,
    employmentChangedOn: null,
  });
  return posted;
}

const byGroup = { by: "grade", map: { staff: 5, lead: 10 } };
const yearly = { frequency: "yearly", amount: 20 } as const;
type Document = Parameters<typeof aDocumentCase>[0];
const withGrant = (more: object) => ({ unit: "day", grants: [{ ...yearly, ...more }] }) as Document;

test.each<[string, Document]>([
  ["amount", withGrant({ amount: byGroup })],
  ["extra amount at the end of the year", withGrant({ frequency: "monthly", lastOfYear: byGroup })],
  ["carry-over limit", withGrant({ carryOver: { max: byGroup } })],
  ["cap that cuts lots", withGrant({ cap: { balance: byGroup, mode: "clip" } })],
  ["cap per year", withGrant({ cap: { perYear: byGroup } })],
  ["cap on a date", withGrant({ cap: { on: "06-30", balance: byGroup } })],
  ["cap on the anniversary", withGrant({ cap: { onAnniversary: true, balance: byGroup } })],
  ["overdraft", { unit: "day", consumption: { overdraft: byGroup }, grants: [yearly] }],
  ["limit", { unit: "day", consumption: { limit: { per: "year", amount: byGroup } }, grants: [yearly] }],
])("a person whose group isn't in the table of the %s waits, and everything about them can be shown", (_, document) => {
  const given = { startDate: "2020-03-15", facts: { person: { grade: "intern" }, events: [] } };
  const accrual = aDocumentCase(document, given);
  expect(missingFacts(accrual, today)).toEqual(["grade"]);
  expect(awaitedFacts(accrual, today)).toEqual(["grade"]);
  expect(askEverything(accrual, [], today)).toEqual([]);
  const listed = aDocumentCase(document, { ...given, facts: { person: { grade: "lead" }, events: [] } });
  expect(missingFacts(listed, today)).toEqual([]);
  expect(askEverything(listed, [], today)).not.toEqual([]);
});

const bySurvey = { by: "age", tiers: [[0, 20]] };
test.each<[string, object, string]>([
  ["year of service", { by: "serviceYearNumber", map: { 7: 20, 8: 21 } }, "serviceYearNumber"],
  ["age", { by: "age", map: { 35: 20, 36: 20 } }, "age"],
  [
    "table inside a tier",
    {
      by: "yearsOfService",
      tiers: [
        [0, 20],
        [8, byGroup],
      ],
    },
    "grade",
  ],
  [
    "tier that reads another fact",
    {
      by: "yearsOfService",
      tiers: [
        [0, 20],
        [8, { rate: 1, of: "share" }],
      ],
    },
    "share",
  ],
])(
  "a value of the next leave year that isn't in the table is listed now, and only that year waits: %s",
  (_, amount, fact) => {
    const person = { birthDate: "1990-06-01", serviceStartDate: "2020-01-01", grade: "intern" };
    const accrual = aDocumentCase(withGrant({ amount }), { startDate: "2020-01-01", facts: { person, events: [] } });
    expect(missingFacts(accrual, today)).toEqual([fact]);
    expect(awaitedFacts(accrual, today)).toEqual([]);
    const posted = askEverything(accrual, [], today);
    expect(posted).toMatchObject([{ kind: "accrual", leaveYear: 2027 }]);
    expect(awaitedFacts(accrual, "2028-03-01")).toEqual([fact]);
    const ahead = entriesAhead({ accrual, entries: posted, pending: [], today }, "2028-12-31");
    expect(ahead.map(({ kind }) => kind)).toEqual(["carry_over"]);
    expect(askEverything(accrual, [], "2028-03-01").map(({ kind }) => kind)).toEqual(["accrual", "carry_over"]);
  },
);

test("a person who starts in the next leave year is listed with the missing fact, and every figure can be computed", () => {
  const facts = { person: { grade: "intern" }, events: [] };
  const accrual = aDocumentCase(withGrant({ amount: byGroup }), { startDate: "2028-02-01", facts });
  expect(missingFacts(accrual, today)).toEqual(["grade"]);
  expect(askEverything(accrual, [], today)).toEqual([]);
});

test("only the rows of a table that apply to a person need facts", () => {
  const amount = { by: "grade", map: { staff: 20, lead: bySurvey } };
  const accrual = (grade: string) =>
    aDocumentCase(withGrant({ amount }), { startDate: "2020-01-01", facts: { person: { grade }, events: [] } });
  expect(missingFacts(accrual("staff"), today)).toEqual([]);
  expect(missingFacts(accrual("lead"), today)).toEqual(["birthDate"]);
});

test.each(["2028-01-01", "2027-07-01"])(
  "nobody waits for the facts of a policy that another policy replaced on %s, once that policy holds",
  (replacedOn) => {
    const needy = withGrant({ amount: byGroup, cap: { onAnniversary: true, balance: 5 }, carryOver: { max: byGroup } });
    const monthly = withGrant({ frequency: "monthly", amount: 1 });
    const accrual = aDocumentCase(needy, { changes: { [replacedOn]: monthly } });
    expect(missingFacts(accrual, today)).toEqual(["grade", "startDate"]);
    expect(missingFacts(accrual, "2028-03-01")).toEqual([]);
    expect(awaitedFacts(accrual, replacedOn)).toEqual([]);
    const accruals = (through: string) =>
      askEverything(accrual, [], through).filter(({ kind }) => kind === "accrual" || kind === "policy_change");
    expect(accruals("2027-06-30")).toEqual([]);
    const [first] = accruals("2028-03-01");
    expect(first?.effectiveOn).toBe(replacedOn);
  },
);

test("posted entries stay when a fact is removed, and are corrected when it is recorded again", () => {
  const document = withGrant({ amount: byGroup, carryOver: { max: byGroup } });
  const caseOf = (grade?: string) =>
    aDocumentCase(document, { startDate: "2020-01-01", facts: { person: grade ? { grade } : {}, events: [] } });
  const posted = dueEntries(caseOf("staff"), [], null, today);
  const change = { today, cause: "facts", id: "1" } as unknown as Parameters<typeof changeEntries>[2];
  expect(changeEntries(caseOf(), posted, change)).toEqual([]);
  expect(changeEntries(caseOf("lead"), posted, change)).toMatchObject([{ kind: "policy_change", minutes: 5 * DAY }]);
});

const someWaitingLife = fc.tuple(
  someLedgerLife.map(ledgerOfLife).filter((life): life is LifeLedger => life !== null),
  fc.subarray([
    "birthDate",
    "serviceStartDate",
    "hoursPerWeek",
    "daysPerWeek",
    "hoursPerDay",
    "shiftsPerWeek",
    "share",
  ]),
  fc.constantFrom("A", "unlisted", undefined),
  fc.boolean(),
  fc.boolean(),
);

const replacement = { from: "2027-12-25", terms: aPolicy(), cause: "policy" } as const;

test("nothing fails for a random person whose facts are missing", () => {
  let waiting = 0;
  const runs = { numRuns: shortOrLong(25, 10_000) };
  assertProperty(
    fc.property(someWaitingLife, ([{ ledger }, removed, grade, hasStart, isReplaced]) => {
      const { facts: { person = {}, events = [] } = {}, employment } = ledger.accrual;
      const left = PolicyPerson.parse(
        Object.fromEntries(
          Object.entries({ ...person, grade }).filter(
            ([name, value]) => value !== undefined && !removed.includes(name),
          ),
        ),
      );
      const accrual: AccrualCase = {
        ...ledger.accrual,
        employment: hasStart ? employment : employment.map((period) => ({ ...period, startDate: null })),
        ...(isReplaced && { timeline: [...ledger.accrual.timeline, replacement] }),
        facts: { person: left, events },
      };
      if (missingFacts(accrual, today).length > 0) waiting++;
      for (const day of [today, "2028-03-01"]) {
        askEverything(
          accrual,
          ledger.entries.filter(({ effectiveOn }) => effectiveOn <= day),
          day,
        );
      }
    }),
    runs,
  );
  expect(waiting).toBeGreaterThan(runs.numRuns / 10);
});

test("a table needs only the values of the days on which it is read", () => {
  const facts = { person: { birthDate: "1990-06-01" }, events: [] };
  const missingUnder = (map: object, more: object) =>
    missingFacts(aDocumentCase(withGrant({ amount: { by: "age", map }, ...more }), { facts }), today);
  expect(missingUnder({ 36: 20, 37: 20 }, {})).toEqual([]);
  expect(missingUnder({ 37: 20, 38: 20 }, { timing: "end" })).toEqual([]);
  expect(missingUnder({ 36: 20, 37: 20 }, { timing: "end" })).toEqual(["age"]);
  expect(missingUnder({ 36: 20, 37: 20, 38: 20 }, { frequency: "quarterly" })).toEqual([]);
  expect(missingUnder({ 36: 20, 37: 20 }, { frequency: "monthly" })).toEqual(["age"]);
});
