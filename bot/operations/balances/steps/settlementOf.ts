import { type IsoDate, latest } from "#core/calendar/dates.ts";
import { isTooFarAhead } from "#core/ledger/settlement/isTooFarAhead.ts";
import { type SettlementAmounts, settlementAhead } from "#core/ledger/settlement/settlementAhead.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { Person } from "#db/queries/people/person.ts";
import { balanceFacts } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { ledgersAhead } from "#bot/operations/accruals/steps/lots/ledgersAhead.ts";
import { collectWithPauses } from "#bot/operations/turns/collectWithPauses.ts";

export type SettledType = TypeOfLeave & SettlementAmounts;

/** Everything due by today must be posted. */
export async function settlementOf(person: Person, endDate: IsoDate, today: IsoDate): Promise<SettledType[]> {
  if (isTooFarAhead(endDate, today)) return [];
  const leaving = { ...person, endDate };
  const balances = await balanceFacts(leaving, today);
  const ledgerOf = await ledgersAhead(leaving, balances, today);
  const dates = { today: latest(today, person.postedThrough), endDate, former: person.endDate };
  const types: SettledType[] = [];
  for (const balance of balances) {
    if (balance.archived) continue;
    const { type, typeName, unit } = balance;
    const amounts = (await collectWithPauses(settlementAhead(ledgerOf(balance), dates))).at(-1);
    if (amounts) types.push({ type, typeName, unit, ...amounts });
  }
  return types;
}
