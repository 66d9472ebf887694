import type { IsoDate } from "#core/calendar/dates.ts";

export interface PolicyAssignment {
  group: string | null;
  userId: string | null;
  userName: string | null;
  /** Of a person's group policies for one type, the policy with the lowest position applies. */
  position: number;
  startsOn: IsoDate;
  /** The first day without the policy. */
  endsOn: IsoDate | null;
}
