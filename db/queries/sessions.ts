import type { Transaction } from "sequelize";
import { PERSON_FIELDS, type Person } from "./person.ts";
import { row, rows } from "./statement.ts";

const WITH_PERSON = {
  name: "session-with-person",
  text: `
    SELECT s.sess, p.*
    FROM sessions s LEFT JOIN LATERAL (${PERSON_FIELDS}
      WHERE u.organization_id = (s.sess ->> 'organizationId')::uuid AND u.id = s.user_id) p ON true
    WHERE s.sid = $1 AND s.expire >= $2`,
};

/** A session that has not run out, with the person whose it is, read in one go: every call begins with both. */
export async function findSession(
  sid: string,
  now: Date,
): Promise<{ sess: unknown; person: Person | null } | undefined> {
  const found = await row<{ sess: unknown; id: string | null }>(WITH_PERSON, [sid, now]);
  if (!found) return undefined;
  const { sess, ...person } = found;
  return { sess, person: person.id === null ? null : (person as Person) };
}

/** One sign-in of a person. The handle names it to the outside; the session id itself never leaves. */
export interface SessionRow {
  sid: string;
  handle: string;
  signedInAt: string;
  seenAt: string;
  userAgent: string | null;
  address: string | null;
}

/** By `seenAt` rather than by `expire`, which the store keeps by the machine's clock and not by ours. */
const OF_USER = {
  name: "sessions-of-user",
  text: `
    SELECT sid, sess ->> 'handle' AS handle, sess ->> 'signedInAt' AS "signedInAt", sess ->> 'seenAt' AS "seenAt",
      sess ->> 'userAgent' AS "userAgent", sess ->> 'address' AS address
    FROM sessions WHERE user_id = $1
      AND (sess ->> 'seenAt')::timestamptz + (sess #>> '{cookie,originalMaxAge}')::float8 * interval '1 ms' > $2
      AND (sess ->> 'signedInAt')::timestamptz + interval '30 days' > $2
    ORDER BY sess ->> 'seenAt' DESC, sid`,
};

/** The living sessions of a person, last seen first. */
export function findSessions(userId: string, now: Date): Promise<SessionRow[]> {
  return rows<SessionRow>(OF_USER, [userId, now]);
}

const END_ALL = { name: "end-sessions", text: "DELETE FROM sessions WHERE user_id = $1 AND sid <> $2 RETURNING sid" };
const END_ONE = {
  name: "end-session",
  text: "DELETE FROM sessions WHERE user_id = $1 AND sess ->> 'handle' = $2 RETURNING sid",
};

/** Ends every session of a person but one; returns how many. */
export async function endSessions(userId: string, keep: string | undefined, tx: Transaction): Promise<number> {
  return (await rows(END_ALL, [userId, keep ?? ""], tx)).length;
}

const END_PASSWORDS = {
  name: "end-password-sessions",
  text: `
    DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE organization_id = $1)
      AND sess ->> 'by' IS DISTINCT FROM 'google' AND sid <> $2 RETURNING sid`,
};

/** Ends every session of an organisation that did not begin with Google, but one; returns how many. */
export async function endPasswordSessions(
  organizationId: string,
  keep: string | undefined,
  tx: Transaction,
): Promise<number> {
  return (await rows(END_PASSWORDS, [organizationId, keep ?? ""], tx)).length;
}

/** Ends the session with that handle, if it is this person's; says whether there was one. */
export async function endSessionByHandle(userId: string, handle: string, tx: Transaction): Promise<boolean> {
  return (await rows(END_ONE, [userId, handle], tx)).length > 0;
}
