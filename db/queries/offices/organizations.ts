import type { Transaction } from "sequelize";
import type { Zone } from "#core/calendar/zones.ts";
import type { Role } from "#core/people/access/roles.ts";
import { isLeaveYearFixed } from "../leaveYearChange.ts";
import { row } from "../statement.ts";

const NAME = { name: "organization-name", text: "SELECT name FROM organizations WHERE id = $1" };

export async function findOrganizationName(id: string): Promise<string | undefined> {
  return (await row<{ name: string }>(NAME, [id]))?.name;
}

export interface OrganizationSettings {
  id: string;
  name: string;
  /** Null allows any domain. */
  domain: string | null;
  timezone: Zone;
  ptoPolicy: string | null;
  reminderDays: number[];
  escalationDays: number;
  coversAbsence: boolean;
  /** A month, 1 to 12. */
  leaveYearStartsIn: number;
  isLeaveYearFixed: boolean;
  googleOnly: boolean;
  secondFactorRoles: Role[];
  allowsServicePhotos: boolean;
  allowsPersonalKeys: boolean;
}

const SETTINGS = {
  name: "organization-settings",
  text: `
    SELECT id, name, domain, timezone, pto_policy AS "ptoPolicy", reminder_days AS "reminderDays",
      escalation_days AS "escalationDays", covers_absence AS "coversAbsence",
      leave_year_starts_in AS "leaveYearStartsIn", ${isLeaveYearFixed("$1")} AS "isLeaveYearFixed",
      google_only AS "googleOnly", second_factor_roles AS "secondFactorRoles",
      allows_service_photos AS "allowsServicePhotos",
      allows_personal_keys AS "allowsPersonalKeys"
    FROM organizations WHERE id = $1`,
};

export async function findOrganizationSettings(id: string, tx?: Transaction): Promise<OrganizationSettings> {
  return known(await row<OrganizationSettings>(SETTINGS, [id], tx), id);
}

const LOCK = { name: "organization-settings-lock", text: `${SETTINGS.text} FOR NO KEY UPDATE` };

export async function lockOrganizationSettings(id: string, tx: Transaction): Promise<OrganizationSettings> {
  return known(await row<OrganizationSettings>(LOCK, [id], tx), id);
}

const GOOGLE_ONLY = {
  name: "organization-google-only",
  text: 'SELECT google_only AS "googleOnly" FROM organizations WHERE id = $1',
};

export async function isGoogleOnly(id: string, tx?: Transaction): Promise<boolean> {
  return (await row<{ googleOnly: boolean }>(GOOGLE_ONLY, [id], tx))?.googleOnly === true;
}

function known(settings: OrganizationSettings | undefined, id: string): OrganizationSettings {
  if (!settings) throw new Error(`There is no organization ${id}`);
  return settings;
}
