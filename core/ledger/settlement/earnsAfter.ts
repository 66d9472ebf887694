import type { IsoDate } from "#core/calendar/dates.ts";

interface Leaver {
  isActive: boolean;
  endDate: IsoDate | null;
}

/**
 * `after` is the last posted day. A deactivated person earns leave until their last day. A person who was deactivated
 * before they started has their start date as their last day, and earns no leave.
 */
export function earnsAfter(person: Leaver & { startDate: IsoDate | null }, after: IsoDate | null): boolean {
  const { isActive, startDate, endDate } = person;
  return isActive || (endDate !== null && endDate !== startDate && after !== null && endDate > after);
}

/** True even if a deactivated person's last day was posted, because the settlement is posted a day later. */
export function mayBeDueAfter({ isActive, endDate }: Leaver, after: IsoDate | null): boolean {
  return isActive || (endDate !== null && (after === null || endDate >= after));
}
