import { todayIn } from "#core/calendar/zones.ts";
import type { PersonVerdict } from "#core/imports/judgePerson.ts";
import type { RowVerdict } from "#core/imports/RowVerdict.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { MAX_SETTLED_TOGETHER } from "#core/ledger/settlement/SettlementQuery.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { seenUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { searchInTurn } from "#bot/operations/turns/searchInTurn.ts";
import { type SettledType, settlementOf } from "#bot/operations/balances/steps/settlementOf.ts";

export async function withSettlements(
  organizationId: string,
  verdicts: readonly PersonVerdict[],
  now: Date,
): Promise<PersonVerdict[]> {
  const leaving = verdicts.filter(({ status, wanted }) => status === "changed" && wanted?.endDate);
  const settlements = new Map<PersonVerdict, NonNullable<RowVerdict["settlement"]>>();
  for (const verdict of leaving.slice(0, MAX_SETTLED_TOGETHER)) {
    const { person: known, wanted } = verdict;
    const found = known && (await findPerson(organizationId, known.id));
    if (!found || !wanted?.endDate) continue;
    const person = await seenUpToDate(found, now);
    const { startDate = person.startDate } = wanted;
    const changed = { ...person, startDate };
    const { endDate } = wanted;
    const today = todayIn(person.zone, now);
    const types = await searchInTurn(organizationId, () => settlementOf(changed, endDate, today));
    if (types.length > 0) settlements.set(verdict, types.map(shown));
  }
  return verdicts.map((verdict) => {
    const settlement = settlements.get(verdict);
    return settlement ? { ...verdict, settlement } : verdict;
  });
}

function shown({ typeName, unit, paidOut, reclaimed, writtenOff, waitingFor }: SettledType) {
  return {
    typeName,
    unit,
    paidOut: toUnits(paidOut, unit),
    reclaimed: toUnits(reclaimed, unit),
    writtenOff: toUnits(writtenOff, unit),
    ...(waitingFor && { waitingFor: [...waitingFor] }),
  };
}
