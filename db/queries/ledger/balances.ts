import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { CHANGED_DAYS } from "../requests/changedDays.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { sumsAsJson, sumsOf, type YearSums } from "./ledgerSums.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import type { Person } from "../people/person.ts";
import type { Read } from "../readTogether.ts";
import { historyColumns, officesEver, versionsAsJson } from "../policies/termsRows.ts";
import type { PersonHistory, OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";

export interface BalanceRow extends TypeOfLeave, Pick<LeaveTypeView, "requestableBy" | "paid" | "archived"> {
  id: string;
  sums: (LedgerSum & { leaveYear: LeaveYear })[];
  pending: { leaveYear: LeaveYear; minutes: Minutes }[];
  history: PersonHistory;
  versions: OfficeVersion[];
  firstYear?: LeaveYear | null;
}

interface FoundBalance extends Omit<BalanceRow, "sums" | "history">, Partial<PersonHistory> {
  sums: YearSums[] | null;
}

const ENTRIES = "organization_id = $1 AND user_id = $2 AND type = b.type AND leave_year >= $5::smallint";

const balances = (terms: string) => `
  SELECT b.id, b.type, ${TYPE_COLUMNS}, lt.requestable_by AS "requestableBy", lt.paid, lt.archived_on IS NOT NULL AS archived, ${terms},
    ${sumsAsJson(ENTRIES, "$4::date")} AS sums,
    coalesce((SELECT json_agg(s) FROM (
      SELECT leave_year AS "leaveYear", sum(minutes) AS minutes FROM (
        SELECT d.leave_year, d.minutes
        FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
        WHERE r.organization_id = $1 AND r.user_id = $2 AND r.type = b.type AND r.status = 'pending'
          AND r.id IS DISTINCT FROM $7::uuid
        UNION ALL
        SELECT d.leave_year, d.extra
        FROM ${CHANGED_DAYS} WHERE c.organization_id = $1 AND c.user_id = $2 AND c.status = 'pending' AND q.type = b.type
          AND q.id IS DISTINCT FROM $7::uuid AND d.extra > 0) p GROUP BY 1) s), '[]') AS pending
  FROM pto_balances b ${joinType("b")} WHERE b.organization_id = $1 AND b.user_id = $2 AND ($6::text IS NULL OR b.type = $6)
  ORDER BY lt.position, lt.id`;

export const BALANCES = {
  name: "balances",
  text: balances(`${versionsAsJson("$1", "b.type", "ARRAY[$3::uuid]")} AS versions`),
};
const BALANCES_WITH_HISTORY = {
  name: "balances-with-history",
  text: balances(`
    ${versionsAsJson("$1", "b.type", officesEver("$1", "$2", "$3::uuid"))} AS versions, ${historyColumns("$1", "$2")},
    (SELECT min(leave_year) FROM ledger_entries
      WHERE organization_id = $1 AND user_id = $2 AND type = b.type AND series = ${CURRENT_SERIES}) AS "firstYear"`),
};

export function balancesOf(
  person: Person,
  today: IsoDate,
  { ofType, except }: { ofType?: LeaveType | undefined; except?: string | undefined } = {},
): Read<BalanceRow[]> {
  // A person's own leave year may have started in the last calendar year.
  const thisYear = person.facts?.leaveYears ? leaveYearOf(today) - 1 : leaveYearOf(today, person.leaveYearStartsIn);
  const isPlain = !person.hasHistory && (person.startDate === null || person.startDate <= person.addedOn);
  const values = [
    person.organizationId,
    person.id,
    person.effectiveOfficeId,
    today,
    thisYear,
    ofType ?? null,
    except ?? null,
  ];
  const statement = isPlain ? BALANCES : BALANCES_WITH_HISTORY;
  return { statement, values, resultOf: (found: FoundBalance[]) => found.map(rowOf) };
}

function rowOf(found: FoundBalance): BalanceRow {
  const { placements = [], overrides = [], employments = [], sums } = found;
  return { history: { placements, overrides, employments }, ...found, sums: sumsOf(sums) };
}
