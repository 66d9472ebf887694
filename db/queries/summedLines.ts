import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { rows } from "./statement.ts";

/** A line, or several of the same kind, type and leave year added up, and whose. */
interface SummedLine extends LedgerLine {
  userId: string;
}

/**
 * Carry-overs stay as they are, for their limits; so do lines from $5 on. All others are added up and dated the day
 * before: whoever asks for a balance of $5 or later gets the same answer from far fewer lines.
 */
const SUMMED = {
  name: "summed-lines",
  text: `
    SELECT user_id AS "userId", type, leave_year AS "leaveYear", kind, is_unlimited AS "isUnlimited",
      sum(minutes)::int AS minutes,
      CASE WHEN alone IS NULL THEN $5::date - 1 ELSE min(effective_on) END AS "effectiveOn",
      coalesce(alone, '') AS "sourceKey",
      CASE WHEN kind = 'carry_over' THEN min(details::text)::json
        ELSE json_build_object('lost', coalesce(sum((details ->> 'lost')::int), 0)) END AS details
    FROM (SELECT *, CASE WHEN kind = 'carry_over' OR effective_on >= $5::date THEN source_key END AS alone
      FROM ledger_entries WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND type = ANY ($3::text[])
        AND leave_year >= $4::smallint) l
    GROUP BY user_id, type, leave_year, kind, is_unlimited, alone
    ORDER BY user_id, type, 7, 8`,
};

/** The ledgers of people and types from a leave year on, by person and type; the lines before a day are added up. */
export async function findLedgers(
  organizationId: string,
  of: { people: readonly string[]; types: readonly LeaveType[]; fromYear: LeaveYear; before: IsoDate },
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => LedgerLine[]> {
  const values = [organizationId, of.people, of.types, of.fromYear, of.before];
  const ledgers = new Map<string, LedgerLine[]>();
  for (const { userId, ...line } of await rows<SummedLine>(SUMMED, values, tx)) {
    const key = `${userId} ${line.type}`;
    const ledger = ledgers.get(key);
    if (ledger) ledger.push(line);
    else ledgers.set(key, [line]);
  }
  return (personId, type) => ledgers.get(`${personId} ${type}`) ?? [];
}
