import type { Transaction } from "sequelize";
import { findState } from "#db/queries/auth/oauthStates.ts";
import { findPasswordChangedAt } from "#db/queries/people/accounts.ts";
import type { Visitor } from "../../actor.ts";
import type { At } from "../../auth/providers/ProviderAccount.ts";
import type { PasswordProof } from "../../auth/SsoRequired.ts";
import { hashOfToken } from "../../linkToken.ts";
import type { SsoLinkIntent } from "../SsoIntent.ts";

type Through = Pick<SsoLinkIntent, "connectionId" | "version">;

export async function findProven({ ssoLink }: Visitor, through: Through, { tx, now }: At): Promise<string | undefined> {
  if (!ssoLink) return undefined;
  const proof = await findState<PasswordProof>(hashOfToken(ssoLink.token), hashOfToken(ssoLink.browser), now, tx);
  return proof && (await isStillProof(proof, through, tx)) ? proof.userId : undefined;
}

export async function isStillProof(
  { kind, organizationId, userId, connectionId, version, passwordChangedAt }: PasswordProof,
  through: Through,
  tx: Transaction,
): Promise<boolean> {
  if (kind !== "sso-proof" || connectionId !== through.connectionId || version !== through.version) return false;
  return (await findPasswordChangedAt(organizationId, userId, tx))?.toISOString() === passwordChangedAt;
}
