import { limits } from "#core/throttling/limits.ts";
import type { Count } from "#bot/operations/counting.ts";

/**
 * Security: wrong codes also count toward the daily limit of the second step, so a stolen session allows no more
 * guesses than a stolen password. Call `countCode` after checking the password.
 */
export async function countCode(count: Count, userId: string, code: string | undefined): Promise<void> {
  if (code !== undefined) await count([limits.codeProof, userId], [limits.secondStepOfAccount, userId]);
}
