import type { Transaction } from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import type { Write } from "../../writeTogether.ts";
import { row, rows } from "../statement.ts";
import {
  asOfLock,
  type LockedPerson,
  locking,
  lockingRequester,
  lockPersonOfRequest,
  PERSON,
  type Person,
} from "./person.ts";

/** The actor, and the session, emailed link, or Slack user that identifies them. */
interface Acting {
  userId: string;
  organizationId: string;
  sessionId?: string;
  linkHash?: Buffer;
  slackSubject?: string;
}

/** The actor's session must still exist; actors without one (Slack, email links) pass null. */
const BY_LIVING_SESSION = "($3::text IS NULL OR EXISTS (SELECT 1 FROM sessions s WHERE s.sid = $3 AND s.user_id = $2))";
const ACTING = { name: "acting-person", text: `${PERSON.text} AND ${BY_LIVING_SESSION}` };

const valuesOf = ({ organizationId, userId, sessionId }: Acting) => [organizationId, userId, sessionId ?? null];

/** Returns the actor's current state, or undefined if there is no such person or their session has ended. */
export function findActing(actor: Acting, tx?: Transaction): Promise<Person | undefined> {
  return row<Person>(ACTING, valuesOf(actor), tx);
}

const LOCK_ACTING = { name: "lock-acting-person", text: locking(ACTING.text) };

/**
 * Returns and locks the actor like `lockPerson`, or undefined if there is no such person or their session has ended.
 */
export async function lockActing(actor: Acting, tx: Transaction): Promise<Person | undefined> {
  const locked = await row<LockedPerson>(LOCK_ACTING, valuesOf(actor), tx);
  return asOfLock(locked, () => findActing(actor, tx));
}

const ACTING_ON_REQUEST = {
  name: "acting-on-request",
  text: `
    SELECT a.*, false AS "isOutdated", true AS "isActing" FROM (${ACTING.text}) a
    UNION ALL
    SELECT l.*, false FROM (${lockingRequester("$4")}) l`,
};

/**
 * Returns the actor like `findActing`, and the person who made a request like `lockPersonOfRequest`, in one statement.
 */
export async function findActingOn(
  requestId: string,
  actor: Acting,
  tx: Transaction,
): Promise<{ me: Person | undefined; requester: Person | undefined }> {
  const values = [...valuesOf(actor), requestId];
  const found = await rows<LockedPerson & { isActing: boolean }>(ACTING_ON_REQUEST, values, tx);
  const me = found.find(({ isActing }) => isActing);
  const locked = found.find(({ isActing }) => !isActing);
  return { me, requester: await asOfLock(locked, () => lockPersonOfRequest(actor.organizationId, requestId, tx)) };
}

/**
 * Returns a query that finds a row if the actor is active and has one of the roles, neither their session nor their
 * link has ended, their Slack user is still linked, and the delegation by which they act hasn't ended.
 */
export function stillActing(
  { organizationId, userId, sessionId, linkHash, slackSubject }: Acting,
  { roles, delegationId }: { roles: readonly Role[]; delegationId?: string | undefined },
): Write {
  return (bind) => {
    const user = bind(userId);
    const session =
      sessionId === undefined
        ? "true"
        : `EXISTS (SELECT 1 FROM sessions WHERE sid = ${bind(sessionId)} AND user_id = ${user})`;
    const link =
      linkHash === undefined
        ? "true"
        : `EXISTS (SELECT 1 FROM link_tokens WHERE token_hash = ${bind(linkHash)} AND used_at IS NULL)`;
    const slack =
      slackSubject === undefined
        ? "true"
        : `EXISTS (SELECT 1 FROM identities WHERE provider = 'slack' AND subject = ${bind(slackSubject)} AND user_id = ${user})`;
    const delegation =
      delegationId === undefined
        ? "true"
        : `EXISTS (SELECT 1 FROM delegations WHERE organization_id = ${bind(organizationId)} AND id = ${bind(delegationId)} AND ended_at IS NULL)`;
    return `SELECT 1 AS found FROM users WHERE organization_id = ${bind(organizationId)} AND id = ${user} AND is_active AND role = ANY (${bind(roles)}::text[]) AND ${session} AND ${link} AND ${slack} AND ${delegation}`;
  };
}
