import type { IsoDate } from "#core/calendar/dates.ts";

export interface PolicyAssignment {
  group: string | null;
  userId: string | null;
  userName: string | null;
  /** If several groups of a person have policies, the policy with the lowest position applies. */
  position: number;
  startsOn: IsoDate;
  /** The first day without the policy. */
  endsOn: IsoDate | null;
}
