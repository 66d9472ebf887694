import type { Transaction } from "sequelize";
import type { Zone } from "#core/calendar/zones.ts";
import { newId } from "../newId.ts";
import { CURRENT_SERIES } from "./ledgerSeries.ts";
import { row, rows } from "./statement.ts";

export const isLeaveYearFixed = (organization: string) => `
  EXISTS (SELECT FROM ledger_entries WHERE organization_id = ${organization}
    AND kind IN ('usage', 'usage_reversal', 'recost', 'opening', 'adjustment', 'credit'))`;

const FIXED = { name: "leave-year-is-fixed", text: `SELECT ${isLeaveYearFixed("$1")} AS fixed` };

export async function findLeaveYearFixed(organizationId: string, tx: Transaction): Promise<boolean> {
  return (await row<{ fixed: boolean }>(FIXED, [organizationId], tx))?.fixed === true;
}

const LOCK = {
  name: "lock-everyone",
  text: "SELECT id FROM users WHERE organization_id = $1 ORDER BY id FOR NO KEY UPDATE",
};

export async function lockEveryone(organizationId: string, tx: Transaction): Promise<string[]> {
  return (await rows<{ id: string }>(LOCK, [organizationId], tx)).map(({ id }) => id);
}

const REVERSE = {
  name: "reverse-ledgers",
  text: `
    INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
      series, actor_id, details, created_at)
    SELECT organization_id, ($2 || '-7000-' || substr(gen_random_uuid()::text, 20))::uuid, user_id, type, leave_year, kind,
      -minutes, effective_on, 'reversal:' || source_key, series, $3::uuid,
      coalesce(details, '{}') - '{limit,expired,lapsed,lost}'::text[] || '{"isReversal": true}', $4
    FROM ledger_entries WHERE organization_id = $1 AND series = ${CURRENT_SERIES}
    ORDER BY user_id, id`,
};

/** The caller must prevent concurrent posting. */
export async function reverseLedgers(
  organizationId: string,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  await rows(REVERSE, [organizationId, newId().slice(0, 13), actorId, now], tx);
}

const MOVE = {
  name: "move-leave-year",
  text: `
    WITH moved AS (
      UPDATE organizations SET leave_year_starts_in = $2::smallint, ledger_series = ledger_series + 1,
        expiries_announced_on = NULL, blocks_announced_on = NULL
      WHERE id = $1 RETURNING ledger_series
    ), days AS (
      UPDATE pto_request_days d
      SET leave_year = extract(year FROM d.date) - (extract(month FROM d.date) < $2::smallint)::int
      FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
      WHERE d.organization_id = $1 AND r.organization_id = $1 AND r.id = d.request_id
        AND (u.leave_years ? r.type) IS NOT TRUE
    ), changed_days AS (
      UPDATE leave_change_days d
      SET leave_year = extract(year FROM d.date) - (extract(month FROM d.date) < $2::smallint)::int
      FROM leave_changes c JOIN pto_requests q ON q.organization_id = c.organization_id AND q.id = c.request_id
      JOIN users u ON u.organization_id = c.organization_id AND u.id = c.user_id
      WHERE d.organization_id = $1 AND c.organization_id = $1 AND c.id = d.change_id
        AND (u.leave_years ? q.type) IS NOT TRUE
    )
    UPDATE users SET ledger_series = moved.ledger_series, posted_through = NULL, recalculated_on = NULL
    FROM moved WHERE organization_id = $1`,
};
const UNPOST = {
  name: "unpost-offices",
  text: `
    UPDATE offices SET posted_through = NULL WHERE organization_id = $1
    RETURNING id, timezone AS zone, posting_through::text AS "postingThrough"`,
};

export async function moveLeaveYear(
  organizationId: string,
  startsIn: number,
  tx: Transaction,
): Promise<{ id: string; zone: Zone; postingThrough: string | null }[]> {
  await rows(MOVE, [organizationId, startsIn], tx);
  return rows(UNPOST, [organizationId], tx);
}
