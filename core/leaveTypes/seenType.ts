import { AWAY, type LeaveType } from "../leave/LeaveType.ts";
import type { LeaveTypeView } from "../leave/LeaveTypeView.ts";

type SeenType = Pick<LeaveTypeView, "key" | "visibility">;

export function seenType({ key, visibility }: SeenType, isInsider: boolean): LeaveType | null {
  if (isInsider || visibility === "everyone") return key;
  return visibility === "away" ? AWAY : null;
}

/** Types in neither list appear as `away`. */
export interface SeenTypes {
  named: LeaveType[];
  hidden: LeaveType[];
}

export function typesSeenByColleagues(types: readonly SeenType[]): SeenTypes {
  const seenAs = (what: (seen: LeaveType | null, key: LeaveType) => boolean) =>
    types.filter((type) => what(seenType(type, false), type.key)).map(({ key }) => key);
  return { named: seenAs((seen, key) => seen === key), hidden: seenAs((seen) => seen === null) };
}

export function seenByColleagues(key: LeaveType, { named, hidden }: SeenTypes): LeaveType | null {
  if (named.includes(key)) return key;
  return hidden.includes(key) ? null : AWAY;
}
