import { listText } from "#core/listText.ts";
import { refuseOwnLeave } from "#core/people/access/ownLeave.ts";
import { assertMayManagePerson } from "#core/people/access/roleChange.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { PersonNode } from "#core/people/approver.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { assertEventCount } from "#core/people/events/assertFewEvents.ts";
import { eventKey } from "#core/people/events/eventDays.ts";
import { eventText } from "#core/people/events/eventText.ts";
import { WrittenEventInput, writtenEvent } from "#core/people/events/WrittenEvent.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import type { EventRow } from "./rows/EventRow.ts";
import type { ReadRow } from "./readRow.ts";
import { reasonOf, reasonsOf } from "./reasonOf.ts";
import type { RowReason, RowVerdict } from "./RowVerdict.ts";

const MOST_KINDS = 20;

export interface EventPerson {
  id: string;
  email: string;
  name: string;
  role: Role;
  isErased: boolean;
  events: readonly { id: string; event: RecordedEvent }[];
}

export interface EventFacts {
  me: { id: string; role: Role };
  /** Includes all active Admins and Owners. */
  admins: readonly PersonNode[];
  /** Keyed by email. */
  people: ReadonlyMap<string, EventPerson>;
  kinds: readonly string[];
}

/** `wanted` is set if the row is new or changed. For a new event, `id` and `before` are null. */
export interface EventVerdict extends RowVerdict {
  wanted?: { personId: string; id: string | null; before: RecordedEvent | null; event: RecordedEvent };
}

type Parsed = ReadRow<EventRow> & { event: RecordedEvent | null };

interface PersonSoFar {
  recorded: ReadonlyMap<string, EventPerson["events"][number]>;
  count: number;
  lines: Map<string, number>;
  reasons: readonly RowReason[];
}

export function* judgeEvents(rows: readonly ReadRow<EventRow>[], facts: EventFacts): Generator<EventVerdict> {
  const kinds = new Map<string, string>();
  for (const kind of facts.kinds) if (!kinds.has(kind.toLowerCase())) kinds.set(kind.toLowerCase(), kind);
  const people = new Map<string, PersonSoFar>();
  const soFarOf = (person: EventPerson): PersonSoFar => {
    const soFar = people.get(person.id) ?? beforeRows(person, facts);
    people.set(person.id, soFar);
    return soFar;
  };
  const wrongKind = wrongKindText([...kinds.values()]);
  for (const row of rows) yield judgeEvent(parsedRow(row, kinds, wrongKind), facts, soFarOf);
}

function wrongKindText(kinds: readonly string[]): string {
  const named = kinds.length > MOST_KINDS ? [...kinds.slice(0, MOST_KINDS), "others"] : kinds;
  return `No leave policy uses this kind${named.length > 0 ? `. Policies use ${listText(named)}.` : ""}`;
}

function beforeRows(person: EventPerson, { me, admins }: EventFacts): PersonSoFar {
  return {
    recorded: new Map(person.events.map((one) => [eventKey(one.event), one])),
    count: person.events.length,
    lines: new Map(),
    reasons: reasonsOf(
      reasonOf("email", () => refuseOwnLeave(me.id, person.id, "events", admins)),
      reasonOf("email", () => assertMayManagePerson(me.role, person.role)),
      reasonOf("email", () => assertNotErased(person)),
    ),
  };
}

function parsedRow(read: ReadRow<EventRow>, kinds: ReadonlyMap<string, string>, wrongKind: string): Parsed {
  const { reasons, valid } = read;
  if (reasons.some(({ column }) => column === null)) return { ...read, event: null };
  const written = (valid.kind ?? "").trim();
  const kind = kinds.get(written.toLowerCase()) ?? written;
  const { data, error } = WrittenEventInput.safeParse({ ...valid, kind });
  const found = (error?.issues ?? []).map(({ path, message }) => ({ column: path.join(" ") || null, text: message }));
  if (data && "kind" in data && kinds.get(data.kind.toLowerCase()) !== data.kind) {
    found.push({ column: "kind", text: wrongKind });
  }
  return { ...read, event: found.length > 0 ? null : (data ?? null), reasons: [...reasons, ...found] };
}

function judgeEvent(
  { line, email, written, event, reasons }: Parsed,
  facts: EventFacts,
  soFarOf: (person: EventPerson) => PersonSoFar,
): EventVerdict {
  const person = facts.people.get(email);
  const { what, when } = event ? eventText(event) : { what: "", when: "" };
  const verdict = { line, key: event ? `${email} · ${what}, ${when}` : email || written };
  const named = { ...verdict, ...(person && { name: person.name }) };
  const wrong = (...found: RowReason[]): EventVerdict => ({ ...named, status: "wrong", reasons: found });
  if (reasons.some(({ column }) => column === null)) return wrong(...reasons);
  if (!person) {
    const unknown = { column: "email", text: "Nobody in this organization has this email" };
    return wrong(...reasons, ...(email === "" ? [] : [unknown]));
  }
  if (!event || reasons.length > 0) return wrong(...reasons, ...soFarOf(person).reasons);

  const soFar = soFarOf(person);
  const key = eventKey(event);
  const firstLine = soFar.lines.get(key);
  if (firstLine !== undefined) return wrong({ column: null, text: `This entry is already on line ${firstLine}` });
  soFar.lines.set(key, line);
  const known = soFar.recorded.get(key);
  const before = known?.event ?? null;
  if (before && JSON.stringify(writtenEvent(before)) === JSON.stringify(writtenEvent(event))) {
    return { ...named, status: "same" };
  }
  const count = soFar.count + (known ? 0 : 1);
  const found = reasonsOf(
    ...soFar.reasons,
    reasonOf(null, () => assertEventCount(count, soFar.recorded.size)),
  );
  if (found.length > 0) return wrong(...found);
  soFar.count = count;
  return {
    ...named,
    status: known ? "changed" : "new",
    changes: changesOf(before, event),
    wanted: { personId: person.id, id: known?.id ?? null, before, event },
  };
}

function changesOf(before: RecordedEvent | null, event: RecordedEvent): NonNullable<RowVerdict["changes"]> {
  const [from, to] = [before && writtenEvent(before), writtenEvent(event)];
  const columns = (["until", "kind", "amount"] as const).filter((column) => to[column] !== (from?.[column] ?? ""));
  return Object.fromEntries(
    columns.map((column) => [column, { from: from?.[column] ?? null, to: to[column] || null }]),
  );
}
