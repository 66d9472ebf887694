import { chunksOf } from "#core/chunksOf.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { missingBlocks } from "./missingBlocks.ts";

export interface BlockToBook {
  id: string;
  name: string;
  officeName: string | null;
  managerName: string | null;
  type: LeaveType;
  /** `days` counts the block's workdays. `longest` counts the workdays of the longest booked or pending block. */
  days: number;
  longest: number;
  by: IsoDate;
}

const PEOPLE = 200;

export async function blocksToBook(organizationId: string, ids: readonly string[], now: Date): Promise<BlockToBook[]> {
  const found: BlockToBook[] = [];
  for (const some of chunksOf(ids, PEOPLE)) {
    const missing = await transactionally(async (tx) =>
      missingBlocks(organizationId, await findPeopleById(organizationId, some, tx), { tx, now }),
    );
    for (const { person, type, days, longest, by } of missing) {
      const { id, name, officeName, managerName } = person;
      found.push({ id, name, officeName, managerName, type, days, longest, by });
    }
  }
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: BlockToBook) => places.get(id) ?? 0;
  return found.toSorted((a, b) => (a.by === b.by ? placeOf(a) - placeOf(b) : a.by < b.by ? -1 : 1));
}
