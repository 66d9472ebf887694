import type { Transaction } from "sequelize";
import type { IsoDate, Zone } from "#core/calendar/dates.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { Versioned } from "#core/policies/termsTimeline.ts";
import { row, rows } from "./statement.ts";
import { TERMS_AS_JSON } from "./termsRows.ts";

/** An office as lists show it. */
export interface OfficeView {
  id: string;
  name: string;
  country: string;
  timezone: Zone;
  isDefault: boolean;
  countHolidays: boolean;
  memberCount: number;
}

/** The columns of an OfficeView, of the office `f`. */
export const OFFICE_COLUMNS = `
  f.id, f.name, f.country, f.timezone, f.is_default AS "isDefault", f.count_holidays AS "countHolidays",
    (SELECT count(*)::int FROM users u WHERE u.organization_id = f.organization_id AND u.office_id = f.id AND u.is_active) AS "memberCount"`;

const VIEW = `SELECT ${OFFICE_COLUMNS} FROM offices f WHERE f.organization_id = $1 AND f.archived_at IS NULL`;

const ALL = { name: "offices", text: `${VIEW} ORDER BY f.is_default DESC, f.name COLLATE "en-x-icu", f.id` };

/** The offices of an organisation, the default one first; deleted ones are unseen. */
export function findOffices(organizationId: string, tx?: Transaction): Promise<OfficeView[]> {
  return rows<OfficeView>(ALL, [organizationId], tx);
}

const ONE = { name: "office", text: `${VIEW} AND f.id = $2` };

/** One office that is not deleted. */
export function findOffice(organizationId: string, id: string, tx?: Transaction): Promise<OfficeView | undefined> {
  return row<OfficeView>(ONE, [organizationId, id], tx);
}

const DEFAULT = { name: "default-office", text: `${VIEW} AND f.is_default` };

/** The default office; every organisation has one. */
export async function findDefaultOffice(organizationId: string, tx?: Transaction): Promise<OfficeView> {
  const office = await row<OfficeView>(DEFAULT, [organizationId], tx);
  if (!office) throw new Error(`Organisation ${organizationId} has no default office`);
  return office;
}

/** An office to which somebody is added. */
export interface HeldOffice {
  id: string;
  zone: Zone;
  isDefault: boolean;
  /** The day for which its people are posted, or about to be. */
  postingThrough: IsoDate | null;
}

const HOLD = {
  name: "hold-offices",
  text: `
    SELECT id, timezone AS zone, is_default AS "isDefault", posting_through AS "postingThrough" FROM offices
    WHERE organization_id = $1 AND archived_at IS NULL AND (id = ANY ($2::uuid[]) OR (is_default AND $3::boolean))
    ORDER BY id FOR SHARE`,
};

/** Keeps the clock from beginning with offices, and their terms from changing, until the transaction ends. */
export function holdOffices(
  organizationId: string,
  { ids, andDefault }: { ids: readonly string[]; andDefault: boolean },
  tx: Transaction,
): Promise<HeldOffice[]> {
  return rows<HeldOffice>(HOLD, [organizationId, ids, andDefault], tx);
}

/** A policy with the terms in force. */
export interface PolicyView extends PolicyTerms {
  id: string;
  officeId: string;
  type: LeaveType;
  version: number;
}

const POLICY = `
  SELECT p.id, p.office_id AS "officeId", p.type, v.version, v.is_unlimited AS "isUnlimited", v.accrual,
    v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
    v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead"
  FROM pto_policies p
  JOIN offices f ON f.organization_id = p.organization_id AND f.id = p.office_id AND f.archived_at IS NULL
  JOIN LATERAL (
    SELECT * FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id
    ORDER BY v.effective_on <= $3::date DESC, v.version DESC LIMIT 1) v ON true
  WHERE p.organization_id = $1`;

const OF_OFFICE = {
  name: "policies-of-office",
  text: `${POLICY} AND p.office_id = $2 ORDER BY array_position(ARRAY['vacation', 'sick', 'personal'], p.type)`,
};

/** The policies of an office with the terms that hold on a day. */
export function findPolicies(
  organizationId: string,
  officeId: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyView[]> {
  return rows<PolicyView>(OF_OFFICE, [organizationId, officeId, on], tx);
}

const ONE_POLICY = { name: "policy", text: `${POLICY} AND p.id = $2` };

/** One policy of an office that is not deleted, with the terms that hold on a day. */
export function findPolicy(
  organizationId: string,
  id: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyView | undefined> {
  return row<PolicyView>(ONE_POLICY, [organizationId, id, on], tx);
}

const VERSIONS = {
  name: "policy-versions",
  text: `
    SELECT v.version, v.effective_on AS "effectiveOn", ${TERMS_AS_JSON} AS value
    FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = $2 ORDER BY v.version`,
};

/** Every version of a policy's terms, the first one first. */
export function findPolicyVersions(
  organizationId: string,
  policyId: string,
  tx: Transaction,
): Promise<Versioned<PolicyTerms>[]> {
  return rows<Versioned<PolicyTerms>>(VERSIONS, [organizationId, policyId], tx);
}

const POSTING = {
  name: "lock-office-posting",
  text: `
    SELECT timezone AS zone, posting_through AS "postingThrough" FROM offices WHERE organization_id = $1 AND id = $2
    FOR NO KEY UPDATE`,
};

/** Where an office is, and how far its people are posted or about to be; locked: nobody is added to it meanwhile. */
export function lockOfficePosting(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<{ zone: Zone; postingThrough: IsoDate | null } | undefined> {
  return row(POSTING, [organizationId, id], tx);
}

/** A holiday of an office. */
export interface HolidayView {
  id: string;
  name: string;
  date: IsoDate;
  type: "custom" | "federal";
}

const HOLIDAYS = {
  name: "holidays",
  text: `SELECT id, name, date::text AS date, type FROM holidays
    WHERE organization_id = $1 AND office_id = $2 AND date BETWEEN $3::date AND $4::date ORDER BY date`,
};

/** The holidays of an office in a span, by date; without a span, all of them. */
export function findHolidays(
  organizationId: string,
  officeId: string,
  span?: { startDate: IsoDate; endDate: IsoDate },
  tx?: Transaction,
): Promise<HolidayView[]> {
  const bounds = [span?.startDate ?? "0001-01-01", span?.endDate ?? "9999-12-31"];
  return rows<HolidayView>(HOLIDAYS, [organizationId, officeId, ...bounds], tx);
}
