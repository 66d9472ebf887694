import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { ChangedDay } from "#core/requests/changes/changeCosts.ts";
import type { ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { asking } from "../notifications/asking.ts";
import { columnsOf } from "../columnsOf.ts";
import { rows } from "../statement.ts";

type Of = { organizationId: string; id: string };
type At = { tx: Transaction; now: Date };

interface StoredChange extends Of, Span {
  requestId: string;
  userId: string;
  isCancellation: boolean;
  isAtOnce: boolean;
  minutes: Minutes;
  was: EditedFrom;
  notes: string | null;
}

const STORE = {
  name: "store-leave-change",
  text: `
    INSERT INTO leave_changes (organization_id, id, request_id, user_id, status, is_cancellation, start_date, end_date,
      is_half_day, minutes, was, notes, submitted_at, updated_at, is_at_once, parts)
    VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14)
    ON CONFLICT (organization_id, id) DO UPDATE SET is_cancellation = $5, start_date = $6, end_date = $7,
      is_half_day = $8, minutes = $9, was = $10::jsonb || jsonb_build_object('editedAt', $15::text), notes = $11, parts = $14,
      version = leave_changes.version + 1, updated_at = $12`,
};

/** The caller must then store the costs of the change's dates. */
export async function storeChange(change: StoredChange, { tx, now }: At): Promise<void> {
  const { organizationId, id, requestId, userId, isCancellation, startDate, endDate, isHalfDay } = change;
  const { minutes, was, notes, isAtOnce, parts = null } = change;
  const values = [organizationId, id, requestId, userId, isCancellation, startDate, endDate, isHalfDay, minutes];
  await rows(STORE, [...values, was, notes, now, isAtOnce, parts, now.toISOString()], tx);
}

type StoredDay = ChangedDay & { leaveYear: LeaveYear };

const REPLACE_DAYS = {
  name: "replace-leave-change-days",
  text: `
    WITH removed AS (
      DELETE FROM leave_change_days WHERE organization_id = $1 AND change_id = $2 AND date <> ALL ($3::date[])
    ), totals AS (
      UPDATE leave_changes SET minutes = coalesce((SELECT sum(m) FROM unnest($5::int[]) m), 0),
        was = CASE WHEN $7::int IS NULL THEN was ELSE jsonb_set(was, '{minutes}', to_jsonb($7::int)) END
      WHERE organization_id = $1 AND id = $2
    )
    INSERT INTO leave_change_days (organization_id, change_id, date, leave_year, minutes, extra)
    SELECT $1, $2, * FROM unnest($3::date[], $4::smallint[], $5::int[], $6::int[])
    ON CONFLICT (organization_id, change_id, date) DO UPDATE SET minutes = excluded.minutes, extra = excluded.extra`,
};

export async function storeChangeDays(
  { organizationId, id, leaveMinutes = null }: Of & { leaveMinutes?: Minutes | null },
  days: readonly StoredDay[],
  tx: Transaction,
): Promise<void> {
  const columns = columnsOf(days, ["date", "leaveYear", "minutes", "extra"]);
  await rows(REPLACE_DAYS, [organizationId, id, ...columns, leaveMinutes], tx);
}

const CLOSE = {
  name: "close-leave-change",
  text: `
    UPDATE leave_changes SET status = $3, decided_at = $4, decided_by_id = $5, decision_reason = $6, replaced = $7,
      decided_for_id = $8, updated_at = $4
    WHERE organization_id = $1 AND id = $2`,
};

export async function storeClosedChange(
  { organizationId, id }: Of,
  closed: {
    status: RequestStatus;
    byId: string | null;
    reason: string | null;
    replaced: ReplacedLeave | null;
    forId?: string | undefined;
  },
  { tx, now }: At,
): Promise<void> {
  const { status, byId, reason, replaced, forId = null } = closed;
  await rows(CLOSE, [organizationId, id, status, now, byId, reason, replaced, forId], tx);
}

const REOPEN = {
  name: "reopen-leave-change",
  text: `
    WITH asked AS (
      UPDATE notifications SET status = 'pending', next_attempt_at = $3
      WHERE organization_id = $1 AND event_key = ANY (${asking("$2::uuid")}) AND status = 'obsolete'
    )
    UPDATE leave_changes SET status = 'pending', decided_at = NULL, decided_by_id = NULL, decided_for_id = NULL, decision_reason = NULL,
      replaced = NULL, undone = undone + 1, updated_at = $3
    WHERE organization_id = $1 AND id = $2`,
};

export async function reopenChange({ organizationId, id }: Of, { tx, now }: At): Promise<void> {
  await rows(REOPEN, [organizationId, id, now], tx);
}

const REPLACE = {
  name: "replace-leave",
  text: `
    WITH removed AS (
      DELETE FROM pto_request_days WHERE organization_id = $1 AND request_id = $2 AND date <> ALL ($7::date[])
    ), written AS (
      INSERT INTO pto_request_days (organization_id, request_id, date, leave_year, minutes)
      SELECT $1, $2, * FROM unnest($7::date[], $8::smallint[], $9::int[])
      ON CONFLICT (organization_id, request_id, date) DO UPDATE SET minutes = excluded.minutes
    )
    UPDATE pto_requests SET start_date = $3, end_date = $4, is_half_day = $5, parts = $11, minutes = $6, evidence_over = $12,
      version = version + 1, updated_at = $10
    WHERE organization_id = $1 AND id = $2`,
};

export async function replaceLeave(
  { organizationId, id }: Of,
  {
    startDate,
    endDate,
    isHalfDay,
    parts = null,
    evidenceOver,
    days,
  }: Span & { evidenceOver: Minutes | null; days: readonly (DayCost & { leaveYear: LeaveYear })[] },
  { tx, now }: At,
): Promise<void> {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const columns = columnsOf(days, ["date", "leaveYear", "minutes"]);
  await rows(
    REPLACE,
    [organizationId, id, startDate, endDate, isHalfDay, minutes, ...columns, now, parts, evidenceOver],
    tx,
  );
}

const RESTORE = {
  name: "restore-leave",
  text: `
    UPDATE pto_requests SET status = 'approved', decided_at = $3, decided_by_id = $4, decided_for_id = $7, decision_reason = $5,
      version = version + 1, updated_at = $6
    WHERE organization_id = $1 AND id = $2`,
};

export async function restoreLeave(
  { organizationId, id }: Of,
  { decidedAt, decidedById, decidedForId, decisionReason }: ReplacedLeave,
  { tx, now }: At,
): Promise<void> {
  await rows(RESTORE, [organizationId, id, decidedAt, decidedById, decisionReason, now, decidedForId], tx);
}
