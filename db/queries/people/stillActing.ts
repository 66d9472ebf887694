import type { Role } from "#core/people/access/roles.ts";
import type { Write } from "../../writeTogether.ts";

/** The actor, and the session, emailed link, or Slack user that identifies them. */
interface Acting {
  userId: string;
  organizationId: string;
  sessionId?: string;
  linkHash?: Buffer;
  slackSubject?: string;
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
