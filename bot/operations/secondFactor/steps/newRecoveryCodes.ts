import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "sequelize";
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCodeOf } from "#core/auth/recoveryCode.ts";
import { replaceRecoveryCodes } from "#db/queries/auth/secondFactors.ts";

/** What is kept of a recovery code. With 120 random bits a fast hash is enough. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

/** Gives a person ten new recovery codes in place of the old ones; only now can they be read. */
export async function newRecoveryCodes(
  person: { organizationId: string; id: string },
  at: { tx: Transaction; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)));
  await replaceRecoveryCodes(person, codes.map(hashOfRecoveryCode), at);
  return codes;
}
