import type { Transaction } from "sequelize";
import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { findScheduledOffices } from "#db/queries/ledger/accrualOffices.ts";
import type { PostedOffice } from "./postDue.ts";
import { postOffice, postPeopleOfOffice } from "./steps/postOffice.ts";
import { operationsRuntime } from "../runtime.ts";

/** Returns what would be posted for each office as of a day (default: today in the office). Rolls back every batch. */
export async function foreseeAccruals(asOf: IsoDate | undefined): Promise<PostedOffice[]> {
  const now = operationsRuntime().clock.now();
  const foreseen: PostedOffice[] = [];
  for (const office of await findScheduledOffices()) {
    const through = asOf ?? todayIn(office.zone, now);
    const of = { ...office, through, wait: false };
    const posted = await postPeopleOfOffice(of, { now, inTransaction: undone, atOnce: 2 });
    foreseen.push({ ...office, through, posted });
  }
  return foreseen;
}

/**
 * Posts what is due by a day, but never beyond today in the office, because a leave year can't be closed before it
 * ends. Returns what was posted in each office.
 */
export async function postAsOf(asOf: IsoDate | undefined): Promise<PostedOffice[]> {
  const { clock } = operationsRuntime();
  const posted: PostedOffice[] = [];
  for (const office of await findScheduledOffices()) {
    const now = clock.now();
    const today = todayIn(office.zone, now);
    const through = asOf === undefined || asOf > today ? today : asOf;
    const isDone = office.postedThrough !== null && office.postedThrough >= through;
    posted.push({ ...office, through, posted: isDone ? [] : await postOffice(office, through, { now }) });
  }
  return posted;
}

async function undone<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const tx = await database().sequelize.transaction();
  try {
    return await run(tx);
  } finally {
    await tx.rollback();
  }
}
