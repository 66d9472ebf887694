import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { columnsOf } from "../columnsOf.ts";
import { rows } from "../statement.ts";

interface RecostedRows {
  requests: { id: string; minutes: Minutes }[];
  removed: { requestId: string; date: IsoDate }[];
  written: { requestId: string; date: IsoDate; leaveYear: LeaveYear; minutes: Minutes }[];
}

const REMOVE = {
  name: "remove-request-days",
  text: `
    DELETE FROM pto_request_days d USING unnest($2::uuid[], $3::date[]) x (request_id, date)
    WHERE d.organization_id = $1 AND d.request_id = x.request_id AND d.date = x.date`,
};
const WRITE = {
  name: "write-request-days",
  text: `
    INSERT INTO pto_request_days (organization_id, request_id, date, leave_year, minutes)
    SELECT $1, * FROM unnest($2::uuid[], $3::date[], $4::smallint[], $5::int[])
    ON CONFLICT (organization_id, request_id, date) DO UPDATE SET minutes = excluded.minutes`,
};
const TOTALS = {
  name: "recost-requests",
  text: `
    UPDATE pto_requests r SET minutes = x.minutes, updated_at = $4 FROM unnest($2::uuid[], $3::int[]) x (id, minutes)
    WHERE r.organization_id = $1 AND r.id = x.id`,
};

/** The caller must lock the people. */
export async function storeRecosts(
  organizationId: string,
  { requests, removed, written }: RecostedRows,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (requests.length === 0) return;
  await rows(REMOVE, [organizationId, ...columnsOf(removed, ["requestId", "date"])], tx);
  await rows(WRITE, [organizationId, ...columnsOf(written, ["requestId", "date", "leaveYear", "minutes"])], tx);
  await rows(TOTALS, [organizationId, ...columnsOf(requests, ["id", "minutes"]), now], tx);
}
