import type { SettledTypeAnswer, SettlementAnswer, SettlementSumAnswer } from "#core/api/BalanceAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { SettlementSum } from "#bot/operations/balances/previewSettlements.ts";
import type { Settlement } from "#bot/operations/balances/readSettlement.ts";

export function presentSettlement({ endDate, types }: Settlement): SettlementAnswer {
  return { endDate, types: types.map(presentSettledType) };
}

export function presentSettlementSum({ people, ...sum }: SettlementSum): SettlementSumAnswer {
  return { people, ...presentSettledType(sum) };
}

export function presentSettledType(settled: Settlement["types"][number]): SettledTypeAnswer {
  const { type, unit, paidOut, reclaimed, writtenOff, waitingFor } = settled;
  return {
    type,
    paidOut: toUnits(paidOut, unit),
    reclaimed: toUnits(reclaimed, unit),
    writtenOff: toUnits(writtenOff, unit),
    ...(waitingFor && { waitingFor: [...waitingFor] }),
  };
}
