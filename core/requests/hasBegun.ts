import type { IsoDate } from "#core/calendar/dates.ts";

/** Returns whether leave has begun by a day; after that, canceling may give back days that were already taken. */
export function hasBegun({ startDate }: { startDate: IsoDate }, today: IsoDate): boolean {
  return startDate <= today;
}
