import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { TeamPlace } from "#core/people/team.ts";
import type { OfficeVersion, PersonHistory, PersonTerms } from "#core/policies/accrual/accrualCaseOf.ts";
import type { YearSums } from "../../ledger/ledgerSums.ts";
import type { FoundColleague, OfficePatterns } from "../../people/colleaguesWithLeave.ts";
import type { Person } from "../../people/person.ts";
import type { RequestView } from "../requests.ts";

export interface CostedDay {
  date: IsoDate;
  leaveYear: LeaveYear;
  minutes: Minutes;
}

export interface TeamRequestRow extends RequestView {
  employee: TeamPlace & { id: string; name: string; email: string; photoVersion: string | null };
  days: CostedDay[];
  booked?: CostedDay[];
  sums: (LedgerSum & { leaveYear: LeaveYear })[];
  posting: Pick<Person, "isActive" | "endDate" | "zone" | "postedThrough" | "postingThrough">;
  person: Omit<PersonTerms, "leaveYearStartsIn">;
  history: PersonHistory | null;
  firstYear: LeaveYear | null;
}

export interface FoundRequest extends TeamPlace, Omit<TeamRequestRow, "employee" | "sums" | "submittedAt"> {
  userName: string;
  userEmail: string;
  photoVersion: string | null;
  submittedAt: string;
  sums: YearSums[] | null;
}

export interface FoundRequests {
  requests: FoundRequest[];
  versions: (OfficeVersion & { type: LeaveType })[] | null;
  colleagues: FoundColleague[];
  officePatterns: OfficePatterns | null;
  hasLimits: boolean;
  hasChanges: boolean;
  hasCredits: boolean;
}
