import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { database } from "#db/connect.ts";
import type { foundTestOrganization, TestClock } from "../arranging/testOrganization.ts";

export const TYPES = ["vacation", "sick", "personal"] as const;

export interface World {
  owner: Awaited<ReturnType<typeof foundTestOrganization>>;
  offices: readonly string[];
  people: Actor[];
  chance: () => number;
  clock: TestClock;
}

export interface RandomAct {
  weight: number;
  act: (day: IsoDate) => Promise<[string, unknown]>;
}

interface Row {
  id: string;
  userId: string;
}

export function choosing({ owner, people, chance }: World) {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  return {
    pick,
    near: (day: IsoDate, before: number, after: number) =>
      addDays(day, Math.floor(chance() * (before + after + 1)) - before),
    amount: () => Math.floor(chance() * 60) / 2,
    /** `$1` in `sql` is the organization's id. */
    rows: async (sql: string): Promise<Row[]> =>
      (await database().pool.query<Row>(`${sql} ORDER BY id`, [owner.organizationId])).rows,
    personOf: ({ userId }: Row): Actor => people.find((person) => person.userId === userId) ?? owner,
  };
}
