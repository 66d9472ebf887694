import { costFall } from "#core/requests/cost/costFall.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import type { OwnCosts } from "./ownCosts.ts";

/** If an Admin could make their own leave cheaper, they could request leave and undo the change after the leave. */
export async function assertNotCheaper(
  { me, tx }: Pick<WriteContext, "me" | "tx">,
  before: OwnCosts,
  after: OwnCosts,
): Promise<void> {
  const isCheaper = [...before].some(([type, costs]) => costFall(costs, after.get(type) ?? costs) > 0);
  if (isCheaper) await assertNotOwnLeave(me, me.id, "cheaperLeave", tx);
}
