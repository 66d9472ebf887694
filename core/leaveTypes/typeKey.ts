import { AWAY, type LeaveType, TYPE_KEY_MAX } from "../leave/LeaveType.ts";

/**
 * The keys that no type can have: the key for hidden leave, the names of other columns in files with a column for each
 * type, and a property of every object.
 */
const RESERVED: ReadonlySet<string> = new Set([
  AWAY,
  "month",
  "person",
  "office",
  "manager",
  "owed",
  "owed-hours",
  "constructor",
]);

/** Leaves room for a number after the key. */
const LONGEST = TYPE_KEY_MAX - 4;

/**
 * The name in lowercase ASCII letters and digits, with a number if that key is taken or reserved. Keys of names without
 * such letters begin with `leave`.
 */
export function typeKey(name: string, taken: ReadonlySet<LeaveType>): LeaveType {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  const key = /[a-z]/.test(words) ? words : ["leave", words].filter(Boolean).join("-");
  const isTaken = (wanted: string) => RESERVED.has(wanted) || taken.has(wanted);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? key : `${key}-${number}`;
    if (!isTaken(wanted)) return wanted;
  }
}
