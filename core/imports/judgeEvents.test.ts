import { expect, test } from "@jest/globals";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { addDays } from "#core/calendar/dates.ts";
import { EVENT_COLUMNS, EventRow } from "./rows/EventRow.ts";
import { judgeEvents, type EventFacts, type EventPerson } from "./judgeEvents.ts";
import { readingPlan } from "./mapping/readingPlan.ts";
import { readRow } from "./readRow.ts";

const erin: EventPerson = {
  id: "e",
  email: "erin@acme.example",
  name: "Erin",
  role: "Employee",
  isErased: false,
  events: [],
};
const HEADER = ["email", "type", "date", "amount", "kind"];
const TOO_MANY = "A person can have at most 1,000 entries. Delete old ones, or record hours by week instead of by day.";
const workedOn = (day: number, hours = 8) => `erin@acme.example,worked,${addDays("1960-01-01", day)},${hours},`;
const recorded = (day: number): RecordedEvent => ({ type: "worked", on: addDays("1960-01-01", day), hours: 8 });

function judged(
  lines: readonly string[],
  events: EventPerson["events"] = [],
  kinds: readonly string[] = ["birth", "Birth", "move"],
) {
  const columns = readingPlan(HEADER, undefined, EVENT_COLUMNS);
  const rows = lines.map((text, index) => readRow(EventRow, columns, { line: index + 2, cells: text.split(",") }));
  const people = new Map([[erin.email, { ...erin, events }]]);
  const facts: EventFacts = { me: { id: "o", role: "Owner" }, admins: [], people, kinds };
  return judgeEvents(rows, facts);
}

test("20,000 rows of one person read each recorded event a few times, not once per row", () => {
  let reads = 0;
  const events = Array.from({ length: 900 }, (_, day) => ({
    id: String(day),
    get event() {
      reads += 1;
      return recorded(day);
    },
  }));
  const verdicts = [
    ...judged(
      Array.from({ length: 20_000 }, (_, day) => workedOn(day)),
      events,
    ),
  ];
  expect(verdicts.map(({ status }) => status).lastIndexOf("same")).toBe(899);
  expect(verdicts.map(({ status }) => status).lastIndexOf("new")).toBe(999);
  expect(reads).toBeLessThan(10 * events.length);
});

test("rows are judged one by one as the caller requests them, so that the caller can pause in between", () => {
  const verdicts = judged([workedOn(0), workedOn(1)]);
  expect(verdicts.next().value).toMatchObject({ line: 2, status: "new" });
  expect(verdicts.next().value).toMatchObject({ line: 3, status: "new" });
});

test("rows beyond the maximum are refused, and rows that change a recorded event are not", () => {
  const events = Array.from({ length: 999 }, (_, day) => ({ id: String(day), event: recorded(day) }));
  const lines = [workedOn(2000), workedOn(2001), workedOn(0, 4), workedOn(2001), workedOn(1)];
  const verdicts = [...judged(lines, events)];
  expect(verdicts.map(({ status, reasons }) => [status, reasons?.map(({ text }) => text)])).toEqual([
    ["new", undefined],
    ["wrong", [TOO_MANY]],
    ["changed", undefined],
    ["wrong", ["This entry is already on line 3"]],
    ["same", undefined],
  ]);
});

test("a kind is matched regardless of case, and the refusal of an unknown kind lists those of the policies in order", () => {
  const [move, other] = [...judged(["MOVE", "strike"].map((kind) => `${erin.email},event,2027-02-26,,${kind}`))];
  expect(move).toMatchObject({ status: "new", wanted: { event: { kind: "move" } } });
  expect(other?.reasons?.map(({ text }) => text)).toEqual([
    "No leave policy uses this kind. Policies use birth and move.",
  ]);
});

test("the refusal of an unknown kind names at most 20 of those of the policies, because each row repeats it", () => {
  const kinds = Array.from({ length: 2000 }, (_, number) => `kind ${number}`);
  const [verdict] = [...judged([`${erin.email},event,2027-02-26,,strike`], [], kinds)];
  expect(verdict?.reasons?.map(({ text }) => text)).toEqual([expect.stringMatching(/kind 18, kind 19, and others\.$/)]);
});

test("every problem of a row is named at once", () => {
  const lines = ["nobody@acme.example,worked,soon,-1,", "nobody,worked,,1,"];
  expect([...judged(lines)].map(({ reasons }) => reasons?.map(({ column }) => column))).toEqual([
    ["date", "amount", "email"],
    ["email", "date"],
  ]);
});
