import { Refusal } from "#core/refusal.ts";

/** Returns the refusal (409) of an idempotency key that belongs to a different request. */
export function keyUsed(): Refusal {
  const text = "This idempotency key belongs to a different request";
  return new Refusal("conflict", "idempotency_key_used", text, { fields: { idempotencyKey: text } });
}
