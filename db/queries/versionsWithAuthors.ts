import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { VACATION } from "#core/leave/LeaveType.ts";
import { HAS_OWN_YEAR, OFFICE_OF_P } from "./policies/policies.ts";
import { rows } from "./statement.ts";
import { DEFAULT_OFFICE } from "./offices/defaultOffice.ts";

export interface AuthoredVersion {
  of: string;
  version: number;
  effectiveOn: IsoDate;
  createdById: string | null;
  createdAt: Date;
  zone: Zone;
}

const columns = (one: string) => `
  ${one}.version, ${one}.effective_on::text AS "effectiveOn", ${one}.created_by_id AS "createdById",
  ${one}.created_at AS "createdAt", f.timezone AS zone`;

const POLICIES = {
  name: "made-policy-versions",
  text: `
    SELECT v.policy_id AS of, ${columns("v")}, v.is_unlimited AS "isUnlimited", v.accrual,
      v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
      v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead", v.document
    FROM policy_versions v
    JOIN pto_policies p ON p.organization_id = v.organization_id AND p.id = v.policy_id
    JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P}
    WHERE v.organization_id = $1 AND NOT ${HAS_OWN_YEAR} ORDER BY v.policy_id, v.version`,
};

export function findPolicyVersionsWithAuthors(
  organizationId: string,
  tx: Transaction,
): Promise<(AuthoredVersion & PolicyTerms)[]> {
  return rows(POLICIES, [organizationId], tx);
}

const OVERRIDES = {
  name: "made-overrides",
  text: `
    SELECT b.user_id AS of, ${columns("b")}, b.minutes
    FROM balance_overrides b
    JOIN users u ON u.organization_id = b.organization_id AND u.id = b.user_id
    JOIN offices f ON f.organization_id = u.organization_id AND f.id = coalesce(u.office_id, ${DEFAULT_OFFICE})
    WHERE b.organization_id = $1 AND (u.leave_years ? '${VACATION}') IS NOT TRUE ORDER BY b.user_id, b.version`,
};

export function findOverridesWithAuthors(
  organizationId: string,
  tx: Transaction,
): Promise<(AuthoredVersion & { minutes: Minutes | null })[]> {
  return rows(OVERRIDES, [organizationId], tx);
}
