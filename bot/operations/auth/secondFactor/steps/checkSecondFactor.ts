import type { Transaction } from "sequelize";
import type { SecondStepInput } from "#core/auth/SecondFactorInput.ts";
import { Refusal } from "#core/refusal.ts";
import { findSecondFactor, takeStep, spendRecoveryCode } from "#db/queries/auth/secondFactors.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { hashOfRecoveryCode } from "./newRecoveryCodes.ts";
import { totpStep } from "./totp.ts";

interface Whose {
  organizationId: string;
  userId: string;
}

/** Uses up the code. Throws the same refusal for wrong and used codes. */
export async function checkSecondFactor(
  person: Whose,
  { code, recoveryCode }: SecondStepInput,
  at: { tx: Transaction; now: Date },
): Promise<{ by: "code" | "recoveryCode" }> {
  if (recoveryCode !== undefined) {
    if (await spendRecoveryCode(person, hashOfRecoveryCode(recoveryCode), at)) return { by: "recoveryCode" };
    throw wrongCode("recoveryCode", "This recovery code is wrong or has already been used");
  }
  if (code !== undefined && (await spendCode(person, code, at))) return { by: "code" };
  throw wrongCode("code", "This code is wrong or has already been used. Enter the code that your app shows now.");
}

async function spendCode(
  { organizationId, userId }: Whose,
  code: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<boolean> {
  const { secretSealed } = await findSecondFactor(organizationId, userId, tx);
  if (!secretSealed) return false;
  const secret = operationsRuntime().sealer.openIfKnown(secretSealed, organizationId);
  if (secret === undefined) throw unreadable();
  const step = totpStep(secret, code, now);
  return step !== undefined && takeStep(organizationId, userId, step, tx);
}

function unreadable(): Refusal {
  const text =
    "Codes from authenticator apps set up earlier can't be checked anymore. Use a recovery code, or ask an Admin to reset your two-factor authentication.";
  return new Refusal("conflict", "second_factor_unreadable", text, { fields: { code: text } });
}

function wrongCode(field: string, text: string): Refusal {
  return new Refusal("invalid", "wrong_code", text, { fields: { [field]: text } });
}
