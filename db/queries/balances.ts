import type { Transaction } from "sequelize";
import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { Person } from "./person.ts";
import { rows } from "./statement.ts";

/** Everything that one balance is computed from. */
export interface BalanceFacts {
  id: string;
  type: LeaveType;
  /** The terms of the person's office in force today, before their override. */
  terms: PolicyTerms;
  sums: (LedgerSum & { leaveYear: LeaveYear })[];
  pending: { leaveYear: LeaveYear; minutes: Minutes }[];
}

/** Of a policy version `v`: its terms as core knows them. */
export const TERMS_AS_JSON = `
  json_build_object('isUnlimited', v.is_unlimited, 'accrual', v.accrual, 'accrualPeriod', v.accrual_period,
    'accrualTiming', v.accrual_timing, 'carryOver', v.carry_over, 'maxBalance', v.max_balance, 'bookAhead', v.book_ahead)`;

const BALANCES = {
  name: "balances",
  text: `
    SELECT b.id, b.type,
      (SELECT ${TERMS_AS_JSON}
        FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
        WHERE p.organization_id = $1 AND p.office_id = $3 AND p.type = b.type
        ORDER BY v.effective_on <= $4::date DESC, v.version DESC LIMIT 1) AS terms,
      coalesce((SELECT json_agg(s) FROM (
        SELECT leave_year AS "leaveYear", kind, is_unlimited AS "isUnlimited", sum(minutes) AS "all",
          coalesce(sum(minutes) FILTER (WHERE effective_on <= $4::date), 0) AS due
        FROM ledger_entries WHERE organization_id = $1 AND user_id = $2 AND type = b.type GROUP BY 1, 2, 3) s), '[]') AS sums,
      coalesce((SELECT json_agg(s) FROM (
        SELECT d.leave_year AS "leaveYear", sum(d.minutes) AS minutes
        FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
        WHERE r.organization_id = $1 AND r.user_id = $2 AND r.type = b.type AND r.status = 'pending' GROUP BY 1) s), '[]') AS pending
    FROM pto_balances b WHERE b.organization_id = $1 AND b.user_id = $2
    ORDER BY array_position(ARRAY['vacation', 'sick', 'personal'], b.type)`,
};

/** The three balances of a person, as facts for core to compute the figures from. */
export function findBalances(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceFacts[]> {
  return rows<BalanceFacts>(BALANCES, [person.organizationId, person.id, person.effectiveOfficeId, today], tx);
}
