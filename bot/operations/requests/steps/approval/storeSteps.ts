import type { Transaction } from "sequelize";
import type { ApprovalStep } from "#core/requests/approval/ApprovalStep.ts";
import { stepsAsJson } from "#db/queries/requests/storeEdit.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";

/** Converts the steps to JSON, because pg would otherwise send them as a PostgreSQL array. */
export function stepsColumn(steps: readonly ApprovalStep[]): ApprovalStep[] {
  return stepsAsJson(steps) as unknown as ApprovalStep[];
}

export async function storeSteps(
  { organizationId, id }: { organizationId: string; id: string },
  steps: readonly ApprovalStep[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await writeAtCommit(
    (bind) => `
      UPDATE pto_requests SET steps = ${bind(stepsAsJson(steps))}::jsonb, step_version = step_version + 1,
        updated_at = ${bind(now)}
      WHERE organization_id = ${bind(organizationId)} AND id = ${bind(id)}`,
    tx,
  );
}
