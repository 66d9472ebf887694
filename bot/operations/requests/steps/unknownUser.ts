import { Refusal } from "#core/refusal.ts";

export function unknownUser(): Refusal {
  return new Refusal("invalid", "invalid_input", "Unknown person", { fields: { userId: "Unknown person" } });
}
