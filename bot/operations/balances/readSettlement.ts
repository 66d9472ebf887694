import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { SettlementQuery } from "#core/ledger/settlement/SettlementQuery.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { readingOn } from "../reading.ts";
import { searchInTurn } from "../turns/searchInTurn.ts";
import { readablePerson } from "./steps/readablePerson.ts";
import { type SettledType, settlementOf } from "./steps/settlementOf.ts";

export interface Settlement {
  endDate: IsoDate | null;
  types: SettledType[];
}

export const readSettlement = readingOn(
  "readSettlement",
  SettlementQuery,
  async (id, query, { me, clock }): Promise<Settlement> => {
    const person = await seenUpToDate(await readablePerson(me, id), clock.now());
    const { endDate = person.endDate } = query;
    if (endDate === null) return { endDate, types: [] };
    const today = todayIn(person.zone, clock.now());
    const types = await searchInTurn(me.organizationId, () => settlementOf(person, endDate, today));
    return { endDate, types };
  },
);
