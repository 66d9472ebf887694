import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "../accrual/AccrualCase.ts";
import { type Allowance, allowanceIn, NOTHING } from "./allowanceIn.ts";

/** A person's accrual case before and after a change; null before a new leave type. */
export interface ChangedCase {
  before: AccrualCase | null;
  after: AccrualCase;
}

/** A part of the allowance of a leave year that a change raises, in minutes. */
export interface AllowanceRise {
  year: LeaveYear;
  part: keyof Allowance;
  by: number;
}

/** Returns which parts of a person's allowance in a leave year a change raises. */
export function allowanceRises({ before, after }: ChangedCase, year: LeaveYear): AllowanceRise[] {
  if (before === after) return [];
  const [was, is] = [before ? allowanceIn(before, year) : NOTHING, allowanceIn(after, year)];
  return (Object.keys(is) as (keyof Allowance)[]).flatMap((part) => {
    const by = is[part] === was[part] ? 0 : is[part] - was[part];
    return by > 0 ? [{ year, part, by }] : [];
  });
}

/** Returns the rises that the change doesn't give another person to the same extent. */
export function risesBeyond(rises: readonly AllowanceRise[], other: ChangedCase): AllowanceRise[] {
  const years = new Set(rises.map(({ year }) => year));
  const ofOther = [...years].flatMap((year) => allowanceRises(other, year));
  return rises.filter(
    ({ year, part, by }) => !ofOther.some((rise) => rise.year === year && rise.part === part && rise.by >= by),
  );
}
