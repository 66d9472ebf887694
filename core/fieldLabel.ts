import { capitalized } from "./capitalized.ts";

const LABELS = new Map([
  ["ptoBalanceOverride", "Vacation allowance"],
  ["effectiveOn", "Effective date"],
  ["carryOverDays", "Carry-over days"],
  ["workingPattern", "Working hours"],
  ["part", "Part of the day"],
  ["startPart", "Part of the first day"],
  ["endPart", "Part of the last day"],
  ["timezone", "Time zone"],
  ["leadIds", "Leads"],
  ["memberIds", "Members"],
  ["officeIds", "Offices"],
  ["teamIds", "Teams"],
  ["exceptUserIds", "Exceptions"],
  ["requestableBy", "Available to"],
  ["workedOn", "Day you worked"],
]);

export function fieldLabel(field: string): string {
  return LABELS.get(field) ?? capitalized(plainWords(field));
}

function plainWords(field: string): string {
  const words = field
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase()
    .split(" ");
  if (words.length > 1 && words.at(-1) === "id") words.pop();
  return words
    .join(" ")
    .replace(/^pto\b/, "PTO")
    .replace(/^is /, "");
}
