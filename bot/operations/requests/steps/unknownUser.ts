import { Refusal } from "#core/refusal.ts";

/**
 * Returns the refusal for a chosen id that isn't a person in the organization: a validation error of the field, not a
 * 404.
 */
export function unknownUser(): Refusal {
  return new Refusal("invalid", "invalid_input", "Unknown person", { fields: { userId: "Unknown person" } });
}
