import type { Transaction } from "sequelize";
import { maySetPassword, ssoRequired, wrongRecoveryCode } from "#core/sso/requirement.ts";
import type { FirstStepFacts } from "#db/queries/auth/firstStepFacts.ts";
import { findRequired, hasPendingLink, spendSsoRecoveryCode } from "#db/queries/sso/requirement.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { announceToOwners } from "#bot/operations/notifications/steps/announceToOwners.ts";
import { hashOfRecoveryCode } from "../secondFactor/steps/newRecoveryCodes.ts";
import { SsoRequired } from "../SsoRequired.ts";
import type { SessionStart } from "../startSession.ts";

interface Whose {
  organizationId: string;
  userId: string;
}

/** Expects facts read under `holdSignIn`. Uses up a correct recovery code and notifies the Owners by email. */
export async function assertSsoNotRequired(
  person: Whose,
  { required, passwordChangedAt }: Pick<FirstStepFacts, "required" | "passwordChangedAt">,
  { by: proof, visitor, recoveryCode }: Pick<SessionStart, "by" | "visitor" | "recoveryCode">,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (!required) return;
  const { organizationId, userId } = person;
  if (visitor.ssoLink) {
    const { token, browser } = visitor.ssoLink;
    const hashes = { stateHash: hashOfToken(token), browserHash: hashOfToken(browser) };
    if (await hasPendingLink(person, hashes, { tx, now })) return;
  }
  if (recoveryCode === undefined) {
    throw proof === "password" && passwordChangedAt !== null
      ? new SsoRequired(person, required, passwordChangedAt)
      : ssoRequired();
  }
  const isRight =
    required.isOwner && (await spendSsoRecoveryCode(organizationId, hashOfRecoveryCode(recoveryCode), tx));
  if (!isRight) throw wrongRecoveryCode();
  await announceToOwners({ organizationId, id: userId }, "ssoRecoveryUsed", { tx, now });
  const by = { organizationId, userId, source: visitor.source, action: "useSsoRecoveryCode", at: now };
  await writeAuditEntry(by, { subject: ["organization", organizationId] }, tx);
}

export async function assertMaySetPassword(person: Whose, tx: Transaction): Promise<void> {
  if (!maySetPassword(await findRequired(person, tx))) throw ssoRequired();
}
