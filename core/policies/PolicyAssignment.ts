import type { IsoDate } from "#core/calendar/dates.ts";

export interface PolicyAssignment {
  /** Null for a person's policy. */
  group: string | null;
  /** Null for the policy of a group. */
  userId: string | null;
  userName: string | null;
  /** Of the policies of a person's groups, the one with the lowest position applies. */
  position: number;
  startsOn: IsoDate;
  /** The first day on which the policy no longer applies. */
  endsOn: IsoDate | null;
}
