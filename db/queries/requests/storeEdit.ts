import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { ApprovalStep } from "#core/requests/approval/ApprovalStep.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import type { RequestInput } from "#core/requests/RequestInput.ts";
import { rows } from "../statement.ts";

const STORE = {
  name: "store-edit",
  text: `
    WITH removed AS (DELETE FROM pto_request_days WHERE organization_id = $1 AND request_id = $2)
    UPDATE pto_requests SET type = $3, start_date = $4, end_date = $5, is_half_day = $6, notes = $7, minutes = $8,
      edited_from = $9, version = version + 1, updated_at = $10, parts = $11, evidence_over = $12, steps = $13,
      expires_on = CASE WHEN $14::boolean THEN $15::date ELSE expires_on END
    WHERE organization_id = $1 AND id = $2`,
};

/** The caller must then store the costs of the dates. */
export async function storeEdit(
  { organizationId, id }: { organizationId: string; id: string },
  edited: RequestInput & {
    minutes: Minutes;
    editedFrom: EditedFrom | null;
    evidenceOver: Minutes | null;
    steps: readonly ApprovalStep[] | null;
    /** Null means no last day. Undefined keeps the current last day. */
    expiresOn: IsoDate | null | undefined;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { type, startDate, endDate, isHalfDay, parts = null, notes = null, minutes, editedFrom, expiresOn } = edited;
  const span = [type, startDate, endDate, isHalfDay];
  const steps = edited.steps && stepsAsJson(edited.steps);
  const approval = [edited.evidenceOver, steps, expiresOn !== undefined, expiresOn ?? null];
  const values = [organizationId, id, ...span, notes, minutes, editedFrom, now, parts, ...approval];
  await rows(STORE, values, tx);
}

export function stepsAsJson(steps: readonly ApprovalStep[]): string {
  return JSON.stringify(steps.map(({ by, decided, round }) => ({ by, decided, round })));
}
