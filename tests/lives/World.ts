import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { database } from "#db/connect.ts";
import type { foundTestOrganization, TestClock } from "../arranging/testOrganization.ts";

export const TYPES = ["vacation", "sick", "personal"] as const;

/** The organization, offices, people, and random numbers from which acts choose. */
export interface World {
  owner: Awaited<ReturnType<typeof foundTestOrganization>>;
  offices: readonly string[];
  /** People who join are added. */
  people: Actor[];
  chance: () => number;
  clock: TestClock;
}

/** An act that may happen on a day, and its relative frequency. Returns what happened, for the story. */
export interface RandomAct {
  weight: number;
  act: (day: IsoDate) => Promise<[string, unknown]>;
}

/** A row and the person whom it concerns. */
interface Row {
  id: string;
  userId: string;
}

/** Returns functions that choose at random, and read rows from which to choose. */
export function choosing({ owner, people, chance }: World) {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  return {
    pick,
    /** Returns a day around another. */
    near: (day: IsoDate, before: number, after: number) =>
      addDays(day, Math.floor(chance() * (before + after + 1)) - before),
    /** Returns an amount of days, in steps of half a day. */
    amount: () => Math.floor(chance() * 60) / 2,
    /** Returns rows with an id and a user's id, in the order of ids; $1 in the statement is the organization. */
    rows: async (sql: string): Promise<Row[]> =>
      (await database().pool.query<Row>(`${sql} ORDER BY id`, [owner.organizationId])).rows,
    personOf: ({ userId }: Row): Actor => people.find((person) => person.userId === userId) ?? owner,
  };
}
