import type { Transaction } from "sequelize";
import { yearOf, type IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { Office } from "#db/models/Office.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { defaultTerms } from "#core/policies/defaultPolicies.ts";
import { insertPolicies } from "./insertPolicies.ts";

export async function createOfficeWithPolicies(
  organizationId: string,
  office: { name: string; country: string; timezone: Zone; isDefault: boolean },
  { tx, now, today }: { tx: Transaction; now: Date; today: IsoDate },
): Promise<Office> {
  const created = await Office.create(
    { organizationId, ...office, createdAt: now, updatedAt: now },
    { transaction: tx },
  );
  const effectiveOn = `${yearOf(today)}-01-01`;
  const policies = (await findLeaveTypes(organizationId, tx)).map((type) => ({
    officeId: created.id,
    type: type.key,
    versions: [{ effectiveOn, terms: defaultTerms(type) }],
  }));
  await insertPolicies(organizationId, policies, { tx, now });
  return created;
}
