import { row } from "../statement.ts";

const LAG = {
  name: "accrual-lag",
  text: `
    SELECT coalesce(max(($1::timestamptz AT TIME ZONE timezone)::date - posted_through), 0)::int AS days
    FROM offices WHERE archived_at IS NULL AND ($2::uuid IS NULL OR organization_id = $2)`,
};

/**
 * Returns the lag, in days, of the office that is furthest behind its today, of one organization or of all. The lag is
 * 1 for some minutes after midnight at an office, and more only if accruals can't be posted.
 */
export async function findAccrualLag(now: Date, organizationId?: string): Promise<number> {
  return (await row<{ days: number }>(LAG, [now, organizationId ?? null]))?.days ?? 0;
}
