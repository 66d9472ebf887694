import type { IsoDate } from "#core/calendar/dates.ts";

interface Leaver {
  isActive: boolean;
  endDate: IsoDate | null;
}

/**
 * `after` is the last posted day. If a person was deactivated before their start date, that date is their last day, and
 * they earn no leave.
 */
export function earnsAfter(person: Leaver & { startDate: IsoDate | null }, after: IsoDate | null): boolean {
  const { isActive, startDate, endDate } = person;
  return isActive || (endDate !== null && endDate !== startDate && after !== null && endDate > after);
}

/** True even if `after` is a deactivated person's last day, because the settlement is posted a day later. */
export function mayBeDueAfter({ isActive, endDate }: Leaver, after: IsoDate | null): boolean {
  return isActive || (endDate !== null && (after === null || endDate >= after));
}
