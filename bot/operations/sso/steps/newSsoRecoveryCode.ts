import { randomBytes } from "node:crypto";
import type { Transaction } from "sequelize";
import { RECOVERY_CODE_BYTES, recoveryCodeOf } from "#core/auth/recoveryCode.ts";
import { keepRecoveryCode } from "#db/queries/sso/requirement.ts";
import { hashOfRecoveryCode } from "../../auth/secondFactor/steps/newRecoveryCodes.ts";

export async function newSsoRecoveryCode(organizationId: string, at: { tx: Transaction; now: Date }): Promise<string> {
  const code = recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES));
  await keepRecoveryCode({ organizationId, hash: hashOfRecoveryCode(code) }, at);
  return code;
}
