import { Refusal } from "#core/refusal.ts";

/** A validation error of the field, not a 404. */
export function unknownUser(): Refusal {
  return new Refusal("invalid", "invalid_input", "Unknown person", { fields: { userId: "Unknown person" } });
}
