import { todayIn } from "#core/calendar/zones.ts";
import { SettlementsInput } from "#core/ledger/settlement/SettlementQuery.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { lastDayIfDeactivated } from "#core/ledger/settlement/lastDayIfDeactivated.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { reading } from "../reading.ts";
import { searchInTurn } from "../turns/searchInTurn.ts";
import { readablePerson } from "./steps/readablePerson.ts";
import { type SettledType, settlementOf } from "./steps/settlementOf.ts";

export type SettlementSum = SettledType & { people: number };

export const previewSettlements = reading(
  "readSettlement",
  SettlementsInput,
  async ({ people }, { me, clock }): Promise<SettlementSum[]> => {
    const sums = new Map<LeaveType, SettlementSum>();
    for (const id of new Set(people)) {
      const found = await readablePerson(me, id);
      if (!found.isActive) continue;
      const person = await seenUpToDate(found, clock.now());
      const today = todayIn(person.zone, clock.now());
      const lastDay = lastDayIfDeactivated(person, today);
      const settled = await searchInTurn(me.organizationId, () => settlementOf(person, lastDay, today));
      for (const one of settled) sums.set(one.type, plus(sums.get(one.type), one));
    }
    return [...sums.values()];
  },
);

function plus(sum: SettlementSum | undefined, one: SettledType): SettlementSum {
  if (!sum) return { people: 1, ...one };
  const waitingFor = [...new Set([...(sum.waitingFor ?? []), ...(one.waitingFor ?? [])])];
  return {
    ...sum,
    people: sum.people + 1,
    paidOut: sum.paidOut + one.paidOut,
    reclaimed: sum.reclaimed + one.reclaimed,
    writtenOff: sum.writtenOff + one.writtenOff,
    ...(waitingFor.length > 0 && { waitingFor }),
  };
}
