import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { FIRST_DAY } from "./termsTimeline.ts";
import type { Versioned } from "./Versioned.ts";

/** The first month of the leave year before and after a move. */
export interface LeaveYearMove {
  from: number;
  to: number;
}

export type MadeVersion = Pick<Versioned<unknown>, "version" | "effectiveOn"> & { madeOn: IsoDate };

/** Versions effective on the first day of the leave year in which they were made move to the new first day. */
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

function isFirst({ effectiveOn }: MadeVersion): boolean {
  return effectiveOn === FIRST_DAY;
}

export function movedDay({ effectiveOn, madeOn }: Omit<MadeVersion, "version">, { from, to }: LeaveYearMove): IsoDate {
  if (effectiveOn !== leaveYearStart(leaveYearOf(madeOn, from), from)) return effectiveOn;
  return leaveYearStart(leaveYearOf(madeOn, to), to);
}
