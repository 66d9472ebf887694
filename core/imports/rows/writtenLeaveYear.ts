import { z } from "zod";
import { wholeNumber } from "#core/inputs.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

const TWO_YEARS = /^\s*(\d{4})\s*[/–-]\s*(\d{4}|\d{2})\s*$/;

/** Accepts a year, or both years of a leave year that isn't a calendar year, such as 2026/27. */
export function writtenLeaveYear(range: { min: LeaveYear; max: LeaveYear }) {
  return z.preprocess((value) => firstOfTwo(value) ?? value, wholeNumber(range));
}

export function namesTwoYears(written: string | undefined): boolean {
  return firstOfTwo(written) !== undefined;
}

function firstOfTwo(value: unknown): LeaveYear | undefined {
  const [, first, second = ""] = typeof value === "string" ? (TWO_YEARS.exec(value) ?? []) : [];
  if (first === undefined) return undefined;
  return String(Number(first) + 1).endsWith(second) ? Number(first) : undefined;
}
