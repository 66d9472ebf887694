import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { MAX_SNOOZES } from "#core/requests/snoozing/SnoozeInput.ts";
import type { Person } from "../people/person.ts";
import { row, rows } from "../statement.ts";

const SNOOZE = {
  name: "snooze-request",
  text: `
    WITH snoozed AS (
      INSERT INTO request_snoozes (organization_id, request_id, user_id, until, count)
      VALUES ($1, $2, $3, ($4::date + time '09:00') AT TIME ZONE $5, 1)
      ON CONFLICT (organization_id, request_id, user_id)
        DO UPDATE SET until = excluded.until, count = request_snoozes.count + 1 WHERE request_snoozes.count < ${MAX_SNOOZES}
      RETURNING until, count
    ), noted AS (
      UPDATE users SET snoozes_until = greatest(snoozes_until, (SELECT until FROM snoozed))
      WHERE organization_id = $1 AND id = $3
    )
    SELECT until, count FROM snoozed`,
};

/** Snoozes until 9:00 on `day` in the person's zone. Returns undefined after `MAX_SNOOZES` snoozes. */
export function snooze(
  { organizationId, requestId, userId }: { organizationId: string; requestId: string; userId: string },
  { day, zone }: { day: IsoDate; zone: Zone },
  tx: Transaction,
): Promise<{ until: Date; count: number } | undefined> {
  return row(SNOOZE, [organizationId, requestId, userId, day, zone], tx);
}

const END = {
  name: "end-snooze",
  text: `UPDATE request_snoozes SET until = $4
    WHERE organization_id = $1 AND request_id = $2 AND user_id = $3 AND until > $4 RETURNING count`,
};

export function endSnooze(
  { organizationId, requestId, userId }: { organizationId: string; requestId: string; userId: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<{ count: number } | undefined> {
  return row(END, [organizationId, requestId, userId, now], tx);
}

const WITHDRAW = {
  name: "withdraw-own",
  text: `DELETE FROM notifications
    WHERE organization_id = $1 AND event_key = ANY ($2::text[]) AND recipient_id = $3 AND status = 'pending' AND attempts = 0`,
};

export async function withdrawOwn(
  organizationId: string,
  eventKeys: readonly string[],
  userId: string,
  tx: Transaction,
): Promise<void> {
  await rows(WITHDRAW, [organizationId, eventKeys, userId], tx);
}

const OF_PERSON = {
  name: "snoozes-of-person",
  text: `SELECT request_id AS "requestId", until FROM request_snoozes
    WHERE organization_id = $1 AND user_id = $2 AND until > $3`,
};

export async function findSnoozes(
  { organizationId, id, snoozesUntil }: Pick<Person, "organizationId" | "id" | "snoozesUntil">,
  now: Date,
): Promise<{ requestId: string; until: Date }[]> {
  if (snoozesUntil === null || snoozesUntil <= now) return [];
  return rows(OF_PERSON, [organizationId, id, now]);
}

const ONE = {
  name: "snooze-of-request",
  text: `SELECT until FROM request_snoozes
    WHERE organization_id = $1 AND request_id = $2 AND user_id = $3 AND until > $4`,
};

export async function findSnoozeEnd(
  { organizationId, requestId, userId }: { organizationId: string; requestId: string; userId: string },
  now: Date,
): Promise<Date | undefined> {
  return (await row<{ until: Date }>(ONE, [organizationId, requestId, userId, now]))?.until;
}
