import type { Transaction } from "sequelize";
import { SECOND_STEP_VALID_MS } from "#core/auth/secondFactor.ts";
import { findFirstStepFacts, type FirstStepFacts } from "#db/queries/auth/firstStepFacts.ts";
import { keepPendingSignIn } from "#db/queries/auth/pendingSignIns.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { assertSsoNotRequired } from "../steps/assertSsoNotRequired.ts";
import { type SessionStart, type SignedIn, startSession } from "../startSession.ts";

export interface PendingSecondStep {
  pendingSignIn: string;
}

/** Call `afterFirstStep` under `holdSignIn`. Pass only facts that were read under the lock. */
export async function afterFirstStep(
  { organizationId, userId }: { organizationId: string; userId: string },
  begun: SessionStart,
  { tx, now, facts: known }: { tx: Transaction; now: Date; facts?: FirstStepFacts },
): Promise<SignedIn | PendingSecondStep> {
  const facts = known ?? (await findFirstStepFacts({ organizationId, userId }, tx));
  if (begun.by !== "sso") await assertSsoNotRequired({ organizationId, userId }, facts, begun, { tx, now });
  if (!facts.hasSecondFactor) return startSession({ organizationId, userId }, begun, { tx, now, facts });
  const token = newLinkToken();
  const { by: firstStep, providerSession = null } = begun;
  const pending = { organizationId, userId, firstStep, providerSession, createdAt: now };
  await keepPendingSignIn(hashOfToken(token), pending, new Date(now.getTime() + SECOND_STEP_VALID_MS), tx);
  const by = { organizationId, userId: null, source: begun.visitor.source, action: "passFirstStep", at: now };
  await writeAuditEntry(by, { subject: ["user", userId], after: { by: begun.by } }, tx);
  return { pendingSignIn: token };
}
