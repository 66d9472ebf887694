import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { findScheduledOffices } from "#db/queries/ledger/accrualOffices.ts";
import { lockOfficeAccruals } from "#db/queries/offices/offices.ts";
import { bringOfficeUpToDate } from "#bot/operations/accruals/steps/recalculateOffice.ts";

export async function postAllOffices(organizationId: string, by: { tx: Transaction; now: Date }): Promise<void> {
  for (const { officeId, zone } of await findScheduledOffices(organizationId)) {
    await lockOfficeAccruals(organizationId, officeId, by.tx);
    await bringOfficeUpToDate({ organizationId, officeId, day: todayIn(zone, by.now) }, by);
  }
}
