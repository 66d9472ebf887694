import type { Transaction } from "sequelize";
import type { Zone } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { isLeaveYearFixed } from "../leaveYearChange.ts";
import { row } from "../statement.ts";

const NAME = { name: "organization-name", text: "SELECT name FROM organizations WHERE id = $1" };

/** The name of an organisation. */
export async function findOrganizationName(id: string): Promise<string | undefined> {
  return (await row<{ name: string }>(NAME, [id]))?.name;
}

/** What an organisation has set for all of its people. */
export interface OrganizationSettings {
  id: string;
  name: string;
  /** What invited and Google addresses must belong to. */
  domain: string | null;
  /** The zone that its new offices begin with; each has its own from then on. */
  timezone: Zone;
  /** Its words on time off, shown in the request form. */
  ptoPolicy: string | null;
  /** After how many working days an undecided request reminds its approver. */
  reminderDays: number[];
  /** After how many the next one above hears of it as well. */
  escalationDays: number;
  /** Whether that one hears of requests from the start while the approver is away. */
  coversAbsence: boolean;
  /** The first month of a leave year, 1 to 12. */
  leaveYearStartsIn: number;
  /** True if that month can't change any more. */
  isLeaveYearFixed: boolean;
  /** Whether its people sign in with Google only. */
  googleOnly: boolean;
  /** The roles that must have a second factor. */
  secondFactorRoles: Role[];
}

const SETTINGS = {
  name: "organization-settings",
  text: `
    SELECT id, name, domain, timezone, pto_policy AS "ptoPolicy", reminder_days AS "reminderDays",
      escalation_days AS "escalationDays", covers_absence AS "coversAbsence",
      leave_year_starts_in AS "leaveYearStartsIn", ${isLeaveYearFixed("$1")} AS "isLeaveYearFixed",
      google_only AS "googleOnly", second_factor_roles AS "secondFactorRoles"
    FROM organizations WHERE id = $1`,
};

/** The settings of an organisation, which must exist. */
export async function findOrganizationSettings(id: string, tx?: Transaction): Promise<OrganizationSettings> {
  return known(await row<OrganizationSettings>(SETTINGS, [id], tx), id);
}

const LOCK = { name: "organization-settings-lock", text: `${SETTINGS.text} FOR NO KEY UPDATE` };

/** The same, which nobody else changes until the transaction ends. */
export async function lockOrganizationSettings(id: string, tx: Transaction): Promise<OrganizationSettings> {
  return known(await row<OrganizationSettings>(LOCK, [id], tx), id);
}

const GOOGLE_ONLY = {
  name: "organization-google-only",
  text: 'SELECT google_only AS "googleOnly" FROM organizations WHERE id = $1',
};

/** Whether the people of an organisation sign in with Google only. */
export async function isGoogleOnly(id: string, tx?: Transaction): Promise<boolean> {
  return (await row<{ googleOnly: boolean }>(GOOGLE_ONLY, [id], tx))?.googleOnly === true;
}

function known(settings: OrganizationSettings | undefined, id: string): OrganizationSettings {
  if (!settings) throw new Error(`There is no organisation ${id}`);
  return settings;
}
