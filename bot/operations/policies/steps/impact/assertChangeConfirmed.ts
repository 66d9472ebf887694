import type { Transaction } from "sequelize";
import { assertConfirmed } from "#core/policies/changes/PolicyImpact.ts";
import type { OpenPolicy } from "../openPolicy.ts";
import { type Change, impactOfChange } from "./impactOfChange.ts";

/** Throws (409) with the affected people if an unconfirmed change would make balances negative. */
export async function assertChangeConfirmed(
  open: OpenPolicy,
  change: Change,
  { confirmed = false }: { confirmed?: boolean | undefined },
  by: { tx: Transaction; now: Date },
): Promise<void> {
  if (confirmed) return;
  assertConfirmed(await impactOfChange(open, change, by), false);
}
