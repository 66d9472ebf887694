import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import type { PolicyDocument } from "../../document/PolicyDocument.ts";
import { documentOfTerms } from "../../document/documentOfTerms.ts";
import { termsOfDocument } from "../../document/termsOfDocument.ts";
import { policyTimeline } from "../../policyTimeline.ts";
import { FIRST_DAY, termsOn } from "../../termsTimeline.ts";
import { numberedAfter } from "../../Versioned.ts";
import { wholeTerms } from "../differingTerms.ts";
import { policyChange } from "../policyChange.ts";

const JANUARY = "2027-01-01";
const today = "2027-07-01";

type Values = Record<"amount" | "carryOver" | "longest" | "pay", number>;
const NAMES = ["amount", "carryOver", "longest", "pay"] as const;

const few = fc.integer({ min: 1, max: 3 });
const values = fc.record({ amount: few, carryOver: few, longest: few, pay: few });
const someDay = fc.integer({ min: 1, max: 360 }).map((days) => addDays(JANUARY, days));

const documentOf = ({ amount, carryOver, longest, pay }: Values): PolicyDocument => ({
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount,
      starterShare: "byDay",
      leaverShare: "byDay",
      carryOver: { max: carryOver, ...(carryOver > 2 && { until: "06-30" }) },
    },
  ],
  ...(longest > 1 && { booking: { longest } }),
  ...(pay > 1 && { settlement: { pay: { max: pay } } }),
});
const termsOf = (of: Values) => termsOfDocument(documentOf(of), "day");

function edited(before: Map<IsoDate, Values>, shown: Values, given: Values, from: IsoDate): Map<IsoDate, Values> {
  const days = [...before.keys()];
  const after = new Map([...before].map(([day, old]) => [day, { ...old }]));
  for (const name of NAMES.filter((one) => given[one] !== shown[one])) {
    for (const day of days.filter((one) => one >= from)) {
      const isRescheduled = days.some((one) => {
        const dayBefore = before.get(days[days.indexOf(one) - 1] ?? one);
        return one > from && one > today && one <= day && dayBefore?.[name] !== before.get(one)?.[name];
      });
      if (!isRescheduled) after.get(day)![name] = given[name];
    }
  }
  return after;
}

test("each value of a document applies until the next scheduled change of that value, on every day", () =>
  assertProperty(
    fc.property(
      values,
      fc.array(fc.tuple(someDay, values), { maxLength: 4 }),
      values,
      fc.option(someDay, { nil: undefined }),
      fc.option(someDay, { nil: undefined }),
      (first, later, given, on, basedOn) => {
        const known = [[FIRST_DAY, first] as const, ...later].map(([effectiveOn, of], nth) => ({
          version: nth + 1,
          effectiveOn,
          value: termsOf(of),
          of,
        }));
        const valuesOn = (day: IsoDate) => known.findLast(({ effectiveOn }) => effectiveOn <= day)?.of ?? first;
        const edges = [...later.map(([effectiveOn]) => effectiveOn), on ?? JANUARY, today];
        const days = [...new Set([JANUARY, ...edges.flatMap((day) => [addDays(day, -1), day])])]
          .filter((day) => day >= JANUARY)
          .toSorted();
        const before = new Map(days.map((day) => [day, valuesOn(day)]));
        const wanted = { on, basedOn, today, startsIn: 1, unit: "day" as const };
        const { versions } = policyChange(policyTimeline(known), wholeTerms(termsOf(given)), wanted);
        const added = numberedAfter(known, versions).map(({ terms, ...version }) => ({ ...version, value: terms }));
        const timeline = policyTimeline([...known, ...added]);
        const expected = edited(before, valuesOn(basedOn ?? on ?? today), given, on ?? JANUARY);
        expect(days.map((day) => documentOfTerms(termsOn(timeline, day)))).toEqual(
          [...expected.values()].map(documentOf),
        );
      },
    ),
  ));
