import type { Transaction } from "sequelize";
import { type ConnectionRow, holdConnection } from "#db/queries/sso/connections.ts";
import type { IdentityKey } from "#db/queries/sso/identities.ts";
import type { Visitor } from "../../actor.ts";
import { holdGoogleOnly } from "../../organization/steps/signInLock.ts";
import type { SsoArrival } from "../returnFromSso.ts";
import type { MustLink } from "../SsoIntent.ts";
import { SsoRefusal } from "./SsoRefusal.ts";

/** `key` identifies the person's account. */
export interface SsoArriving extends SsoArrival {
  key: IdentityKey;
  visitor: Visitor;
}

/** Keeps the connection and the sign-in rules from changing. */
export async function holdUsed({ connection }: SsoArriving, tx: Transaction): Promise<ConnectionRow> {
  const isGoogleOnly = await holdGoogleOnly(connection.organizationId, tx);
  const still = await holdConnection(connection.id, tx);
  if (isGoogleOnly || still?.version !== connection.version) throw new SsoRefusal("off");
  return still;
}

/** For a person who must first sign in by other means. */
export function mustLink({ connection, key }: SsoArriving, userId: string): MustLink {
  const { connectionId, issuer, subject } = key;
  return { mustLink: { kind: "sso-link", connectionId, version: connection.version, issuer, subject, userId } };
}
