import { listText } from "#core/listText.ts";
import { refuseOwnLeave } from "#core/people/access/ownLeave.ts";
import { assertMayManagePerson } from "#core/people/access/roleChange.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { PersonNode } from "#core/people/approver.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { assertFewEvents } from "#core/people/events/assertFewEvents.ts";
import { eventKey } from "#core/people/events/eventDays.ts";
import { eventText } from "#core/people/events/eventText.ts";
import { WrittenEventInput, writtenEvent } from "#core/people/events/WrittenEvent.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import type { EventRow } from "./EventRow.ts";
import { firstLines } from "./firstLines.ts";
import type { ReadRow } from "./readRow.ts";
import { reasonOf, reasonsOf } from "./reasonOf.ts";
import type { RowReason, RowVerdict } from "./RowVerdict.ts";

/** A person whose events may be imported. */
export interface EventPerson {
  id: string;
  email: string;
  name: string;
  role: Role;
  isErased: boolean;
  events: readonly { id: string; event: RecordedEvent }[];
}

/** The state before events are imported. */
export interface EventFacts {
  me: { id: string; role: Role };
  /** Everyone who may record events of Admins and Owners. */
  admins: readonly PersonNode[];
  /** The people in the file, by email. */
  people: ReadonlyMap<string, EventPerson>;
  /** The kinds of occurrences and absences that the organization's policies name. */
  kinds: readonly string[];
}

/** The verdict on a row, with the event to record or, with an id, to change. */
export interface EventVerdict extends RowVerdict {
  wanted?: { personId: string; id: string | null; before: RecordedEvent | null; event: RecordedEvent };
}

type Parsed = ReadRow<EventRow> & { event: RecordedEvent | null };

/** Returns the verdict on each row of a file of events. */
export function judgeEvents(rows: readonly ReadRow<EventRow>[], facts: EventFacts): EventVerdict[] {
  const parsed = rows.map((row) => parsedRow(row, facts));
  const keys = parsed.flatMap(({ line, email, event }) =>
    event ? [{ line, key: `${email} ${eventKey(event)}` }] : [],
  );
  const before = firstLines(keys);
  const added = new Map<string, RecordedEvent[]>();
  return parsed.map((row) => judgeEvent(row, before.get(row.line), facts, added));
}

/** Reads a row's event. Kinds are matched to those of the policies in any case. */
function parsedRow(read: ReadRow<EventRow>, { kinds }: EventFacts): Parsed {
  const { row } = read;
  if (!row) return { ...read, event: null };
  const kind = kinds.find((one) => one.toLowerCase() === row.kind.trim().toLowerCase()) ?? row.kind;
  const { data, error } = WrittenEventInput.safeParse({ ...row, kind });
  const reasons = (error?.issues ?? []).map(({ path, message }) => ({ column: path.join(" ") || null, text: message }));
  if (data && "kind" in data && !kinds.includes(data.kind)) {
    const known = kinds.length > 0 ? ` Policies use ${listText(kinds)}` : "";
    return { ...read, event: null, reasons: [{ column: "kind", text: `No leave policy uses this kind.${known}` }] };
  }
  return { ...read, event: data ?? null, reasons };
}

function judgeEvent(
  { line, email, written, event, reasons }: Parsed,
  firstLine: number | undefined,
  facts: EventFacts,
  added: Map<string, RecordedEvent[]>,
): EventVerdict {
  const person = facts.people.get(email);
  const { what, when } = event ? eventText(event) : { what: "", when: "" };
  const verdict = { line, key: event ? `${email} · ${what}, ${when}` : email || written };
  const named = { ...verdict, ...(person && { name: person.name }) };
  const wrong = (...found: RowReason[]): EventVerdict => ({ ...named, status: "wrong", reasons: found });
  if (!event) return wrong(...reasons);
  if (!person) return wrong({ column: "email", text: "Nobody in this organization has this email" });
  if (firstLine !== undefined) return wrong({ column: null, text: `This is already on line ${firstLine}` });

  const known = person.events.find((one) => eventKey(one.event) === eventKey(event));
  const before = known?.event ?? null;
  if (before && JSON.stringify(writtenEvent(before)) === JSON.stringify(writtenEvent(event))) {
    return { ...named, status: "same" };
  }
  const all = [...(added.get(person.id) ?? []), ...(known ? [] : [event])];
  added.set(person.id, all);
  const found = reasonsOf(
    reasonOf("email", () => refuseOwnLeave(facts.me.id, person.id, "events", facts.admins)),
    reasonOf("email", () => assertMayManagePerson(facts.me.role, person.role)),
    reasonOf("email", () => assertNotErased(person)),
    reasonOf(null, () =>
      assertFewEvents(
        person.events.map((one) => one.event),
        all.map((after) => ({ before: null, after })),
      ),
    ),
  );
  if (found.length > 0) return wrong(...found);
  return {
    ...named,
    status: known ? "changed" : "new",
    changes: changesOf(before, event),
    wanted: { personId: person.id, id: known?.id ?? null, before, event },
  };
}

/** Returns the columns that differ from the recorded event, or all that a new one has. */
function changesOf(before: RecordedEvent | null, event: RecordedEvent): NonNullable<RowVerdict["changes"]> {
  const [from, to] = [before && writtenEvent(before), writtenEvent(event)];
  const columns = (["until", "kind", "amount"] as const).filter((column) => to[column] !== (from?.[column] ?? ""));
  return Object.fromEntries(
    columns.map((column) => [column, { from: from?.[column] ?? null, to: to[column] || null }]),
  );
}
