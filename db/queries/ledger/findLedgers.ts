import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { rows } from "../statement.ts";

interface SummedEntry extends LedgerEntry {
  userId: string;
}

/** Doesn't sum policy changes of the year before `$5`, because a later change may undo them. */
const SUMMED = {
  name: "summed-entries",
  text: `
    SELECT user_id AS "userId", type, leave_year AS "leaveYear", kind, is_unlimited AS "isUnlimited",
      sum(minutes)::int AS minutes,
      CASE WHEN alone IS NOT NULL THEN min(effective_on) WHEN is_later THEN $6::date + 1 ELSE $5::date - 1 END
        AS "effectiveOn",
      CASE WHEN alone IS NULL THEN '' ELSE coalesce(min(key), '') END AS "sourceKey",
      CASE WHEN kind = 'carry_over' THEN min(details::text)::json
        ELSE json_strip_nulls(json_build_object('lost', coalesce(sum((details ->> 'lost')::int), 0),
          'cause', CASE WHEN alone IS NOT NULL THEN min(details ->> 'cause') END)) END AS details
    FROM (SELECT *, effective_on > $6::date AS is_later,
        CASE WHEN kind <> 'carry_over' AND effective_on NOT BETWEEN $5::date AND $6::date
            AND (kind <> 'policy_change' OR effective_on <= $5::date - 367) THEN NULL
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
  before: IsoDate;
  /** Later entries are summed, except carry-overs and policy changes. By default, there are no later entries. */
  after?: IsoDate;
}

const END_OF_TIME = "9999-12-30";

/** Balances are correct only on the days from `before` to `after`. */
export async function findLedgers(
  organizationId: string,
  { people, types, fromYear, before, after = END_OF_TIME }: Ledgers,
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => LedgerEntry[]> {
  const values = [organizationId, people, types, fromYear, before, after];
  const ledgers = new Map<string, LedgerEntry[]>();
  for (const { userId, ...entry } of await rows<SummedEntry>(SUMMED, values, tx)) {
    const key = `${userId} ${entry.type}`;
    const ledger = ledgers.get(key);
    if (ledger) ledger.push(entry);
    else ledgers.set(key, [entry]);
  }
  return (personId, type) => ledgers.get(`${personId} ${type}`) ?? [];
}
