import type { Transaction } from "sequelize";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { row, rows } from "../statement.ts";

export interface EventRow {
  id: string;
  userId: string;
  event: RecordedEvent;
}

const COLUMNS = `id, user_id AS "userId", event`;
const DAY = "coalesce(event ->> 'on', event ->> 'from', event ->> 'periodEnd', event ->> 'month')";

const OF_PEOPLE = {
  name: "events-of-people",
  text: `
    SELECT ${COLUMNS} FROM person_events WHERE organization_id = $1 AND user_id = ANY ($2::uuid[])
    ORDER BY user_id, ${DAY} DESC, id DESC`,
};

export function findEventsOf(
  organizationId: string,
  userIds: readonly string[],
  tx?: Transaction,
): Promise<EventRow[]> {
  return rows<EventRow>(OF_PEOPLE, [organizationId, userIds], tx);
}

const ONE = {
  name: "person-event",
  text: `SELECT ${COLUMNS} FROM person_events WHERE organization_id = $1 AND id = $2`,
};

export function findEvent(organizationId: string, id: string, tx: Transaction): Promise<EventRow | undefined> {
  return row<EventRow>(ONE, [organizationId, id], tx);
}

const SAVE = {
  name: "save-person-events",
  text: `
    INSERT INTO person_events (organization_id, id, user_id, event, created_at)
    SELECT $1, e.id, e.user_id, e.event, $5 FROM unnest($2::uuid[], $3::uuid[], $4::jsonb[]) e (id, user_id, event)
    ON CONFLICT (organization_id, id) DO UPDATE SET event = excluded.event`,
};

/** The caller must lock the people of the events. */
export async function saveEvents(
  organizationId: string,
  events: readonly EventRow[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (events.length === 0) return;
  const columns = [events.map(({ id }) => id), events.map(({ userId }) => userId), events.map(({ event }) => event)];
  await rows(SAVE, [organizationId, ...columns, now], tx);
}

const DELETE = {
  name: "delete-person-events",
  text: "DELETE FROM person_events WHERE organization_id = $1 AND id = ANY ($2::uuid[])",
};

/** The caller must lock the people of the events. */
export async function deleteEvents(organizationId: string, ids: readonly string[], tx: Transaction): Promise<void> {
  if (ids.length > 0) await rows(DELETE, [organizationId, ids], tx);
}
