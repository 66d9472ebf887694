import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { rows } from "../statement.ts";

export interface BookedDate {
  userId: string;
  date: IsoDate;
  minutes: Minutes;
}

const BOOKED_DATES = {
  name: "booked-dates",
  text: `
    SELECT r.user_id AS "userId", d.date::text AS date, d.minutes
    FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
    WHERE r.organization_id = $1 AND r.user_id = ANY ($2::uuid[]) AND r.type = $3 AND r.status = 'approved'
      AND d.date >= $4::date`,
};

export function findBookedDates(
  organizationId: string,
  { people, type, from }: { people: readonly string[]; type: LeaveType; from: IsoDate },
  tx: Transaction,
): Promise<BookedDate[]> {
  return rows<BookedDate>(BOOKED_DATES, [organizationId, people, type, from], tx);
}

const NAMES = {
  name: "names-of-people",
  text: "SELECT id, name FROM users WHERE organization_id = $1 AND id = ANY ($2::uuid[])",
};

export async function findNames(
  organizationId: string,
  people: readonly string[],
  tx: Transaction,
): Promise<Map<string, string>> {
  const found = await rows<{ id: string; name: string }>(NAMES, [organizationId, people], tx);
  return new Map(found.map(({ id, name }) => [id, name]));
}
