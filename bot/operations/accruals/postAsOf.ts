import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { database } from "#db/connect.ts";
import { findScheduledOffices, type ScheduledOffice } from "#db/queries/ledger/accrualOffices.ts";
import type { PostedOffice, PostedRun } from "./postDue.ts";
import { postOffice, postPeopleOfOffice } from "./steps/postOffice.ts";
import { PersonErrors } from "../running/PersonErrors.ts";
import { operationsRuntime } from "../runtime.ts";

/** Rolls back every batch. By default, accrues through today in each office. */
export async function foreseeAccruals(asOf: IsoDate | undefined): Promise<PostedRun> {
  const now = operationsRuntime().clock.now();
  return inEachOffice(async (office) => {
    const through = asOf ?? todayIn(office.zone, now);
    const of = { ...office, through, wait: false };
    const errors = new PersonErrors();
    const posted = await postPeopleOfOffice(of, { now, inTransaction: undone, atOnce: 2, errors });
    errors.throwIfAny();
    return { ...office, through, posted };
  });
}

/** Posts at most through today in each office, because a leave year can't be closed before it ends. */
export async function postAsOf(asOf: IsoDate | undefined): Promise<PostedRun> {
  const { clock } = operationsRuntime();
  return inEachOffice(async (office) => {
    const now = clock.now();
    const today = todayIn(office.zone, now);
    const through = asOf === undefined || asOf > today ? today : asOf;
    const isDone = office.postedThrough !== null && office.postedThrough >= through;
    return { ...office, through, posted: isDone ? [] : await postOffice(office, through, { now }) };
  });
}

async function inEachOffice(work: (office: ScheduledOffice) => Promise<PostedOffice>): Promise<PostedRun> {
  const run: PostedRun = { offices: [], broken: [] };
  for (const office of await findScheduledOffices()) {
    try {
      run.offices.push(await work(office));
    } catch (error) {
      run.broken.push({ organizationId: office.organizationId, error });
    }
  }
  return run;
}

async function undone<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const tx = await database().sequelize.transaction();
  try {
    return await run(tx);
  } finally {
    await tx.rollback();
  }
}
