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
  /** In seconds since 1970. */
  changedAt: number;
  /** "Away" if the reader may not see the type. */
  typeName: string;
  /** Null for the reader's own time off. */
  personName: string | null;
  zone: Zone;
}
