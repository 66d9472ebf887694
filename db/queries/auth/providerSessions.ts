import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

export interface ProviderSession {
  connectionId: string;
  sub: string;
  sid: string | null;
}

const OF_SESSION = {
  name: "provider-connection-of-session",
  text: `
    SELECT sess #>> '{providerSession,connectionId}' AS "connectionId" FROM sessions
    WHERE sid = $1 AND user_id = $2 AND sess ->> 'by' = 'sso'`,
};

export async function findConnectionOfSession(
  { sid, userId }: { sid: string; userId: string },
  tx?: Transaction,
): Promise<string | null> {
  const [session] = await rows<{ connectionId: string | null }>(OF_SESSION, [sid, userId], tx);
  return session?.connectionId ?? null;
}

const matching = (field: string) => `
      ${field} ->> 'connectionId' = $2
      AND ($3::text IS NULL OR ${field} ->> 'sub' = $3) AND ($4::text IS NULL OR ${field} ->> 'sid' = $4)`;
const END = {
  name: "end-provider-sessions",
  text: `
    WITH pending AS (
      DELETE FROM pending_sign_ins WHERE organization_id = $1 AND ${matching("provider_session")})
    DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE organization_id = $1)
      AND ${matching("(sess -> 'providerSession')")}
    RETURNING user_id AS "userId"`,
};

/** Null matches any subject or session at the provider. */
export async function endProviderSessions(
  {
    organizationId,
    connectionId,
    sub,
    sid,
  }: Omit<ProviderSession, "sub"> & { organizationId: string; sub: string | null },
  tx: Transaction,
): Promise<{ userId: string }[]> {
  return rows<{ userId: string }>(END, [organizationId, connectionId, sub, sid], tx);
}
