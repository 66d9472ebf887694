import type { Transaction } from "sequelize";
import { type ConnectionRow, holdConnection } from "#db/queries/sso/connections.ts";
import type { IdentityKey } from "#db/queries/sso/identities.ts";
import type { Visitor } from "../../actor.ts";
import { holdGoogleOnly } from "../../organization/steps/signInLock.ts";
import type { SsoArrival } from "../returnFromSso.ts";
import type { MustLink } from "../SsoIntent.ts";
import { SsoRefusal } from "./SsoRefusal.ts";

export interface SsoArriving extends SsoArrival {
  key: IdentityKey;
  visitor: Visitor;
}

/**
 * Locks the connection. Throws if the connection's version changed during the sign-in, if the connection is off, or if
 * only Google sign-in is allowed.
 */
export async function holdUsed({ connection }: SsoArriving, tx: Transaction): Promise<ConnectionRow> {
  const isGoogleOnly = await holdGoogleOnly(connection.organizationId, tx);
  const still = await holdConnection(connection.id, tx);
  if (isGoogleOnly || still?.version !== connection.version) throw new SsoRefusal("off");
  return still;
}

export function mustLink({ connection, key }: SsoArriving, userId: string): MustLink {
  const { connectionId, issuer, subject } = key;
  return { mustLink: { kind: "sso-link", connectionId, version: connection.version, issuer, subject, userId } };
}
