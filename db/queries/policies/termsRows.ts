import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type AccrualCase, accrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { type TermsTimeline, termsTimeline, type Versioned } from "#core/policies/termsTimeline.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** A person's history; empty lists mean today's value at all times. */
export interface HistoryRows {
  placements: Versioned<string>[];
  overrides: Versioned<Minutes | null>[];
  /** Earlier employment periods, oldest first. */
  employments: Employment[];
}

/** The history of a person without changes. */
export const NO_HISTORY: HistoryRows = { placements: [], overrides: [], employments: [] };

/** A version of the terms of an office's policy. */
export type VersionRow = Versioned<PolicyTerms> & { officeId: string };

/** The facts about a person that, with their history, determine their due entries. */
export interface PersonTerms extends Employment {
  effectiveOfficeId: string;
  ptoBalanceOverride: Minutes | null;
  addedOn: IsoDate;
  leaveYearStartsIn: number;
}

/** The terms of a policy version `v` as core's JSON. */
export const TERMS_AS_JSON = `
  json_build_object('isUnlimited', v.is_unlimited, 'accrual', v.accrual, 'accrualPeriod', v.accrual_period,
    'accrualTiming', v.accrual_timing, 'carryOver', v.carry_over, 'maxBalance', v.max_balance, 'bookAhead', v.book_ahead)`;

/**
 * Returns SQL for all versions of a type's policies in some offices as JSON. The arguments are SQL expressions, the
 * last one an array.
 */
export const versionsAsJson = (organization: string, type: string, offices: string) => `
  (SELECT json_agg(json_build_object('officeId', p.office_id, 'version', v.version, 'effectiveOn', v.effective_on,
      'value', ${TERMS_AS_JSON}))
    FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
    WHERE p.organization_id = ${organization} AND p.type = ${type} AND p.office_id = ANY (${offices}))`;

/** Versions of the terms by type. */
export type VersionsByType = Record<LeaveType, VersionRow[]>;

/** Returns SQL for the VersionsByType of some offices of the organization $1. */
export const versionsByType = (offices: string) =>
  `json_build_object(${LEAVE_TYPES.map((type) => `'${type}', ${versionsAsJson("$1", `'${type}'`, offices)}`).join(
    ", ",
  )})`;

/** Returns SQL for the array of all offices a person ever belonged to; `current` is the present one. */
export const officesEver = (organization: string, user: string, current: string) => `
  array_append(ARRAY(SELECT office_id FROM office_placements
    WHERE organization_id = ${organization} AND user_id = ${user}), ${current})`;

/** Returns SQL for the HistoryRows of a person, as columns. */
export const historyColumns = (organization: string, user: string) => {
  const of = `WHERE organization_id = ${organization} AND user_id = ${user}`;
  const versions = (value: string, table: string) => `
    coalesce((SELECT json_agg(json_build_object('version', version, 'effectiveOn', effective_on, 'value', ${value}))
      FROM ${table} ${of}), '[]')`;
  return `
    ${versions("office_id", "office_placements")} AS placements,
    ${versions("minutes", "balance_overrides")} AS overrides,
    coalesce((SELECT json_agg(json_build_object('startDate', start_date, 'endDate', end_date) ORDER BY end_date)
      FROM past_employments ${of}), '[]') AS employments`;
};

const EARLIEST: IsoDate = "0001-01-01";

function always<Value>(value: Value): Versioned<Value> {
  return { version: 1, effectiveOn: EARLIEST, value };
}

/** Returns the terms of a person and type over time. */
export function timelineOf(
  { effectiveOfficeId, ptoBalanceOverride }: Pick<PersonTerms, "effectiveOfficeId" | "ptoBalanceOverride">,
  type: LeaveType,
  { placements, overrides }: Pick<HistoryRows, "placements" | "overrides">,
  versions: readonly VersionRow[],
): TermsTimeline {
  const history = {
    placements: placements.length > 0 ? placements : [always(effectiveOfficeId)],
    overrides: overrides.length > 0 || ptoBalanceOverride === null ? overrides : [always(ptoBalanceOverride)],
    versions: groupBy(versions, ({ officeId }) => officeId),
  };
  return termsTimeline(history, type);
}

/** Returns the accrual case of a person and type; `firstYear` is the first leave year with entries, if it matters. */
export function caseOf(
  person: PersonTerms,
  type: LeaveType,
  history: HistoryRows,
  versions: readonly VersionRow[],
  firstYear: LeaveYear | null = null,
): AccrualCase {
  const { startDate, endDate, addedOn, leaveYearStartsIn: startsIn } = person;
  return accrualCase({
    type,
    startsIn,
    timeline: timelineOf(person, type, history, versions),
    employment: [...history.employments, { startDate, endDate }],
    addedOn,
    firstYear,
  });
}
