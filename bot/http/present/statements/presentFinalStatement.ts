import type { AccountOfTypeAnswer, FinalStatementAnswer } from "#core/api/statements/FinalStatementAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { shownParts } from "#core/ledger/shownDays.ts";
import type { FinalStatement } from "#bot/operations/balances/readFinalStatement.ts";
import { presentSettledType } from "./presentSettlement.ts";

export function presentFinalStatement({ person, today, types }: FinalStatement): FinalStatementAnswer {
  const { id, name, organizationName, officeName, startDate, endDate } = person;
  return { id, name, organizationName, officeName, startDate, endDate, today, types: types.map(presentAccount) };
}

export function presentAccount(account: FinalStatement["types"][number]): AccountOfTypeAnswer {
  const { type, unit, from, until, isUnlimited, isLimited, settlement } = account;
  const { opening, carried, accrued, credited, adjusted, moved, settled, expired, taken, balance } = account;
  const given = { opening, carried, accrued, credited, adjusted, moved, settled };
  const parts = shownParts({ ...given, expired: -expired, taken: -taken }, unit);
  const { type: _, ...amounts } = presentSettledType({ ...account, ...(settlement ?? NOTHING) });
  return {
    type,
    from,
    until,
    isUnlimited,
    isLimited,
    ...parts,
    expired: 0 - parts.expired,
    taken: 0 - parts.taken,
    balance: toUnits(balance, unit),
    settlement: settlement && { ...amounts, isPosted: settlement.isPosted },
  };
}

const NOTHING = { paidOut: 0, reclaimed: 0, writtenOff: 0 };
