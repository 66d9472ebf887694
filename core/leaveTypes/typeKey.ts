import { AWAY, type LeaveType, TYPE_KEY_MAX } from "../leave/LeaveType.ts";

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

const LONGEST = TYPE_KEY_MAX - "leave-".length - "-999".length;

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
