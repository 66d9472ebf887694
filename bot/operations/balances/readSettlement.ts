import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import { isTooFarAhead, type SettlementAmounts, settlementAhead } from "#core/ledger/settlement/settlementAhead.ts";
import { SettlementQuery } from "#core/ledger/settlement/SettlementQuery.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { balanceFacts } from "../accruals/steps/balanceFacts.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { ledgersAhead } from "../accruals/steps/lots/ledgersAhead.ts";
import { readingOn } from "../reading.ts";
import type { Person } from "#db/queries/people/person.ts";
import { collectWithPauses } from "../turns/collectWithPauses.ts";
import { searchInTurn } from "../turns/searchInTurn.ts";
import { readablePerson } from "./steps/readablePerson.ts";

/** The settlement of a person's balances on a last day. */
export interface Settlement {
  endDate: IsoDate | null;
  types: (TypeOfLeave & SettlementAmounts)[];
}

/**
 * Returns the settlement of a person's balances on their last day, or on another day that would become it; no types if
 * that day is too far ahead.
 */
export const readSettlement = readingOn(
  "readSettlement",
  SettlementQuery,
  async (id, query, { me, clock }): Promise<Settlement> => {
    const person = await seenUpToDate(await readablePerson(me, id), clock.now());
    const { endDate = person.endDate } = query;
    if (endDate === null) return { endDate, types: [] };
    const today = todayIn(person.zone, clock.now());
    if (isTooFarAhead(endDate, today)) return { endDate, types: [] };
    const types = await searchInTurn(me.organizationId, () => settledTypes(person, { today, endDate }));
    return { endDate, types };
  },
);

async function settledTypes(
  person: Person,
  { today, endDate }: { today: IsoDate; endDate: IsoDate },
): Promise<Settlement["types"]> {
  const leaving = { ...person, endDate };
  const balances = await balanceFacts(leaving, today);
  const ledgerOf = await ledgersAhead(leaving, balances, today);
  const dates = { today, endDate, former: person.endDate };
  const types: Settlement["types"] = [];
  for (const balance of balances) {
    if (balance.archived) continue;
    const { type, typeName, unit } = balance;
    const amounts = (await collectWithPauses(settlementAhead(ledgerOf(balance), dates))).at(-1);
    if (amounts) types.push({ type, typeName, unit, ...amounts });
  }
  return types;
}
