import { createHash } from "node:crypto";
import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import type { Logout } from "#core/sso/logoutToken.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { endProviderSessions } from "#db/queries/auth/providerSessions.ts";
import { rememberEffect } from "#db/queries/notifications/effects.ts";
import { type ConnectionRow, findConnection } from "#db/queries/sso/connections.ts";
import { writeAuditEntry } from "../../audit.ts";
import { counting } from "../../counting.ts";
import { lockSignIn } from "../../organization/steps/signInLock.ts";
import { isId } from "../../running/rawInput.ts";
import { operationsRuntime } from "../../runtime.ts";
import { transactionally } from "../../transactionally.ts";
import type { SsoContext } from "../leaveForSso.ts";
import { SsoFailure } from "../OidcClient.ts";
import { settingsOf } from "../steps/settingsOf.ts";

interface Sent {
  connectionId: string;
  token: unknown;
  client: string;
}

export async function logOutBySso({ connectionId, token, client }: Sent, context: SsoContext): Promise<void> {
  return counting(async (count) => {
    await count([limits.ssoLogouts, client]);
    const connection = isId(connectionId) ? await findConnection(connectionId.toLowerCase()) : undefined;
    if (!connection) throw refused("There is no such connection");
    if (typeof token !== "string") throw refused("logout_token is missing");
    const logout = await verified(connection, token, context);
    await transactionally((tx) => end(connection, logout, tx));
  });
}

async function verified(connection: ConnectionRow, token: string, { provider, callback }: SsoContext): Promise<Logout> {
  try {
    return await provider.logout(settingsOf(connection, callback), token);
  } catch (error) {
    throw error instanceof SsoFailure ? refused(error.message) : error;
  }
}

async function end({ organizationId, id }: ConnectionRow, { sub, sid, jti }: Logout, tx: Transaction): Promise<void> {
  const now = operationsRuntime().clock.now();
  // Waits for concurrent sign-ins, so that the logout ends their sessions.
  await lockSignIn(organizationId, tx);
  const hash = createHash("sha256").update(jti).digest("base64url");
  if (!(await rememberEffect(`sso logout ${id} ${hash}`, now, tx))) throw refused("The token was already used");
  const ended = await endProviderSessions({ organizationId, connectionId: id, sub, sid }, tx);
  const by = { organizationId, userId: null, source: "sso", action: "logOutBySso", at: now } as const;
  for (const [userId, sessions] of groupBy(ended, (session) => session.userId)) {
    await writeAuditEntry(by, { subject: ["user", userId], after: { sessionsEnded: sessions.length } }, tx);
  }
}

function refused(reason: string): Refusal {
  return new Refusal("invalid", "invalid_logout_token", reason);
}
