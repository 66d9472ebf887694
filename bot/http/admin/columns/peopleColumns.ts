import { shownAddress } from "#core/people/erasure.ts";
import type { VisibleUser } from "#bot/operations/visibleUser.ts";
import type { Columns } from "./Columns.ts";
import { daysOrNone } from "./cells.ts";

/** The columns of people. The first ones are those that the import reads. */
export const peopleColumns: Columns<VisibleUser & { managerEmail: string | null }> = {
  email: ({ email }) => shownAddress(email),
  name: ({ name }) => name,
  role: ({ role }) => role,
  "manager email": ({ managerEmail }) => managerEmail,
  office: ({ officeName }) => officeName,
  "start date": ({ startDate }) => startDate,
  "end date": ({ endDate }) => endDate,
  override: ({ ptoBalanceOverride }) => daysOrNone(ptoBalanceOverride),
  status: ({ isActive }) => (isActive ? "active" : "inactive"),
};
