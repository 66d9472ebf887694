import { limits } from "#core/throttling/limits.ts";
import type { Count } from "#bot/operations/counting.ts";

/**
 * Wrong codes also count toward the daily limit of the second step, so a stolen session gives no more guesses than a
 * stolen password. Call it after the password was checked.
 */
export async function countCode(count: Count, userId: string, code: string | undefined): Promise<void> {
  if (code !== undefined) await count([limits.codeProof, userId], [limits.secondStepOfAccount, userId]);
}
