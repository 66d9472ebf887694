import type { Transaction } from "sequelize";
import { endGoogleOfFormer, endSsoOfFormer } from "#db/queries/people/endWaysIn.ts";
import type { IdentityKey } from "#db/queries/sso/identities.ts";
import type { Source } from "#bot/operations/actor.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";

interface At {
  tx: Transaction;
  now: Date;
  source: Source;
}

/**
 * Unlinks the Google account from a deactivated person of the organization. Security: the account's verified email must
 * belong to `person`.
 */
export async function freeGoogleAccount(
  subject: string,
  person: { organizationId: string; id: string },
  at: At,
): Promise<void> {
  const former = await endGoogleOfFormer({ subject, organizationId: person.organizationId }, at.tx);
  if (former !== undefined) await auditFreed("google", former, person, at);
}

/** Security: call `freeSsoAccount` only after checking that the person may link the account. */
export async function freeSsoAccount(key: IdentityKey, personId: string, at: At): Promise<void> {
  const former = await endSsoOfFormer(key, at.tx);
  if (former === undefined) return;
  await auditFreed("sso", former, { organizationId: key.organizationId, id: personId }, at);
}

async function auditFreed(
  account: "google" | "sso",
  former: string,
  { organizationId, id: userId }: { organizationId: string; id: string },
  { tx, now, source }: At,
): Promise<void> {
  const by = { organizationId, userId, source, action: "freeAccount", at: now };
  await writeAuditEntry(by, { subject: ["user", former], before: { account } }, tx);
}
