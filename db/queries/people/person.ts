import type { Theme } from "#core/links/themes.ts";
import type { NotificationChoices } from "#core/preferences/NotificationChoices.ts";
import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { WeekStart } from "#core/calendar/weeks.ts";
import type { SetupState } from "#core/organization/setup.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { row, rows } from "../statement.ts";
import { factsWithEvents } from "./factsOf.ts";

/** People without an office belong to the default office. */
export interface Person {
  organizationId: string;
  id: string;
  name: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string | null;
  officeName: string | null;
  effectiveOfficeId: string;
  zone: Zone;
  countHolidays: boolean;
  ownPatterns: PatternChange[] | null;
  officePatterns: PatternChange[] | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  isActive: boolean;
  isErased: boolean;
  addedOn: IsoDate;
  /** While the person is active, the ledger has all entries due by this day. */
  postedThrough: IsoDate | null;
  /**
   * The later of `postedThrough` and the office's `postingThrough`. The accruals run for that day may not have
   * finished.
   */
  postingThrough: IsoDate | null;
  hasHistory: boolean;
  notificationChoices: NotificationChoices;
  theme: Theme | null;
  weekStart: WeekStart;
  organizationName: string;
  organizationDomain: string | null;
  ptoPolicy: string | null;
  leaveYearStartsIn: number;
  ledgerSeries: number;
  calendarVersion: number;
  leaveTypesVersion: number;
  isOrganizationConfirmed: boolean;
  setupState: SetupState;
  owesSecondFactor: boolean;
  hasSlack: boolean;
  hasPolicyDocuments: boolean;
  hasDelegations: boolean;
  snoozesUntil: Date | null;
  photoVersion: string | null;
}

export const HAS_SLACK = "EXISTS (SELECT 1 FROM slack_installations s WHERE s.organization_id = u.organization_id)";

const OWES_SECOND_FACTOR = `CASE WHEN o.second_factor_roles @> to_jsonb(u.role) THEN NOT EXISTS (
        SELECT 1 FROM second_factors s2
        WHERE s2.organization_id = u.organization_id AND s2.user_id = u.id AND s2.confirmed_at IS NOT NULL)
      ELSE false END`;

const HAS_DELEGATIONS = `CASE WHEN o.has_delegations THEN EXISTS (
        SELECT 1 FROM delegations d WHERE d.organization_id = u.organization_id AND d.delegate_id = u.id)
      ELSE false END`;

export const PERSON_FIELDS = `
    SELECT u.organization_id AS "organizationId", u.id, u.name, u.email, u.role,
      u.manager_id AS "managerId", m.name AS "managerName",
      u.office_id AS "officeId", CASE WHEN u.office_id IS NOT NULL THEN f.name END AS "officeName",
      f.id AS "effectiveOfficeId", f.timezone AS zone, f.count_holidays AS "countHolidays",
      u.working_patterns AS "ownPatterns", f.working_patterns AS "officePatterns",
      u.start_date::text AS "startDate", u.end_date::text AS "endDate",
      u.pto_balance_override AS "ptoBalanceOverride", ${factsWithEvents("u")} AS facts, u.is_active AS "isActive",
      u.erased_at IS NOT NULL AS "isErased", u.added_on::text AS "addedOn",
      greatest(f.posted_through, u.posted_through)::text AS "postedThrough",
      greatest(f.posting_through, u.posted_through)::text AS "postingThrough", u.has_history AS "hasHistory",
      u.notification_choices AS "notificationChoices", u.theme, u.week_start AS "weekStart",
      o.name AS "organizationName", o.domain AS "organizationDomain", o.pto_policy AS "ptoPolicy",
      o.leave_year_starts_in AS "leaveYearStartsIn", o.ledger_series AS "ledgerSeries",
      o.calendar_version::float8 AS "calendarVersion", o.leave_types_version AS "leaveTypesVersion",
      o.is_confirmed AS "isOrganizationConfirmed", o.setup_state AS "setupState",
      ${OWES_SECOND_FACTOR} AS "owesSecondFactor",
      ${HAS_SLACK} AS "hasSlack", o.has_policy_documents AS "hasPolicyDocuments",
      ${HAS_DELEGATIONS} AS "hasDelegations", u.snoozes_until AS "snoozesUntil",
      u.photo_version AS "photoVersion"
    FROM users u
    JOIN organizations o ON o.id = u.organization_id
    JOIN offices f ON f.organization_id = u.organization_id
      AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
    LEFT JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id`;

