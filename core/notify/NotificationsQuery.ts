import { z } from "zod";
import { oneOf, orAbsent, wholeNumber } from "#core/inputs.ts";

/** What became of a notification: `kept` had nothing to be sent by, `obsolete` was not needed any more. */
export const NOTIFICATION_STATUSES = ["pending", "sent", "kept", "obsolete", "failed"] as const;

/** Which notifications to show: of one status or of all, so many from the newest on. */
export const NotificationsQuery = z.object({
  status: orAbsent(oneOf(NOTIFICATION_STATUSES)),
  from: orAbsent(wholeNumber({ min: 0, max: 1_000_000 })).transform((from) => from ?? 0),
  count: orAbsent(wholeNumber({ min: 1, max: 200 })).transform((count) => count ?? 50),
});
export type NotificationsQuery = z.output<typeof NotificationsQuery>;
