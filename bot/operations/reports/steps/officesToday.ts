import { todayIn } from "#core/calendar/zones.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findScheduledOffices } from "#db/queries/ledger/accrualOffices.ts";
import type { OfficeToday } from "#db/queries/reports/OfficeToday.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";

export async function officesToday(
  { organizationId, leaveYearStartsIn }: Pick<Person, "organizationId" | "leaveYearStartsIn">,
  now: Date,
): Promise<OfficeToday[]> {
  await postDue(organizationId);
  return (await findScheduledOffices(organizationId)).map(({ officeId: id, name, zone }) => {
    const today = todayIn(zone, now);
    return { id, name, today, leaveYear: leaveYearOf(today, leaveYearStartsIn) };
  });
}
