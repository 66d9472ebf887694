import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import { type SettlementAmounts, settlementAhead } from "#core/ledger/settlement/settlementAhead.ts";
import { SettlementQuery } from "#core/ledger/settlement/SettlementQuery.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { balanceFacts } from "../accruals/steps/balanceFacts.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { ledgersAhead } from "../accruals/steps/lots/ledgersAhead.ts";
import { readingOn } from "../reading.ts";
import { readablePerson } from "./steps/readablePerson.ts";

/** The settlement of a person's balances on a last day. */
export interface Settlement {
  endDate: IsoDate | null;
  types: (TypeOfLeave & SettlementAmounts)[];
}

/** Returns the settlement of a person's balances on their last day, or on another day that would become it. */
export const readSettlement = readingOn(
  "readSettlement",
  SettlementQuery,
  async (id, query, { me, clock }): Promise<Settlement> => {
    const person = await seenUpToDate(await readablePerson(me, id), clock.now());
    const { endDate = person.endDate } = query;
    if (endDate === null) return { endDate, types: [] };
    const today = todayIn(person.zone, clock.now());
    const leaving = { ...person, endDate };
    const balances = await balanceFacts(leaving, today);
    const ledgerOf = await ledgersAhead(leaving, balances, today);
    const types = balances.flatMap((balance) => {
      if (balance.archived) return [];
      const amounts = settlementAhead(ledgerOf(balance), { today, endDate, former: person.endDate });
      const { type, typeName, unit } = balance;
      return amounts ? [{ type, typeName, unit, ...amounts }] : [];
    });
    return { endDate, types };
  },
);
