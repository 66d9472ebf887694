import { CalendarQuery, calendarWindow } from "#core/requests/CalendarWindow.ts";
import { findBlackoutsConcerning } from "#db/queries/blackouts/blackouts.ts";
import { findClosuresOfOffice } from "#db/queries/closures/closures.ts";
import { reading } from "../reading.ts";

export const readClosedDates = reading("readClosedDates", CalendarQuery, async (query, { me, today }) => {
  const { organizationId, effectiveOfficeId } = me;
  const window = calendarWindow(query, today);
  const [closures, blackouts] = await Promise.all([
    findClosuresOfOffice(organizationId, effectiveOfficeId, window),
    findBlackoutsConcerning(organizationId, me, window),
  ]);
  return { closures, blackouts };
});
