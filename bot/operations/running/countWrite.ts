import type { Verb } from "#core/people/access/access.ts";
import { Refusal } from "#core/refusal.ts";
import { PROTECTING } from "#core/throttling/limits.ts";
import { KeyedBudget } from "#db/KeyedBudget.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

const budget = new KeyedBudget();

/** Throws (429) after too many changes. */
export function countWrite(verb: Verb, { userId, sessionId, key: apiKey }: Actor): void {
  const { writesPerMinute } = operationsRuntime();
  // An integration must not use up the budget that the key's owner needs on the web.
  const own = apiKey ? `${userId} by key` : userId;
  const key = PROTECTING.includes(verb) ? `${userId} ${sessionId ?? ""}` : own;
  const waitMs = writesPerMinute === undefined ? 0 : budget.take(key, writesPerMinute);
  if (waitMs === 0) return;
  const text = "You made too many changes in a short time. Please try again in a moment.";
  throw new Refusal("throttled", "too_many_changes", text, { retryAfter: Math.ceil(waitMs / 1000) });
}
