import { deadKey, type KeyNoun } from "#core/keys/keyRefusals.ts";
import { keyState } from "#core/keys/keyState.ts";
import { CALLS_PER_MINUTE } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import type { CallSubject } from "#db/queries/keys/tokenCalls.ts";
import { useKeyToken } from "#db/queries/keys/useToken.ts";
import type { Actor } from "../actor.ts";
import { rateKey } from "../counting.ts";
import { hashOfToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";
import { isAccessToken, type TokenKind } from "./steps/accessToken.ts";

const MINUTE_MS = 60_000;

export interface KeyBudget {
  left: number;
  resetSeconds: number;
}

/** `key` may be a key that no longer works. `calls` counts the calls in the current minute. */
type OnFound = (key: CallSubject, calls: number) => void;

export interface UsedToken {
  actor: Actor;
  budget: KeyBudget;
  refusal?: Refusal;
}

/** Counts the call. Returns the refusal for too many calls (429) with the budget instead of throwing it. */
export function useKey(token: string, onFound?: OnFound): Promise<UsedToken> {
  return use(token, { kinds: ["personal", "service"], purpose: "key", source: "api", noun: "API key", onFound });
}

export function useProvisioningToken(token: string, onFound?: OnFound): Promise<UsedToken> {
  return use(token, { kinds: ["provisioning"], purpose: "scim", source: "scim", noun: "token", onFound });
}

interface Use {
  kinds: readonly TokenKind[];
  purpose: "key" | "scim";
  source: Actor["source"];
  noun: KeyNoun;
  onFound: OnFound | undefined;
}

async function use(token: string, { kinds, purpose, source, noun, onFound }: Use): Promise<UsedToken> {
  if (!isAccessToken(token, kinds)) throw deadKey(undefined, noun);
  const tokenHash = hashOfToken(token);
  const now = operationsRuntime().clock.now();
  const found = await useKeyToken(tokenHash, {
    purpose,
    rateKey: rateKey({ name: "key-calls" }, tokenHash.toString("base64url")),
    most: CALLS_PER_MINUTE + 1,
    expire: now.getTime() + MINUTE_MS,
    now,
  });
  if (!found) throw deadKey(undefined, noun);
  const { key, person, calls, resetsAt } = found;
  onFound?.({ kind: "key", organizationId: person.organizationId, id: key.id }, calls);
  const state = keyState(key, now);
  if (state !== "active") throw deadKey(state, noun);
  const { organizationId, id: userId } = person;
  const { id, scopes, isService } = key;
  const actor: Actor = { organizationId, userId, source, key: { id, scopes, isService }, person };
  const resetSeconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  const budget = { left: Math.max(0, CALLS_PER_MINUTE - calls), resetSeconds };
  if (calls <= CALLS_PER_MINUTE) return { actor, budget };
  const text = `This ${noun} made more than ${CALLS_PER_MINUTE} calls in a minute`;
  return { actor, budget, refusal: new Refusal("throttled", "too_many_calls", text, { retryAfter: resetSeconds }) };
}
