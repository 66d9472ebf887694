import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { rows } from "../statement.ts";

/** A line, or several of the same kind, type and leave year added up, and whose. */
interface SummedLine extends LedgerEntry {
  userId: string;
}

/**
 * Carry-overs stay as they are, for their limits; so do lines from $5 to $6, but bookings of a date are one. Those before
 * are added up and dated the day before, those after the day after: a balance of $5 to $6 is the same with far fewer lines.
 */
const SUMMED = {
  name: "summed-lines",
  text: `
    SELECT user_id AS "userId", type, leave_year AS "leaveYear", kind, is_unlimited AS "isUnlimited",
      sum(minutes)::int AS minutes,
      CASE WHEN alone IS NOT NULL THEN min(effective_on) WHEN is_later THEN $6::date + 1 ELSE $5::date - 1 END
        AS "effectiveOn",
      CASE WHEN alone IS NULL THEN '' ELSE coalesce(min(key), '') END AS "sourceKey",
      CASE WHEN kind = 'carry_over' THEN min(details::text)::json
        ELSE json_build_object('lost', coalesce(sum((details ->> 'lost')::int), 0)) END AS details
    FROM (SELECT *, effective_on > $6::date AS is_later,
        CASE WHEN kind <> 'carry_over' AND effective_on NOT BETWEEN $5::date AND $6::date THEN NULL
          WHEN request_id IS NULL THEN source_key ELSE effective_on::text END AS alone,
        CASE WHEN request_id IS NULL THEN source_key END AS key
      FROM ledger_entries WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND type = ANY ($3::text[])
        AND leave_year >= $4::smallint AND series = ${CURRENT_SERIES}) l
    GROUP BY user_id, type, leave_year, kind, is_unlimited, alone, is_later
    ORDER BY user_id, type, 7, 8`,
};

interface Ledgers {
  people: readonly string[];
  types: readonly LeaveType[];
  fromYear: LeaveYear;
  /** The lines before this day are added up. */
  before: IsoDate;
  /** So are the lines after this day; unset: no line is. */
  after?: IsoDate;
}

/** A day after all lines. */
const EVER = "9999-12-30";

/** The current ledgers of people and types from a leave year on, by person and type, for balances of some days only. */
export async function findLedgers(
  organizationId: string,
  { people, types, fromYear, before, after = EVER }: Ledgers,
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => LedgerEntry[]> {
  const values = [organizationId, people, types, fromYear, before, after];
  const ledgers = new Map<string, LedgerEntry[]>();
  for (const { userId, ...line } of await rows<SummedLine>(SUMMED, values, tx)) {
    const key = `${userId} ${line.type}`;
    const ledger = ledgers.get(key);
    if (ledger) ledger.push(line);
    else ledgers.set(key, [line]);
  }
  return (personId, type) => ledgers.get(`${personId} ${type}`) ?? [];
}
