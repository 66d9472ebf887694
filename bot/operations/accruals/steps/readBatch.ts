import type { Transaction } from "sequelize";
import { addDays, earliest, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { insertEntrySets, type EntrySet, type PostedSum } from "#db/queries/ledger/insertEntrySets.ts";
import { findPostedHistories } from "#db/queries/postedHistories.ts";
import { findPostedPeople, lockPeople, type PeopleWindow, type PostedPerson } from "#db/queries/ledger/postedPeople.ts";
import { findAccrualOffice, type AccrualOffice, waitForInserts } from "#db/queries/ledger/accrualOffices.ts";
import { findExpiringLots } from "#db/queries/ledger/findLotLedgers.ts";
import { shareOrganization, shareOrganizationLightly } from "#db/queries/offices/organizationLock.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { type DuePlan, type DuePlans, hasOwnHistory } from "./duePlan.ts";
import { ownSets } from "./ownSets.ts";
import { addSums } from "./postedSums.ts";

export interface BatchOf {
  organizationId: string;
  officeId: string;
  through: IsoDate;
  /** If false, skips people locked by other transactions. */
  wait: boolean;
  /** True if a crash may lose a committed batch, which is safe until the office is marked complete. */
  lightly?: boolean;
  again?: boolean;
}

export type BatchPlace = PeopleWindow & { withoutOffice: boolean };

interface ReadBatch {
  last: string | undefined;
  skipped: string[];
  ledgers: number;
  insert: () => Promise<PostedSum[]>;
}

const EVER = "0001-01-01";

const NO_BATCH: ReadBatch = { last: undefined, skipped: [], ledgers: 0, insert: async () => [] };

interface PlannedPerson extends Pick<PostedPerson, "id" | "postedThrough"> {
  plan: DuePlan;
}

/**
 * Locks the organization (shared) and the people whose entries depend on their own ledgers. Call `insert` in the same
 * transaction.
 */
export async function readBatch(
  of: BatchOf,
  plans: DuePlans,
  place: BatchPlace,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<ReadBatch> {
  const { organizationId, officeId, lightly = false, again = false } = of;
  await (lightly ? shareOrganizationLightly : shareOrganization)(organizationId, tx);
  const office = await findAccrualOffice(organizationId, officeId, tx);
  const people = office ? await peopleAt(of, office, place, tx) : [];
  if (!office || people.length === 0) return NO_BATCH;

  const planned = await planPeople(of, office, plans, people, tx);
  const expiring = await peopleWithExpiringLots(of, office, planned, tx);
  const isOwn = ({ id, plan: { own: events, lots, linked } }: PlannedPerson) =>
    events.length > 0 || linked !== null || lots.some(({ isOnlyExpiring }) => !isOnlyExpiring || expiring.has(id));
  const own = planned.filter(isOwn);
  const same = groupBy(
    planned.filter((person) => !isOwn(person)),
    ({ plan }) => plan,
  );
  const locked = await lockPeople(
    organizationId,
    own.map(({ id }) => id),
    of,
    tx,
  );
  const ofOwn = await ownSets(
    of,
    own.filter(({ id }) => locked.has(id)),
    tx,
  );
  const shared = [...same].map(([plan, alike]) => ({ entries: plan.same, people: alike.map(({ id }) => id) }));
  const insert = (sets: EntrySet[], existing: "none" | "some" | "most") =>
    insertEntrySets(organizationId, sets, { now, existing }, tx);
  return {
    last: people.at(-1)?.id,
    skipped: own.flatMap(({ id }) => (locked.has(id) ? [] : id)),
    ledgers: ofOwn.ledgers,
    insert: async () => {
      await waitForInserts(organizationId, officeId, tx);
      return addSums(
        await insert([...shared, ...ofOwn.others], again ? "most" : "some"),
        await insert(ofOwn.missing, "none"),
      );
    },
  };
}

export async function findBatch(of: BatchOf, place: BatchPlace, tx: Transaction): Promise<string[]> {
  const office = await findAccrualOffice(of.organizationId, of.officeId, tx);
  return office ? (await peopleAt(of, office, place, tx)).map(({ id }) => id) : [];
}

async function peopleAt(
  { organizationId, officeId, through }: BatchOf,
  office: AccrualOffice,
  { withoutOffice, ...window }: BatchPlace,
  tx: Transaction,
): Promise<PostedPerson[]> {
  const isDone = office.postedThrough !== null && office.postedThrough >= through;
  if (isDone || (withoutOffice && !office.isDefault)) return [];
  return findPostedPeople(
    organizationId,
    { officeId: withoutOffice ? null : officeId, leftSince: office.postedThrough ?? EVER, ...window },
    tx,
  );
}

async function planPeople(
  { organizationId, officeId }: BatchOf,
  office: AccrualOffice,
  plans: DuePlans,
  people: PostedPerson[],
  tx: Transaction,
): Promise<PlannedPerson[]> {
  const special = people.filter((person) => hasOwnHistory(person, office.leaveYearStartsIn)).map(({ id }) => id);
  const histories = await findPostedHistories(organizationId, officeId, special, tx);
  const byPerson = new Map(histories.map((history) => [history.userId, history]));
  const planned: PlannedPerson[] = [];
  const pauses = new Pauses();
  for (const person of people) {
    await pauses.take();
    const { id, postedThrough } = person;
    planned.push({ id, postedThrough, plan: plans.planFor(person, office, byPerson.get(id)) });
  }
  return planned;
}

async function peopleWithExpiringLots(
  { organizationId, through }: BatchOf,
  office: AccrualOffice,
  planned: PlannedPerson[],
  tx: Transaction,
): Promise<Set<string>> {
  const people = planned.filter(({ plan }) => plan.lots.length > 0);
  const marks = people.map(({ postedThrough }) => postedThrough ?? office.postedThrough);
  const from = marks.reduce((one, other) => (one === null || other === null ? null : earliest(one, other)), through);
  const ids = people.map(({ id }) => id);
  return findExpiringLots(organizationId, ids, { from, to: addDays(through, -1) }, tx);
}
