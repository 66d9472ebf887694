import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { settlementText } from "#core/ledger/settlement/settlementText.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";

export interface SettlementNews {
  userId: string;
  personName: string | null;
  on: IsoDate;
  isCorrection: boolean;
  settled: (TypeOfLeave & { paidOut: Minutes; reclaimed: Minutes; writtenOff: Minutes })[];
}

export function settlementNewsText({ personName, on, isCorrection, settled }: SettlementNews): string {
  const whose = personName === null ? "Your" : `${personName}'s`;
  const lastDay = `${personName === null ? "your" : "their"} last day, ${formatDate(on)}`;
  if (!isCorrection) return `${whose} balances were settled as of ${lastDay}`;
  return `${whose} settlement as of ${lastDay}, was ${correctionWord({ settled })}`;
}

export function correctionWord({ settled }: Pick<SettlementNews, "settled">): string {
  return isReversed({ settled }) ? "reversed" : "corrected";
}

function isReversed({ settled }: Pick<SettlementNews, "settled">): boolean {
  return settled.every(({ paidOut, reclaimed, writtenOff }) => !paidOut && !reclaimed && !writtenOff);
}

export function settledInWords({ isCorrection, settled }: SettlementNews): [string, string][] {
  if (isCorrection && isReversed({ settled })) return [];
  return settled.map(({ typeName, unit, paidOut, reclaimed, writtenOff }) => {
    const shown = {
      paidOut: toUnits(paidOut, unit),
      reclaimed: toUnits(reclaimed, unit),
      writtenOff: toUnits(writtenOff, unit),
    };
    return [typeName, settlementText(shown, unit)];
  });
}
