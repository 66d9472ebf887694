import type { Minutes } from "#core/leave/amounts.ts";
import { findUnchangedIn } from "#db/queries/people/findSettledIn.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import type { WriteContext } from "#bot/operations/operation.ts";
import type { CostFall } from "#bot/operations/requests/steps/recostBatch.ts";
import { settledBefore } from "./assertNotOwnOffice.ts";

/**
 * Refuses (403) an Admin's change to their own office that makes their booked leave cheaper, unless the approved leave
 * of a settled colleague becomes at least as much cheaper, because the Admin could undo the change after their own
 * leave. Owners are exempt.
 */
export async function assertNotCheaper(
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
  officeId: string,
  falls: readonly CostFall[],
): Promise<void> {
  if (me.role !== "Admin" || me.effectiveOfficeId !== officeId) return;
  const own = sumOf(falls.filter(({ userId }) => userId === me.id));
  if (own === 0) return;
  const settled = await findUnchangedIn(
    me.organizationId,
    officeId,
    { by: settledBefore(now), fields: ["workingPattern"] },
    tx,
  );
  settled.delete(me.id);
  const approved = falls.filter(({ status }) => status === "approved");
  const isShared = [...settled].some((id) => sumOf(approved.filter(({ userId }) => userId === id)) >= own);
  if (!isShared) await assertNotOwnLeave(me, me.id, "cheaperLeave", tx);
}

function sumOf(falls: readonly CostFall[]): Minutes {
  return falls.reduce((sum, { minutes }) => sum + minutes, 0);
}
