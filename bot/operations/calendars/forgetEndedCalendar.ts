import {
  forgetCalendar,
  forgetSharedCalendar,
  isStillEnding,
  type LeasedCalendar,
} from "#db/queries/calendars/dueCalendars.ts";

/** Keeps the access if the account is still used, because Google ends all access of an account together. */
export async function forgetEndedCalendar(leased: LeasedCalendar, revoke: () => Promise<void>): Promise<void> {
  if (await forgetSharedCalendar(leased)) return;
  if (await isStillEnding(leased)) await revoke();
  await forgetCalendar(leased);
}
