import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { spendSecondFactor } from "./spendSecondFactor.ts";

const MISSING = "Enter the 6-digit code from your authenticator app";

/**
 * Uses up the code of a person who has a second factor; refuses a missing or wrong code. Does nothing for people
 * without a second factor.
 */
export async function assertSecondFactor(
  person: { organizationId: string; userId: string },
  code: string | undefined,
  at: { tx: Transaction; now: Date },
): Promise<void> {
  const { secretSealed } = await findSecondFactor(person.organizationId, person.userId, at.tx);
  if (!secretSealed) return;
  if (code === undefined) throw new Refusal("invalid", "invalid_input", MISSING, { fields: { code: MISSING } });
  await spendSecondFactor(person, { code }, at);
}
