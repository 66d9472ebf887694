import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { changeLines } from "#core/ledger/changeLines.ts";
import type { ChangeCause } from "#core/ledger/LedgerLine.ts";
import { postingsDue } from "#core/ledger/postingsDue.ts";
import { newId } from "#db/newId.ts";
import { findBalances } from "#db/queries/balances.ts";
import { findLedgerLines } from "#db/queries/ledger.ts";
import { markRecalculated, type Person } from "#db/queries/person.ts";
import { postingDay } from "./postingDay.ts";
import { postLines } from "./postLines.ts";

export interface Recalculation {
  /** The day up to which everything was posted as it was before the change. */
  day: IsoDate;
  cause: ChangeCause;
  /** The earliest day whose leave year the change may have touched, where that one is closed already. */
  since?: IsoDate | undefined;
}

/** Posts at once what a change of a person, who is locked and was posted up to its day, means for what they have earned; then what falls due where they are now. */
export async function recalculate(
  person: Person,
  { day, cause, since }: Recalculation,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const balances = await findBalances(person, day, tx);
  const lines = await findLedgerLines(person.organizationId, person.id, tx);
  const change = { today: day, cause, id: newId(), ...(since !== undefined && since < day && { since }) };
  const here = postingDay(person, now);
  const through = here > day ? here : day;
  const posted = balances.map(({ type, accrual }) => {
    const ledger = lines.filter((line) => line.type === type);
    const changed = changeLines(accrual, ledger, change);
    const due = person.isActive ? postingsDue(accrual, [...ledger, ...changed], day, through) : [];
    return { changed, due };
  });
  const changed = posted.flatMap((lineSets) => lineSets.changed);
  await postLines(person, changed, { tx, now }, { actorId });
  await postLines(
    person,
    posted.flatMap((lineSets) => lineSets.due),
    { tx, now },
  );
  await markRecalculated(person.organizationId, [person.id], through, tx);
}
