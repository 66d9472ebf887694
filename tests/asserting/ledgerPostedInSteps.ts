import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import type { TestClock } from "../arranging/testOrganization.ts";

const FIRST_DAY = "2027-03-01";

interface Steps {
  clock: TestClock;
  /** The number of days by which the clock advances in each step, from March 1, 2027. */
  step: number;
  days: number;
  last: IsoDate;
  runs?: number;
  /** The argument is the number of days since March 1, 2027. By default, the scheduler runs after every step. */
  isRun?: (day: number) => boolean;
}

export async function ledgerPostedInSteps(
  organizationId: string,
  { clock, step, days, last, runs = 1, isRun = () => true }: Steps,
): Promise<unknown[]> {
  for (let day = step; day <= days; day += step) {
    clock.set(addDays(FIRST_DAY, day));
    if (isRun(day)) await Promise.all(Array.from({ length: runs }, () => postDue(organizationId)));
  }
  clock.set(last);
  await postDue(organizationId);
  await postDue(organizationId);
  return wholeLedger(organizationId);
}

export async function wholeLedger(organizationId: string): Promise<unknown[]> {
  const { rows } = await database().pool.query(
    `SELECT u.name, l.type, l.leave_year, l.kind, l.minutes, l.effective_on,
       regexp_replace(l.source_key, '[0-9a-f]{8}-[0-9a-f]{4}-.*', '') AS key, l.details
     FROM ledger_entries l JOIN users u ON u.organization_id = l.organization_id AND u.id = l.user_id
     WHERE l.organization_id = $1 AND l.request_id IS NULL AND l.kind <> 'adjustment'
     ORDER BY 1, 2, 6, 7, l.details ->> 'grant', l.details ->> 'expiresOn'`,
    [organizationId],
  );
  return rows;
}
