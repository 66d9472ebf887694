import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { type Edit, editsOf, type MadeVersion, reappliedFrom } from "./movedEdits.ts";
import { FIRST_DAY, versionOn } from "../termsTimeline.ts";
import { numberedAfter } from "../Versioned.ts";

/** The first month of the leave year, from 1 to 12, before and after the move. */
export interface LeaveYearMove {
  from: number;
  to: number;
}

/** Edits effective on the first day of the leave year in which they were made move to the new first day. */
export function movedVersions<One extends MadeVersion>(history: readonly One[], move: LeaveYearMove): One[] {
  const ordered = history.toSorted((a, b) => a.version - b.version);
  const [first, ...later] = ordered.slice(Math.max(0, ordered.findLastIndex(isFirst)));
  if (!first || later.every((one) => movedDay(one, move) === one.effectiveOn)) return [];
  const before: [One, ...One[]] = [first];
  const moved: [One, ...One[]] = [{ ...first, effectiveOn: FIRST_DAY }];
  for (const edit of editsOf(later)) {
    moved.push(...movedEdit(edit, { before, moved }, move));
    before.push(...edit);
  }
  return numberedAfter(ordered, moved);
}

function isFirst({ effectiveOn }: MadeVersion): boolean {
  return effectiveOn === FIRST_DAY;
}

export function movedDay(
  { effectiveOn, madeOn }: Pick<MadeVersion, "effectiveOn" | "madeOn">,
  { from, to }: LeaveYearMove,
): IsoDate {
  if (effectiveOn !== leaveYearStart(leaveYearOf(madeOn, from), from)) return effectiveOn;
  return leaveYearStart(leaveYearOf(madeOn, to), to);
}

function movedEdit<One extends MadeVersion>(
  edit: Edit<One>,
  histories: { before: Edit<One>; moved: Edit<One> },
  move: LeaveYearMove,
): One[] {
  const [{ effectiveOn: from }] = edit;
  const to = movedDay(edit[0], move);
  if (to < from) return reappliedFrom(to, edit, histories);
  if (to === from) return edit.map((one) => ({ ...one, effectiveOn: movedDay(one, move) }));
  return [{ ...versionOn(edit, to), effectiveOn: to }, ...edit.filter(({ effectiveOn }) => effectiveOn > to)];
}
