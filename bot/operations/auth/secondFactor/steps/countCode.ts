import { limits } from "#core/throttling/limits.ts";
import type { Count } from "#bot/operations/counting.ts";

/**
 * Security: wrong codes also count toward the account's daily limit of the second step, so a stolen session allows no
 * additional guesses. Call `countCode` after checking the password.
 */
export async function countCode(count: Count, userId: string, code: string | undefined): Promise<void> {
  if (code !== undefined) await count([limits.codeProof, userId], [limits.secondStepOfAccount, userId]);
}
