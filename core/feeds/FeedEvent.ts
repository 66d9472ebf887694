import type { IsoDate } from "../calendar/dates.ts";
import type { Zone } from "../calendar/zones.ts";
import type { LeaveParts } from "../leave/LeaveParts.ts";

export interface FeedEvent {
  id: string;
  status: "pending" | "approved";
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  parts: LeaveParts | null;
  /** The time of the last change to the event, in seconds since 1970. */
  changedAt: number;
  /** The name of the type, or "Away" if the reader may not see it. */
  typeName: string;
  /** The person's name; null for the reader's own time off. */
  personName: string | null;
  zone: Zone;
}