export const PERSON = { name: "person", text: `${PERSON_FIELDS} WHERE u.organization_id = $1 AND u.id = $2` };

export function findPerson(organizationId: string, userId: string, tx?: Transaction): Promise<Person | undefined> {
  return row<Person>(PERSON, [organizationId, userId], tx);
}

/** A change of the leave year updates each person's row, perhaps while the statement waits for the lock. */
const SAME_SERIES = "AND u.ledger_series = o.ledger_series";
/** `isOutdated` is true if the organization's first policy document was saved during the wait for the lock. */
export type LockedPerson = Person & { isOutdated: boolean };

/** The outer query runs after the wait for the lock. */
export const locking = (text: string) => `
  SELECT p.*, NOT p."hasPolicyDocuments" AND has_policy_documents_now(p."organizationId") AS "isOutdated"
  FROM (${text} ${SAME_SERIES} FOR NO KEY UPDATE OF u) p`;
/** After a wait for the lock, policies of groups and people may be outdated. */
export async function asOfLock(
  locked: LockedPerson | undefined,
  readAgain: () => Promise<Person | undefined>,
): Promise<Person | undefined> {
  // After an office move or a new leave year during the wait, the statement finds no row.
  if (!locked || locked.isOutdated || locked.facts?.assigned) return readAgain();
  const { isOutdated: _, ...person } = locked;
  return person;
}

const LOCK = { name: "lock-person", text: locking(PERSON.text) };

/** Changes to a locked person's requests and balances run one at a time. */
export async function lockPerson(organizationId: string, userId: string, tx: Transaction): Promise<Person | undefined> {
  const locked = await row<LockedPerson>(LOCK, [organizationId, userId], tx);
  return asOfLock(locked, () => findPerson(organizationId, userId, tx));
}

export const lockingRequester = (requestId: string) =>
  locking(`${PERSON_FIELDS} WHERE u.organization_id = $1
    AND u.id = (SELECT user_id FROM pto_requests WHERE organization_id = $1 AND id = ${requestId})`);
const LOCK_OF_REQUEST = { name: "lock-person-of-request", text: lockingRequester("$2") };

export async function lockPersonOfRequest(
  organizationId: string,
  requestId: string,
  tx: Transaction,
): Promise<Person | undefined> {
  const values = [organizationId, requestId];
  const locked = await row<LockedPerson>(LOCK_OF_REQUEST, values, tx);
  return asOfLock(locked, () => row<Person>(LOCK_OF_REQUEST, values, tx));
}

const MARK = {
  name: "mark-posted",
  text: "UPDATE users SET posted_through = $3::date WHERE organization_id = $1 AND id = $2",
};

/** All entries due by `through` must be posted. */
export async function markPosted(
  { organizationId, id }: Pick<Person, "organizationId" | "id">,
  through: IsoDate,
  tx: Transaction,
): Promise<void> {
  await rows(MARK, [organizationId, id, through], tx);
}

const MARK_RECALCULATED = {
  name: "mark-recalculated",
  text: `
    UPDATE users u SET posted_through = m.through, recalculated_on = m.through
    FROM unnest($2::uuid[], $3::date[]) m (id, through) WHERE u.organization_id = $1 AND u.id = m.id`,
};

/** All entries due by `through` must be posted. */
export async function markRecalculated(
  organizationId: string,
  people: readonly { id: string; through: IsoDate }[],
  tx: Transaction,
): Promise<void> {
  const values = [organizationId, people.map(({ id }) => id), people.map(({ through }) => through)];
  await rows(MARK_RECALCULATED, values, tx);
}
