import type { z } from "zod";
import { KeyInput } from "../keys/KeyInput.ts";
import { Refusal } from "../refusal.ts";

/** One token can be replaced while the other is in use. */
const MAX_TOKENS = 2;

export const TokenInput = KeyInput.pick({ name: true, expiresOn: true });
export type TokenInput = z.output<typeof TokenInput>;

export function assertFewTokens(count: number): void {
  if (count < MAX_TOKENS) return;
  const text = `There can be at most ${MAX_TOKENS} tokens. Revoke one first.`;
  throw new Refusal("conflict", "too_many_tokens", text);
}
