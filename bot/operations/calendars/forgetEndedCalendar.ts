import {
  forgetCalendar,
  forgetSharedCalendar,
  isStillEnding,
  type LeasedCalendar,
} from "#db/queries/calendars/dueCalendars.ts";

/**
 * The connection is ending, and `revoke` ends its access. Keeps the access if another connection uses the account, or
 * if the account was connected again, because Google ends all access of an account together. In the second case, the
 * connection stays.
 */
export async function forgetEndedCalendar(leased: LeasedCalendar, revoke: () => Promise<void>): Promise<void> {
  if (await forgetSharedCalendar(leased)) return;
  if (await isStillEnding(leased)) await revoke();
  await forgetCalendar(leased);
}
