import type { Write } from "../../writeTogether.ts";

/** The actor, and the session or emailed link that identifies them. */
interface Acting {
  userId: string;
  organizationId: string;
  sessionId?: string;
  linkHash?: Buffer;
}

/** Returns a query that finds a row if the actor is active, and neither their session nor their link has ended. */
export function stillActing({ organizationId, userId, sessionId, linkHash }: Acting): Write {
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
    return `SELECT 1 AS found FROM users WHERE organization_id = ${bind(organizationId)} AND id = ${user} AND is_active AND ${session} AND ${link}`;
  };
}
