import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "sequelize";
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCodeOf } from "#core/auth/recoveryCode.ts";
import { replaceRecoveryCodes } from "#db/queries/auth/secondFactors.ts";

/** A fast hash is enough for 120 random bits. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

export async function newRecoveryCodes(
  person: { organizationId: string; id: string },
  at: { tx: Transaction; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)));
  await replaceRecoveryCodes(person, codes.map(hashOfRecoveryCode), at);
  return codes;
}
