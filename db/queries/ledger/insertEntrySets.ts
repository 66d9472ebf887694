import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerKind, LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { rows } from "../statement.ts";

export type RequestEntry = LedgerEntry & { requestId: string };

export interface EntrySet {
  entries: readonly (LedgerEntry | RequestEntry)[];
  people: string[];
}

export interface PostedSum {
  type: LeaveType;
  kind: LedgerKind;
  people: number;
  entries: number;
  minutes: Minutes;
}

/** Ids sort by age. The order of people and entries makes concurrent inserts wait instead of deadlocking. */
const insert = (where = "") => `
    INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
      actor_id, details, created_at, request_id, is_unlimited, series)
    SELECT $1, (l.prefix || substr(gen_random_uuid()::text, 20))::uuid, p.id, l.type, l.leave_year, l.kind, l.minutes,
      l.effective_on, l.source_key, $12::uuid, l.details, $13, l.request_id, l.is_unlimited,
      ${CURRENT_SERIES}
    FROM unnest($2::uuid[], $3::int[]) p (id, set)
    JOIN unnest($4::int[], $5::text[], $6::text[], $7::smallint[], $8::text[], $9::int[], $10::date[], $11::text[], $14::jsonb[],
        $15::uuid[], $16::boolean[])
      WITH ORDINALITY l (set, prefix, type, leave_year, kind, minutes, effective_on, source_key, details, request_id,
        is_unlimited, n) ON l.set = p.set
    ${where}
    ORDER BY p.id, l.n`;
const insertMissing = (where = "") => `
  WITH inserted AS (${insert(where)}
    ON CONFLICT (organization_id, user_id, source_key, series) DO NOTHING
    RETURNING user_id, type, kind, minutes)
  SELECT type, kind, count(DISTINCT user_id)::int AS people, count(*)::int AS entries, sum(minutes)::float8 AS minutes
  FROM inserted GROUP BY type, kind`;
const STATEMENTS = {
  none: { name: "insert-new-entries", text: insert() },
  some: { name: "insert-entries", text: insertMissing() },
  most: {
    name: "insert-missing-entries",
    text: insertMissing(`WHERE NOT EXISTS (SELECT FROM ledger_entries e
      WHERE e.organization_id = $1 AND e.user_id = p.id AND e.source_key = l.source_key
        AND e.series = ${CURRENT_SERIES})`),
  },
} as const;
const MAX_ORDINALS = 0xfff;

/** `existing` is the share of entries that already exist. With "none", an existing entry causes a database error. */
export async function insertEntrySets(
  organizationId: string,
  sets: readonly EntrySet[],
  {
    now,
    actorId = null,
    existing = "some",
  }: { now: Date; actorId?: string | null; existing?: keyof typeof STATEMENTS },
  tx: Transaction,
): Promise<PostedSum[]> {
  const posted = sets.filter((set) => set.entries.length > 0 && set.people.length > 0);
  if (posted.length === 0) return [];
  const moment = newId().slice(0, 15);
  const prefix = (place: number) => `${moment}${Math.min(place, MAX_ORDINALS).toString(16).padStart(3, "0")}-`;
  const entries = posted.flatMap((set, number) => set.entries.map((entry, place) => ({ ...entry, number, place })));
  const column = <Value>(of: (entry: (typeof entries)[number]) => Value) => entries.map(of);
  const values = [
    organizationId,
    posted.flatMap((set) => set.people),
    posted.flatMap((set, number) => set.people.map(() => number)),
    column(({ number }) => number),
    column(({ place }) => prefix(place)),
    column(({ type }) => type),
    column(({ leaveYear }) => leaveYear),
    column(({ kind }) => kind),
    column(({ minutes }) => minutes),
    column(({ effectiveOn }) => effectiveOn),
    column(({ sourceKey }) => sourceKey),
    actorId,
    now,
    column(({ details }) => (details ? JSON.stringify(details) : null)),
    column((entry) => ("requestId" in entry ? entry.requestId : null)),
    column(({ isUnlimited }) => isUnlimited),
  ];
  const sums = await rows<PostedSum>(STATEMENTS[existing], values, tx);
  return existing === "none" ? sumsOf(posted) : sums;
}

function sumsOf(sets: readonly EntrySet[]): PostedSum[] {
  const sums = new Map<string, PostedSum & { ids: Set<string> }>();
  for (const { entries, people } of sets) {
    for (const { type, kind, minutes } of entries) {
      const key = `${type} ${kind}`;
      const sum = sums.get(key) ?? { type, kind, people: 0, entries: 0, minutes: 0, ids: new Set() };
      for (const id of people) sum.ids.add(id);
      sum.entries += people.length;
      sum.minutes += minutes * people.length;
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map(({ ids, ...sum }) => ({ ...sum, people: ids.size }));
}
