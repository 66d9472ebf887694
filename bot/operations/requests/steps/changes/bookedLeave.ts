import type { Transaction } from "sequelize";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf } from "#core/policies/accrual/accrualCaseOf.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { yearStartOf } from "#core/policies/accrual/yearStartOf.ts";
import { chargeOf } from "#db/queries/ledger/chargeOf.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import type { Person } from "#db/queries/people/person.ts";
import { readAlone } from "#db/queries/readTogether.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

export interface BookedLeaveOf extends RequestView {
  dayCosts: readonly DayCost[];
  booked: LedgerEntry[];
  accrual: AccrualCase;
}

/** The person must be up to date. */
export async function bookedLeave(person: Person, leave: RequestView, tx?: Transaction): Promise<BookedLeaveOf> {
  const { dayCosts, history, versions } = await readAlone(chargeOf(person, leave.id), tx);
  const firstYear = leaveYearOf(leave.startDate, yearStartOf(person, leave.type));
  const accrual = accrualCaseOf(person, leave.type, history, versions, firstYear);
  const entries = await findLedgerEntries(person.organizationId, person.id, tx);
  return { ...leave, dayCosts, accrual, booked: entries.filter(({ request }) => request?.id === leave.id) };
}
