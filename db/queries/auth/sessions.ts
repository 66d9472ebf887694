import DataLoader from "dataloader";
import { MAX_SESSIONS } from "#core/auth/maxSessions.ts";
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

export interface FoundSession {
  sess: unknown;
  person: Person | null;
}

interface SessionWithPerson extends FoundSession {
  expire: Date;
}

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

export async function findSession(sid: string, now: Date): Promise<FoundSession | undefined> {
  const found = await together.load(sid);
  return found && found.expire >= now ? found : undefined;
}

/** Security: responses identify a session by its handle, because its id is in the cookie. */
export interface SessionRow {
  sid: string;
  handle: string;
  signedInAt: string;
  seenAt: string;
  userAgent: string;
  address: string;
}

/** Uses `seenAt`, because `expire` depends on the system clock instead of the injected clock. */
const OF_USER = {
  name: "sessions-of-user",
  text: `
    SELECT sid, sess ->> 'handle' AS handle, sess ->> 'signedInAt' AS "signedInAt", sess ->> 'seenAt' AS "seenAt",
      sess ->> 'userAgent' AS "userAgent", sess ->> 'address' AS address
    FROM sessions WHERE user_id = $1
      AND (sess ->> 'seenAt')::timestamptz + (sess #>> '{cookie,originalMaxAge}')::float8 * interval '1 ms' > $2
      AND (sess ->> 'signedInAt')::timestamptz + interval '30 days' > $2
    ORDER BY sess ->> 'seenAt' DESC, sid LIMIT ${MAX_SESSIONS}`,
};

export function findSessions(userId: string, now: Date): Promise<SessionRow[]> {
  return rows<SessionRow>(OF_USER, [userId, now]);
}

const START = {
  name: "session-start",
  text: `
    SELECT (sess ->> 'signedInAt')::timestamptz AS at, sess ->> 'by' AS by, sess ->> 'by' = 'sso' AND EXISTS (
        SELECT FROM sso_identities i WHERE i.organization_id = (sess ->> 'organizationId')::uuid AND i.user_id = $2
          AND NOT i.is_confirmed) AS "isUnconfirmed"
    FROM sessions WHERE sid = $1 AND user_id = $2`,
};

export async function findSessionStart(
  { sid, userId }: Whose,
  tx?: Transaction,
): Promise<{ at: Date; by: string; isUnconfirmed: boolean } | undefined> {
  const [start] = await rows<{ at: Date; by: string; isUnconfirmed: boolean }>(START, [sid, userId], tx);
  return start;
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

interface Whose {
  sid: string;
  userId: string;
}

/** Returns false if the session has ended. */
export async function confirmSession({ sid, userId }: Whose, purpose: string, at: Date, tx: Transaction) {
  return (await rows(CONFIRM, [sid, userId, purpose, at], tx)).length > 0;
}

export async function findConfirmedAt({ sid, userId }: Whose, purpose: string, tx?: Transaction): Promise<Date | null> {
  const [session] = await rows<{ confirmedAt: Date }>(CONFIRMED_AT, [sid, userId, purpose], tx);
  return session?.confirmedAt ?? null;
}

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
  text: `
    SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0)),
      pg_advisory_xact_lock_shared(hashtextextended('sessions of ' || $2, 0))`,
};

/** Takes shared locks, so that ending the person's sessions waits for the transaction. */
export async function holdSessions(name: string, userId: string, tx: Transaction): Promise<void> {
  await rows(SHARE, [name, userId], tx);
}

/** Returns the number of ended sessions. Waits for running sign-ins of the person. */
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

export async function endPasswordSessions(
  organizationId: string,
  keep: string | undefined,
  tx: Transaction,
): Promise<number> {
  return (await rows(END_PASSWORDS, [organizationId, keep ?? ""], tx)).length;
}

const END_OWN = { name: "end-own-session", text: "DELETE FROM sessions WHERE sid = $1" };

export async function endSession(sid: string, tx: Transaction): Promise<void> {
  await rows(END_OWN, [sid], tx);
}

export async function endSessionByHandle(userId: string, handle: string, tx: Transaction): Promise<boolean> {
  return (await rows(END_ONE, [userId, handle], tx)).length > 0;
}
