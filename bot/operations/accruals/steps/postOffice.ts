import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { mayBeDueAfter } from "#core/ledger/settlement/earnsAfter.ts";
import { Refusal } from "#core/refusal.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { PostedSum } from "#db/queries/ledger/insertEntrySets.ts";
import { recordAccrualTarget, recordAccrualsPosted } from "#db/queries/ledger/accrualOffices.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { eachAlone } from "#bot/operations/running/eachAlone.ts";
import { PersonErrors } from "#bot/operations/running/PersonErrors.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { DuePlans } from "./duePlan.ts";
import { type BatchOf, type BatchPlace, findBatch, readBatch } from "./readBatch.ts";
import { balanceFacts } from "./bringUpToDate.ts";
import { postDueFor } from "./postDueFor.ts";
import { addSums, sumsOf } from "./postedSums.ts";

interface AccrualRun {
  now: Date;
  inTransaction: <Result>(run: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  atOnce: 1 | 2;
  goesOn?: () => boolean;
  /** If unset, the first error is thrown. */
  errors?: PersonErrors;
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const PEOPLE = 350;
const PEOPLE_WITH_OWN = 200;
const MANY_LEDGERS = 50;

/**
 * Posts in batches, each in its own transaction. If posting fails for some people, posts for the others and then
 * throws.
 */
export async function postOffice(
  office: { organizationId: string; officeId: string },
  through: IsoDate,
  { now, goesOn = () => true }: { now: Date; goesOn?: () => boolean },
): Promise<PostedSum[]> {
  const { organizationId, officeId } = office;
  const again = await transactionally((tx) => recordAccrualTarget(organizationId, officeId, through, tx));
  const errors = new PersonErrors();
  const run: AccrualRun = { now, goesOn, inTransaction: transactionally, atOnce: 2, errors };
  const posted = await postPeopleOfOffice({ ...office, through, wait: false, lightly: true, again }, run);
  const isWhole = goesOn() && errors.none;
  await transactionally(async (tx) => {
    if (isWhole) await recordAccrualsPosted(organizationId, officeId, through, tx);
    if (posted.length === 0) return;
    await writeAuditEntry(
      { organizationId, userId: null, source: "clock", action: "postDue", at: now },
      { subject: ["office", officeId], after: { through, posted } },
      tx,
    );
  });
  errors.throwIfAny();
  return posted;
}

export async function postPeopleOfOffice(of: BatchOf, run: AccrualRun): Promise<PostedSum[]> {
  const { now, inTransaction, atOnce, goesOn = () => true, errors } = run;
  const plans = new DuePlans(of.officeId, of.through);
  const batches: Promise<PostedBatch>[] = [];
  const fail = (error: unknown) => {
    if (!errors) throw error;
    errors.noteForAll(error);
  };
  try {
    for (const withoutOffice of [false, true]) {
      let place: NextBatch | undefined = { withoutOffice, after: FIRST_ID, most: PEOPLE_WITH_OWN };
      while (place && goesOn()) {
        const { next, posted }: StartedBatch = await startBatch(of, plans, place, run);
        batches.push(posted);
        await batches.at(-atOnce);
        place = next;
      }
    }
  } catch (error) {
    await Promise.allSettled(batches);
    fail(error);
  }
  let posted: PostedSum[] = [];
  const skipped: string[] = [];
  for (const batch of await Promise.allSettled(batches)) {
    if (batch.status === "rejected") fail(batch.reason);
    else {
      posted = addSums(posted, batch.value.posted);
      skipped.push(...batch.value.skipped);
    }
  }
  const alone = async (id: string) => {
    if (goesOn()) posted = addSums(posted, await inTransaction((tx) => postOne(of, id, { tx, now })));
  };
  if (errors) await eachAlone(skipped, alone, errors);
  else for (const id of skipped) await alone(id);
  return posted;
}

type NextBatch = BatchPlace & { most: number };

interface PostedBatch {
  posted: PostedSum[];
  skipped: string[];
}

interface StartedBatch {
  posted: Promise<PostedBatch>;
  next: NextBatch | undefined;
}

function startBatch(of: BatchOf, plans: DuePlans, place: NextBatch, run: AccrualRun): Promise<StartedBatch> {
  const { now, inTransaction, errors } = run;
  const { withoutOffice, after } = place;
  return new Promise((resolve, reject) => {
    let through: string | undefined;
    // A retry reads through the last person of the first attempt, because the next batch begins after that person.
    const window = () => (through === undefined ? place : { withoutOffice, after, through });
    const all = inTransaction(async (tx) => {
      const { last, ledgers, skipped, insert } = await readBatch(of, plans, window(), { tx, now });
      through ??= last;
      resolve({ posted, next: nextAfter(last, place, ledgers > MANY_LEDGERS ? PEOPLE_WITH_OWN : PEOPLE) });
      return { posted: await insert(), skipped };
    });
    const allSkipped = async (error: unknown): Promise<PostedBatch> => {
      const mayBeOfOne = errors && !(error instanceof Refusal && error.code === "busy");
      const skipped = mayBeOfOne ? await inTransaction((tx) => findBatch(of, window(), tx)) : [];
      if (skipped.length === 0) throw error;
      resolve({ posted, next: nextAfter(skipped.at(-1), place, PEOPLE_WITH_OWN) });
      return { posted: [], skipped };
    };
    const posted = all.catch(allSkipped);
    posted.catch(reject);
  });
}

function nextAfter(last: string | undefined, { withoutOffice }: BatchPlace, most: number): NextBatch | undefined {
  return last === undefined ? undefined : { withoutOffice, after: last, most };
}

async function postOne(
  { organizationId, officeId, through }: BatchOf,
  id: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<PostedSum[]> {
  const person = await lockPerson(organizationId, id, tx);
  const { postedThrough: after = null } = person ?? {};
  if (person?.effectiveOfficeId !== officeId || (after !== null && after >= through)) return [];
  if (!mayBeDueAfter(person, after)) return [];
  const balances = await balanceFacts(person, through, tx);
  return sumsOf(await postDueFor(person, { after, through, balances }, { tx, now }));
}
