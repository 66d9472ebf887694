import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { rows } from "../statement.ts";

interface YearRow {
  userId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
  opened: Minutes | null;
  balance: Minutes;
}

/** Computes balances like `figuresOf` in core. */
const YEARS = {
  name: "import-opening-years",
  text: `
    SELECT l.user_id AS "userId", l.type, l.leave_year AS "leaveYear",
      (sum(l.minutes) FILTER (WHERE l.kind = 'opening'))::int AS opened,
      coalesce(sum(l.minutes) FILTER (WHERE l.counts_as = 'b' OR (l.counts_as <> 'u' AND l.effective_on <= p.today)), 0)::int
        AS balance
    FROM unnest($2::uuid[], $3::date[]) p (id, today)
    JOIN ledger_entries l ON l.organization_id = $1 AND l.user_id = p.id AND l.leave_year = ANY ($4::smallint[])
    GROUP BY l.user_id, l.type, l.leave_year`,
};

interface OpenedRow {
  userId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
}

const LAST_OPENED = {
  name: "import-last-opened-years",
  text: `
    SELECT user_id AS "userId", type, max(leave_year) AS "leaveYear" FROM (
      SELECT user_id, type, leave_year FROM ledger_entries
      WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND kind = 'opening'
      GROUP BY user_id, type, leave_year HAVING sum(minutes) <> 0) opened
    GROUP BY user_id, type`,
};

export function findLastOpenedYears(
  organizationId: string,
  people: readonly { id: string }[],
  tx?: Transaction,
): Promise<OpenedRow[]> {
  return rows<OpenedRow>(LAST_OPENED, [organizationId, people.map(({ id }) => id)], tx);
}

export function findOpenedYears(
  organizationId: string,
  people: readonly { id: string; today: IsoDate }[],
  years: readonly LeaveYear[],
  tx?: Transaction,
): Promise<YearRow[]> {
  const values = [organizationId, people.map(({ id }) => id), people.map(({ today }) => today), years];
  return rows<YearRow>(YEARS, values, tx);
}
