import type { Transaction } from "sequelize";
import { type IsoDate, latest } from "#core/calendar/dates.ts";
import { isTooFarAhead } from "#core/ledger/settlement/isTooFarAhead.ts";
import { statementFigures, type StatementFigures } from "#core/ledger/settlement/statementFigures.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { Person } from "#db/queries/people/person.ts";
import { balanceFacts } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { ledgersAhead } from "#bot/operations/accruals/steps/lots/ledgersAhead.ts";
import { collectWithPauses } from "#bot/operations/turns/collectWithPauses.ts";

export type TypeStatement = TypeOfLeave & StatementFigures;

/** Everything due by today must be posted. */
export async function statementOf(person: Person, today: IsoDate, tx?: Transaction): Promise<TypeStatement[]> {
  const { endDate } = person;
  if (endDate === null || isTooFarAhead(endDate, today)) return [];
  const balances = await balanceFacts(person, today, tx);
  const ledgerOf = await ledgersAhead(person, balances, today, tx);
  const dates = { today: latest(today, person.postedThrough), endDate, former: endDate };
  const types: TypeStatement[] = [];
  for (const balance of balances) {
    if (balance.archived) continue;
    const { type, typeName, unit } = balance;
    const figures = (await collectWithPauses(statementFigures(ledgerOf(balance), dates))).at(-1);
    if (figures && !isEmpty(figures)) types.push({ type, typeName, unit, ...figures });
  }
  return types;
}

function isEmpty({
  opening,
  carried,
  accrued,
  credited,
  adjusted,
  moved,
  settled,
  expired,
  taken,
  settlement,
}: StatementFigures) {
  const amounts = [opening, carried, accrued, credited, adjusted, moved, settled, expired, taken];
  return amounts.every((amount) => amount === 0) && !settlement?.waitingFor;
}
