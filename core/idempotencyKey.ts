import { optionalText } from "./inputs.ts";
import { Refusal } from "./refusal.ts";

export function idempotencyKeyField() {
  return optionalText({ max: 200 });
}

export function keyUsed(): Refusal {
  const text = "An earlier attempt was already saved with different values. Check it before you try again.";
  return new Refusal("conflict", "idempotency_key_used", text, { fields: { idempotencyKey: text } });
}
