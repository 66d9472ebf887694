import * as fc from "fast-check";
import { contradictions } from "#core/policies/document/checks/contradictions.ts";
import { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { someAmount, somePositive, someRule } from "./randomAmounts.ts";
import { someMonthDay } from "./randomDays.ts";
import { someGrant, someRounding, someWait } from "./randomGrants.ts";
import { someEvents, somePerson, somePersonWithStart, someRequest } from "./randomLives.ts";

const consumption = fc.record(
  {
    order: fc.constantFrom("expiry", "listed"),
    overdraft: someRule,
    maxAdvance: someRule,
    limit: fc.record({ per: fc.constantFrom("year", "rolling12Months"), amount: someRule }),
  },
  { requiredKeys: [] },
);

const counting = fc.record(
  {
    days: fc.constantFrom("working", "mondayToSaturday", "calendar"),
    holidays: fc.constantFrom("skip", "count"),
    in: fc.constant("hours"),
  },
  { requiredKeys: [] },
);

const rows = <Row>(row: fc.Arbitrary<Row>) =>
  fc
    .tuple(fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), row), { maxLength: 3 }), row)
    .map(([some, last]) => [...some.map(([upTo, each]) => ({ upTo, ...each })), last]);

const booking = fc.record(
  {
    notice: rows(fc.record({ days: fc.integer({ min: 0, max: 30 }) })),
    noticeMultiple: fc.constantFrom(2, 0.5, "3/2"),
    noticeIn: fc.constantFrom("calendarDays", "workingDays"),
    longest: somePositive,
    multipleOf: fc.constantFrom(0.5, 1, 5),
    closed: fc.array(someMonthDay, { maxLength: 4 }),
    waitingPeriod: someWait,
    maxBackdateDays: fc.integer({ min: 0, max: 30 }),
    evidenceAfter: someAmount,
    paidUpTo: someAmount,
    approval: rows(fc.record({ by: fc.array(fc.constantFrom("manager", "admin", "owner"), { maxLength: 3 }) })),
    bookAhead: fc.boolean(),
  },
  { requiredKeys: [] },
);

const settlement = fc.record(
  {
    pay: fc.oneof(
      fc.constantFrom("all", "none"),
      fc.record({ max: someRule }),
      fc.record({ grantsWithinMonths: fc.integer({ min: 1, max: 18 }) }),
    ),
    reclaim: fc.boolean(),
  },
  { requiredKeys: ["pay"] },
);

const grants = (minLength: number) =>
  fc
    .array(fc.tuple(someGrant, fc.boolean()), { minLength, maxLength: 3 })
    .map((some) => some.map(([grant, isNamed], index) => (isNamed ? { name: `grant ${index}`, ...grant } : grant)));

const policies = (
  leaveYear: fc.Arbitrary<string>,
  fewestGrants: number,
  unit: fc.Arbitrary<string> = fc.constantFrom("day", "hour", "week", "shift"),
): fc.Arbitrary<PolicyDocument> =>
  fc
    .record(
      {
        unit,
        leaveYear,
        rounding: someRounding,
        grants: grants(fewestGrants),
        consumption,
        counting,
        booking,
        settlement,
      },
      { requiredKeys: ["unit", "grants"] },
    )
    .map((document) => PolicyDocument.parse(document))
    .filter((document) => contradictions(document).length === 0);

const lives = (policy: fc.Arbitrary<PolicyDocument>, person: fc.Arbitrary<PolicyPerson>) =>
  policy.chain((document) => {
    const names = (document.grants ?? []).flatMap(({ name }) => name ?? []);
    return fc
      .tuple(person, someEvents(names), someRequest)
      .map(([one, events, request]) => ({ policy: document, person: one, events: [...events, request] }));
  });

const somePolicy = policies(fc.oneof(someMonthDay, fc.constant("hire")), 0);

export const someDayPolicy = policies(fc.constantFrom("01-01", "04-01", "hire"), 0, fc.constant("day"));

export const someLife = lives(somePolicy, somePerson);

export const someLedgerLife = lives(
  policies(fc.constantFrom("01-01", "04-01", "07-01", "09-01"), 1),
  somePersonWithStart,
);
