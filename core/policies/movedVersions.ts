import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { FIRST_DAY, type Versioned } from "./termsTimeline.ts";

/** The first months of a leave year, before and after it moves. */
export interface LeaveYearMove {
  from: number;
  to: number;
}

/** A version of a history, and the day on which it was made. */
export type MadeVersion = Pick<Versioned<unknown>, "version" | "effectiveOn"> & { madeOn: IsoDate };

/**
 * The versions to add to a history when the leave year moves: all of them again, those dated the first day of the leave
 * year in which they were made, as edits without a day are, on the first day of the moved one. None where nothing moves.
 */
export function movedVersions<One extends MadeVersion>(history: readonly One[], move: LeaveYearMove): One[] {
  const ordered = history.toSorted((a, b) => a.version - b.version);
  const [first, ...later] = ordered.slice(Math.max(0, ordered.findLastIndex(isFirst)));
  const last = ordered.at(-1);
  const moved = later.map((one) => ({ ...one, effectiveOn: movedDay(one, move) }));
  const isSame = moved.every(({ effectiveOn }, index) => effectiveOn === later[index]?.effectiveOn);
  if (!first || !last || isSame) return [];
  return [{ ...first, effectiveOn: FIRST_DAY }, ...moved].map((one, index) => ({
    ...one,
    version: last.version + 1 + index,
  }));
}

/** The first version holds however early; one that was added for a move hides all before it. */
function isFirst({ effectiveOn }: MadeVersion): boolean {
  return effectiveOn === FIRST_DAY;
}

function movedDay({ effectiveOn, madeOn }: MadeVersion, { from, to }: LeaveYearMove): IsoDate {
  if (effectiveOn !== leaveYearStart(leaveYearOf(madeOn, from), from)) return effectiveOn;
  return leaveYearStart(leaveYearOf(madeOn, to), to);
}
