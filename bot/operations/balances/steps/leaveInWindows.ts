import type { Transaction } from "sequelize";
import type { DayCost } from "#core/leave/DayCost.ts";
import { findReservedDays } from "#db/queries/ledger/findLotLedgers.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { BalanceFacts } from "#bot/operations/accruals/steps/bringUpToDate.ts";

export async function leaveInWindows(
  { organizationId, id }: Person,
  balances: readonly BalanceFacts[],
  tx?: Transaction,
): Promise<(balance: BalanceFacts) => DayCost[]> {
  const isRolling = balances.some(({ accrual: { timeline } }) =>
    timeline.some(({ terms }) => terms.document?.consumption?.limit?.per === "rolling12Months"),
  );
  const days = isRolling ? await findReservedDays({ organizationId, id }, tx) : [];
  return (balance) => days.filter(({ type, status }) => type === balance.type && status === "approved");
}
