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

interface Acting {
  userId: string;
  organizationId: string;
  sessionId?: string;
  linkHash?: Buffer;
  slackSubject?: string;
  key?: { id: string };
}

/** `$3` is null for actors without a session, such as Slack and email links. */
const BY_LIVING_SESSION = "($3::text IS NULL OR EXISTS (SELECT 1 FROM sessions s WHERE s.sid = $3 AND s.user_id = $2))";
/** Repeats the conditions of `keyState` in core, except for the expiry and `isActive`, which are checked elsewhere. */
const BY_LIVING_KEY = `EXISTS (SELECT 1 FROM api_keys k WHERE k.organization_id = $1 AND k.user_id = $2 AND k.id = $3::uuid
      AND k.revoked_at IS NULL AND CASE WHEN k.is_service THEN u.role = 'Owner' ELSE o.allows_personal_keys END)`;

/** `$3` is the actor's session or key. */
const statementsFor = (kind: string, isLiving: string) => {
  const acting = { name: `acting-person${kind}`, text: `${PERSON.text} AND ${isLiving}` };
  return {
    acting,
    lock: { name: `lock-acting-person${kind}`, text: locking(acting.text) },
    actingOnRequest: {
      name: `acting-on-request${kind}`,
      text: `
    SELECT a.*, false AS "isOutdated", true AS "isActing" FROM (${acting.text}) a
    UNION ALL
    SELECT l.*, false FROM (${lockingRequester("$4")}) l`,
    },
  };
};
const BY_SESSION = statementsFor("", BY_LIVING_SESSION);
const BY_KEY = statementsFor("-by-key", BY_LIVING_KEY);

const statementsOf = ({ key }: Acting) => (key ? BY_KEY : BY_SESSION);
const valuesOf = ({ organizationId, userId, sessionId, key }: Acting) => [
  organizationId,
  userId,
  key?.id ?? sessionId ?? null,
];

export function findActing(actor: Acting, tx?: Transaction): Promise<Person | undefined> {
  return row<Person>(statementsOf(actor).acting, valuesOf(actor), tx);
}

export async function lockActing(actor: Acting, tx: Transaction): Promise<Person | undefined> {
  const locked = await row<LockedPerson>(statementsOf(actor).lock, valuesOf(actor), tx);
  return asOfLock(locked, () => findActing(actor, tx));
}

export async function findActingOn(
  requestId: string,
  actor: Acting,
  tx: Transaction,
): Promise<{ me: Person | undefined; requester: Person | undefined }> {
  const values = [...valuesOf(actor), requestId];
  const found = await rows<LockedPerson & { isActing: boolean }>(statementsOf(actor).actingOnRequest, values, tx);
  const me = found.find(({ isActing }) => isActing);
  const locked = found.find(({ isActing }) => !isActing);
  return { me, requester: await asOfLock(locked, () => lockPersonOfRequest(actor.organizationId, requestId, tx)) };
}

export function stillActing(
  { organizationId, userId, sessionId, linkHash, slackSubject, key }: Acting,
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
    const living =
      key === undefined
        ? "true"
        : `EXISTS (SELECT 1 FROM api_keys k JOIN organizations o ON o.id = k.organization_id WHERE k.organization_id = ${bind(organizationId)} AND k.id = ${bind(key.id)} AND k.user_id = users.id AND k.revoked_at IS NULL AND CASE WHEN k.is_service THEN users.role = 'Owner' ELSE o.allows_personal_keys END)`;
    return `SELECT 1 AS found FROM users WHERE organization_id = ${bind(organizationId)} AND id = ${user} AND is_active AND role = ANY (${bind(roles)}::text[]) AND ${session} AND ${link} AND ${slack} AND ${delegation} AND ${living}`;
  };
}
