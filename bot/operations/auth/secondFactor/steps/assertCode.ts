import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { checkSecondFactor } from "./checkSecondFactor.ts";

const MISSING = "Enter the 6-digit code from your authenticator app";

/** Uses up the app code. */
export async function assertCode(
  person: { organizationId: string; userId: string },
  code: string | undefined,
  at: { tx: Transaction; now: Date },
): Promise<void> {
  const { secretSealed } = await findSecondFactor(person.organizationId, person.userId, at.tx);
  if (!secretSealed) return;
  if (code === undefined) throw new Refusal("invalid", "invalid_input", MISSING, { fields: { code: MISSING } });
  await checkSecondFactor(person, { code }, at);
}
