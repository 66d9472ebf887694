import * as fc from "fast-check";
import { contradictions } from "#core/policies/document/checks/contradictions.ts";
import { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { someAmount, somePositive, someRule } from "./randomAmounts.ts";
import { someMonthDay } from "./randomDays.ts";
import { someGrant, someRounding, someWait } from "./randomGrants.ts";
import { someEvents, somePerson, someRequest } from "./randomLives.ts";

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

const named = fc
  .array(fc.tuple(someGrant, fc.boolean()), { maxLength: 3 })
  .map((grants) => grants.map(([grant, isNamed], index) => (isNamed ? { name: `grant ${index}`, ...grant } : grant)));

/** A policy document with any of its fields and without contradictions. */
export const somePolicy: fc.Arbitrary<PolicyDocument> = fc
  .record(
    {
      unit: fc.constantFrom("day", "hour", "week", "shift"),
      leaveYear: fc.oneof(someMonthDay, fc.constant("hire")),
      rounding: someRounding,
      grants: named,
      consumption,
      counting,
      booking,
      settlement,
    },
    { requiredKeys: ["unit", "grants"] },
  )
  .map((document) => PolicyDocument.parse(document))
  .filter((document) => contradictions(document).length === 0);

/** A person with events under a policy. */
export const someLife = somePolicy.chain((policy) => {
  const names = (policy.grants ?? []).flatMap(({ name }) => name ?? []);
  return fc
    .tuple(somePerson, someEvents(names), someRequest)
    .map(([person, events, request]) => ({ policy, person, events: [...events, request] }));
});
