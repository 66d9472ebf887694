import { toDays } from "#core/leave/amounts.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { PersonsRequest } from "#db/queries/admin/requests.ts";
import { moment, yesOrNo } from "./cells.ts";
import type { Columns } from "./Columns.ts";

export const requestColumns: Columns<PersonsRequest & { email: string }> = {
  person: ({ userName }) => userName,
  email: ({ email }) => shownAddress(email),
  office: ({ officeName }) => officeName,
  type: ({ type }) => type,
  start: ({ startDate }) => startDate,
  end: ({ endDate }) => endDate,
  "half day": ({ isHalfDay }) => yesOrNo(isHalfDay),
  days: ({ minutes }) => toDays(minutes),
  status: ({ status }) => status,
  "submitted (UTC)": ({ submittedAt }) => moment(submittedAt),
  "decided (UTC)": ({ decidedAt }) => moment(decidedAt),
  "decided by": ({ decidedByName }) => decidedByName,
  reason: ({ rejectionReason }) => rejectionReason,
  notes: ({ notes }) => notes,
};
