import { Refusal } from "#core/refusal.ts";

/** Returns a validation error of the field instead of a 404. */
export function unknownUser(): Refusal {
  return new Refusal("invalid", "invalid_input", "Unknown person", { fields: { userId: "Unknown person" } });
}
