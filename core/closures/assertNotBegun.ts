import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";

export function assertNotPast({ startDate }: { startDate: IsoDate }, today: IsoDate): void {
  if (startDate >= today) return;
  const text = "A closure can't begin in the past";
  throw new Refusal("invalid", "start_in_past", text, { fields: { startDate: text } });
}

export function assertNotBegun({ startDate }: { startDate: IsoDate }, today: IsoDate): void {
  if (startDate > today) return;
  throw new Refusal("conflict", "closure_begun", "A closure that has begun can't be deleted");
}
