import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";

export function assertBorn(birthDate: IsoDate | null | undefined, today: IsoDate): void {
  if (birthDate == null || birthDate < today) return;
  const text = "Birth date must be in the past";
  throw new Refusal("invalid", "invalid_input", text, { fields: { birthDate: text } });
}
