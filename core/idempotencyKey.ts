import { optionalText } from "./inputs.ts";
import { Refusal } from "./refusal.ts";

/** Returns the schema of the key under which a client may repeat a write whose response was lost; optional. */
export function idempotencyKeyField() {
  return optionalText({ max: 200 });
}

/** Returns the refusal (409) of an idempotency key that an earlier write with different values has used. */
export function keyUsed(): Refusal {
  const text = "An earlier attempt was already saved with different values. Check it before you try again.";
  return new Refusal("conflict", "idempotency_key_used", text, { fields: { idempotencyKey: text } });
}
