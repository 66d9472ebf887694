import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { DefaultAmounts } from "#core/policies/defaultPolicies.ts";
import { rows } from "../statement.ts";

export interface LeaveTypeRow extends LeaveTypeView, DefaultAmounts {
  archivedOn: IsoDate | null;
}

const ALL = {
  name: "leave-types",
  text: `
    SELECT id, key, name, icon, color, unit, paid, visibility, requestable_by AS "requestableBy", position AS order,
      archived_on IS NOT NULL AS archived, archived_on::text AS "archivedOn", default_accrual AS "defaultAccrual",
      default_carry_over AS "defaultCarryOver"
    FROM leave_types WHERE organization_id = $1 ORDER BY position, id`,
};

/** Includes archived types. */
export function findLeaveTypes(organizationId: string, tx?: Transaction): Promise<LeaveTypeRow[]> {
  return rows<LeaveTypeRow>(ALL, [organizationId], tx);
}

const ADD_BALANCES = {
  name: "add-balances-of-type",
  text: `
    INSERT INTO pto_balances (organization_id, id, user_id, type)
    SELECT $1, (substr($3, 1, 19) || substr(gen_random_uuid()::text, 20))::uuid, id, $2 FROM users WHERE organization_id = $1`,
};

/** The ids of the balances have the timestamp of `id`, which must be a new id. */
export async function addBalancesOfType(
  organizationId: string,
  { type, id }: { type: LeaveType; id: string },
  tx: Transaction,
): Promise<void> {
  await rows(ADD_BALANCES, [organizationId, type, id], tx);
}

const OFFICES = {
  name: "offices-ever",
  text: "SELECT id FROM offices WHERE organization_id = $1 ORDER BY id",
};

/** Includes deleted offices, because their policies are part of histories. */
export async function findOfficesEver(organizationId: string, tx: Transaction): Promise<string[]> {
  return (await rows<{ id: string }>(OFFICES, [organizationId], tx)).map(({ id }) => id);
}
