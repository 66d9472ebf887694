import {
  forgetCalendar,
  forgetSharedCalendar,
  isStillEnding,
  type LeasedCalendar,
} from "#db/queries/calendars/dueCalendars.ts";

/**
 * Doesn't revoke access while another connection uses the account, because Google revokes an account's access as a
 * whole.
 */
export async function forgetEndedCalendar(leased: LeasedCalendar, revoke: () => Promise<void>): Promise<void> {
  if (await forgetSharedCalendar(leased)) return;
  if (await isStillEnding(leased)) await revoke();
  await forgetCalendar(leased);
}
