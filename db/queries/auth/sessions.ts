import DataLoader from "dataloader";
import type { Transaction } from "sequelize";
import { PERSON_FIELDS, type Person } from "../people/person.ts";
import { rows } from "../statement.ts";

const WITH_PERSON = {
  name: "sessions-with-people",
  text: `
    SELECT s.sid, s.sess, s.expire, p.*
    FROM sessions s LEFT JOIN LATERAL (${PERSON_FIELDS}
      WHERE u.organization_id = (s.sess ->> 'organizationId')::uuid AND u.id = s.user_id) p ON true
    WHERE s.sid = ANY ($1::text[])`,
};

/** The data of a session, and the person it belongs to. */
export interface FoundSession {
  sess: unknown;
  person: Person | null;
}

interface SessionWithPerson extends FoundSession {
  expire: Date;
}

/** Reads the sessions of all calls that arrived together by one statement: a round trip costs more than their rows. */
const together = new DataLoader<string, SessionWithPerson | undefined>(
  async (sids) => {
    const found = await rows<{ sid: string; sess: unknown; expire: Date; id: string | null }>(WITH_PERSON, [sids]);
    const bySid = new Map(
      found.map(({ sid, sess, expire, ...person }) => [
        sid,
        { sess, expire, person: person.id === null ? null : (person as Person) },
      ]),
    );
    return sids.map((sid) => bySid.get(sid));
  },
  { cache: false, batchScheduleFn: (send) => setImmediate(send) },
);

/** Returns an unexpired session with its person, or undefined; nothing is cached. */
export async function findSession(sid: string, now: Date): Promise<FoundSession | undefined> {
  const found = await together.load(sid);
  return found && found.expire >= now ? found : undefined;
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

const SIGNED_IN_AT = {
  name: "session-signed-in-at",
  text: `SELECT (sess ->> 'signedInAt')::timestamptz AS "signedInAt" FROM sessions WHERE sid = $1 AND user_id = $2`,
};

/** When a session of a person began; null when it has ended. */
export async function findSignedInAt(sid: string, userId: string, tx?: Transaction): Promise<Date | null> {
  const [session] = await rows<{ signedInAt: Date }>(SIGNED_IN_AT, [sid, userId], tx);
  return session?.signedInAt ?? null;
}

const CONFIRM = {
  name: "session-confirm",
  text: "UPDATE sessions SET confirmed_for = $3, confirmed_at = $4 WHERE sid = $1 AND user_id = $2 RETURNING sid",
};
const CONFIRMED_AT = {
  name: "session-confirmed-at",
  text: `
    SELECT confirmed_at AS "confirmedAt" FROM sessions WHERE sid = $1 AND user_id = $2 AND confirmed_for = $3`,
};
const SPEND_CONFIRMATION = {
  name: "session-spend-confirmation",
  text: `
    UPDATE sessions SET confirmed_for = NULL, confirmed_at = NULL
    WHERE sid = $1 AND user_id = $2 AND confirmed_for = $3 AND confirmed_at > $4 RETURNING sid`,
};

/** A person's session. */
interface Whose {
  sid: string;
  userId: string;
}

/** Notes that the person of a session has confirmed one change; returns false if the session has ended. */
export async function confirmSession({ sid, userId }: Whose, purpose: string, at: Date, tx: Transaction) {
  return (await rows(CONFIRM, [sid, userId, purpose, at], tx)).length > 0;
}

/** When the person of a session confirmed a change that wasn't made since; null if they didn't. */
export async function findConfirmedAt({ sid, userId }: Whose, purpose: string, tx?: Transaction): Promise<Date | null> {
  const [session] = await rows<{ confirmedAt: Date }>(CONFIRMED_AT, [sid, userId, purpose], tx);
  return session?.confirmedAt ?? null;
}

/** Uses up the confirmation of a change given after an instant; returns false if there is none. */
export async function spendConfirmation({ sid, userId }: Whose, purpose: string, after: Date, tx: Transaction) {
  return (await rows(SPEND_CONFIRMATION, [sid, userId, purpose, after], tx)).length > 0;
}

const END_ALL = {
  name: "end-sessions",
  text: `
    WITH pending AS (DELETE FROM pending_sign_ins WHERE user_id = $1)
    DELETE FROM sessions WHERE user_id = $1 AND sid <> $2 RETURNING sid`,
};
const END_ONE = {
  name: "end-session",
  text: "DELETE FROM sessions WHERE user_id = $1 AND sess ->> 'handle' = $2 RETURNING sid",
};

const LOCK = { name: "lock-sessions", text: "SELECT pg_advisory_xact_lock(hashtextextended('sessions of ' || $1, 0))" };
const SHARE = {
  name: "share-sessions",
  text: "SELECT pg_advisory_xact_lock_shared(hashtextextended('sessions of ' || $1, 0))",
};

/** Keeps whoever ends the sessions of a person waiting until the transaction ends: for who is about to begin one. */
export async function holdSessions(userId: string, tx: Transaction): Promise<void> {
  await rows(SHARE, [userId], tx);
}

const KEEP = { name: "session-keep", text: "INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3)" };

/** Stores a new session. */
export async function keepSession(
  { sid, data, expires }: { sid: string; data: object; expires: Date },
  tx: Transaction,
): Promise<void> {
  await rows(KEEP, [sid, JSON.stringify(data), expires], tx);
}

/**
 * Ends every session of a person but one, and their sign-ins that wait for the second step; returns how many sessions.
 * A sign-in that is under way at the same moment either
 * has stored its session by then, which ends too, or reads afterward what has changed about the person.
 */
export async function endSessions(userId: string, keep: string | undefined, tx: Transaction): Promise<number> {
  await rows(LOCK, [userId], tx);
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

const END_OWN = { name: "end-own-session", text: "DELETE FROM sessions WHERE sid = $1" };

/** Ends a session by its id. */
export async function endSession(sid: string, tx: Transaction): Promise<void> {
  await rows(END_OWN, [sid], tx);
}

/** Ends the session with that handle, if it is this person's; says whether there was one. */
export async function endSessionByHandle(userId: string, handle: string, tx: Transaction): Promise<boolean> {
  return (await rows(END_ONE, [userId, handle], tx)).length > 0;
}
