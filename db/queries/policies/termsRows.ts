import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type AccrualCase, accrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { type TermsTimeline, termsTimeline, type Versioned } from "#core/policies/termsTimeline.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** What ever held for a person, where it changed; empty is today's value for all time. */
export interface HistoryRows {
  placements: Versioned<string>[];
  overrides: Versioned<Minutes | null>[];
  /** Earlier spells of employment, oldest first. */
  spells: Employment[];
}

/** Of somebody for whom nothing ever changed. */
export const NO_HISTORY: HistoryRows = { placements: [], overrides: [], spells: [] };

/** A version of the terms of an office's policy. */
export type VersionRow = Versioned<PolicyTerms> & { officeId: string };

/** What of a person decides, besides their history, what falls due for them. */
export interface PersonTerms extends Employment {
  effectiveOfficeId: string;
  ptoBalanceOverride: Minutes | null;
  addedOn: IsoDate;
  leaveYearStartsIn: number;
}

/** Of a policy version `v`: its terms as core knows them. */
export const TERMS_AS_JSON = `
  json_build_object('isUnlimited', v.is_unlimited, 'accrual', v.accrual, 'accrualPeriod', v.accrual_period,
    'accrualTiming', v.accrual_timing, 'carryOver', v.carry_over, 'maxBalance', v.max_balance, 'bookAhead', v.book_ahead)`;

/** Every version of the policies of a type in some offices, as json; of SQL expressions, the last an array. */
export const versionsAsJson = (organization: string, type: string, offices: string) => `
  (SELECT json_agg(json_build_object('officeId', p.office_id, 'version', v.version, 'effectiveOn', v.effective_on,
      'value', ${TERMS_AS_JSON}))
    FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
    WHERE p.organization_id = ${organization} AND p.type = ${type} AND p.office_id = ANY (${offices}))`;

/** Versions of the terms by type. */
export type VersionsByType = Record<LeaveType, VersionRow[]>;

/** The same of every type, as VersionsByType, of the organisation $1. */
export const versionsByType = (offices: string) =>
  `json_build_object(${LEAVE_TYPES.map((type) => `'${type}', ${versionsAsJson("$1", `'${type}'`, offices)}`).join(
    ", ",
  )})`;

/** Every office that ever held for a person, as an array; `current` is the one that does. */
export const officesEver = (organization: string, user: string, current: string) => `
  array_append(ARRAY(SELECT office_id FROM office_placements
    WHERE organization_id = ${organization} AND user_id = ${user}), ${current})`;

/** The HistoryRows of a person, as columns. */
export const historyColumns = (organization: string, user: string) => {
  const of = `WHERE organization_id = ${organization} AND user_id = ${user}`;
  const versions = (value: string, table: string) => `
    coalesce((SELECT json_agg(json_build_object('version', version, 'effectiveOn', effective_on, 'value', ${value}))
      FROM ${table} ${of}), '[]')`;
  return `
    ${versions("office_id", "office_placements")} AS placements,
    ${versions("minutes", "balance_overrides")} AS overrides,
    coalesce((SELECT json_agg(json_build_object('startDate', start_date, 'endDate', end_date) ORDER BY end_date)
      FROM past_employments ${of}), '[]') AS spells`;
};

const EARLIEST: IsoDate = "0001-01-01";

function always<Value>(value: Value): Versioned<Value> {
  return { version: 1, effectiveOn: EARLIEST, value };
}

/** The terms of a person and type over time. */
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

/** The accrual case of a person and type; `firstYear` is the first leave year in which they have lines, where it matters. */
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
    employment: [...history.spells, { startDate, endDate }],
    addedOn,
    firstYear,
  });
}
